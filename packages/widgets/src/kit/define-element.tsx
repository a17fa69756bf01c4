import { gatewayWords } from '@bnw/core/gateway'
import { $loadedLanguage } from '@bnw/core/language'
import r2wc from '@r2wc/react-to-web-component'
import { type ComponentType, startTransition } from 'react'

import { COMMON, dashed, readAttribute, reflected, startingValues, upgradeProperties } from './attributes.ts'
import { isServedElsewhere } from './page-owner.ts'
import { scriptsFolder, setBrowserEnvironment } from './configuration.ts'
import type { Attributes, Declaration, PropsOf } from './declare.ts'
import { dispatch } from './host.ts'
import { createElementContext, contextOf, type ElementContext } from './element-context.ts'
import { leavePage, startPage } from './page.ts'
import { prepareContainer, showMessage } from './fallback.ts'
import { rootOf } from './root.tsx'
import { isTampered } from './tampering.ts'

/** What r2wc makes: it mounts React into `container` when connected, and takes it down when disconnected. */
interface Mounting {
  new (): HTMLElement & {
    container: HTMLElement | ShadowRoot
    connectedCallback(): void
    disconnectedCallback(): void
  }
}

/**
 * Turns a declaration and a view into a custom element. Does nothing on a server, if the tag is taken, or if another
 * bundle serves this page (SESS-10).
 *
 * The only file that knows r2wc, which mounts and unmounts. Attributes are kept here, in a store, since r2wc 2.1
 * ignores those that are empty or taken away.
 */
export function defineElement<A extends Attributes, Events extends object>(
  declaration: Declaration<A, Events>,
  View: ComponentType<PropsOf<Declaration<A, Events>>>
): void {
  if (typeof customElements === 'undefined') return
  setBrowserEnvironment()
  if (customElements.get(declaration.tag) || isServedElsewhere(declaration.tag, scriptsFolder)) return
  customElements.define(declaration.tag, elementClass(declaration, View as ComponentType<object>))
}

function elementClass(declaration: Declaration, View: ComponentType<object>): CustomElementConstructor {
  const attributes: Attributes = { ...declaration.attributes, ...COMMON }
  const names = new Map(Object.keys(attributes).map(name => [dashed(name), name]))
  const start = startingValues(attributes)
  // `events` and `props` are said to be none: left out, r2wc would look for them on the function and write them there.
  const Base = r2wc(rootOf(View), { shadow: 'open', props: [], events: [] }) as unknown as Mounting

  class Element extends Base {
    static readonly observedAttributes = [...names.keys()]

    constructor() {
      super()
      createElementContext(this, declaration, { ...start })
    }

    attributeChangedCallback(changed: string, _before: string | null, text: string | null): void {
      const name = names.get(changed)!
      contextOf(this).$props.setKey(name, readAttribute(text, attributes[name]!))
    }

    override connectedCallback(): void {
      const context = contextOf(this)
      if (!context.mounted && isTampered()) return refuse(context)
      startPage(this)
      upgradeProperties(this, names.values())
      prepareContainer(context)
      if (context.mounted) return
      context.mounted = true
      this.container = context.container!
      // The page's own children stay until the words are there. As a transition: if React renders the page too, it would
      // render all elements of the page in one long task.
      context.cancelMount = onceLanguageLoaded(() => startTransition(() => super.connectedCallback()))
    }

    /** `moveBefore()`: the element stays connected, and so does its view. */
    connectedMoveCallback(): void {
      prepareContainer(contextOf(this))
    }

    /** Waits a task: a moved element keeps its view, and React may take the element away while it draws (R4, H12). */
    override disconnectedCallback(): void {
      setTimeout(() => {
        const context = contextOf(this)
        if (this.isConnected || !context.mounted) return
        context.mounted = context.ready = false
        leavePage(this)
        context.cancelMount?.()
        super.disconnectedCallback()
      })
    }

    async refresh(): Promise<void> {
      await Promise.allSettled([...contextOf(this).refreshers].map(async load => load()))
    }
  }

  for (const [attribute, name] of names) {
    const read = (text: string | null) => readAttribute(text, attributes[name]!)
    Object.defineProperty(Element.prototype, name, reflected(attribute, read))
  }
  return Element
}

/** Runs once the words of a language are loaded; at once where they are. Returns a function that cancels it. */
function onceLanguageLoaded(run: () => void): () => void {
  if ($loadedLanguage.get()) {
    run()
    return () => undefined
  }
  const stop = $loadedLanguage.listen(() => {
    stop()
    run()
  })
  return stop
}

/** On a page that is not safe to draw on. */
function refuse(context: ElementContext): void {
  showMessage(context, gatewayWords.wrong())
  dispatch(context.host, 'bnw-state', { state: 'error' })
  dispatch(context.host, 'bnw-error', { code: 'page', retryable: false })
}
