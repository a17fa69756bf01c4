import { environment } from '@bnw/core'
import { gatewayWords } from '@bnw/core/gateway'
import { $loadedLanguage } from '@bnw/core/language'
import r2wc from '@r2wc/react-to-web-component'
import { type ComponentType, startTransition } from 'react'

import {
  COMMON,
  dashed,
  readAttribute,
  reflectAttributes,
  startingValues,
  upgradeProperties
} from './attributes.ts'
import { isServedElsewhere } from './page-owner.ts'
import { scriptsFolder, setBrowserEnvironment } from './configuration.ts'
import type { Attributes, Declaration, PropsOf } from './declare.ts'
import { dispatch } from './host.ts'
import { createElementContext, type ElementContext, type HostElement } from './element-context.ts'
import { isConfigurationLate, runsDirectly } from './isolation.ts'
import { leavePage, startPage } from './page.ts'
import { logFailure } from './failure.ts'
import { prepareContainer, showMessage } from './fallback.ts'
import { rootOf } from './root.tsx'
import { isTampered } from './tampering.ts'

/** The class that r2wc returns: it mounts React into `container` when connected, and unmounts it when disconnected. */
interface Mounting {
  new (): HostElement & {
    container: HTMLElement | ShadowRoot
    connectedCallback(): void
    disconnectedCallback(): void
  }
}

/**
 * Turns a declaration and a view into a custom element. Does nothing on a server, if the tag is taken, or if another
 * bundle serves this page (SESS-10).
 *
 * The only file that uses r2wc, which mounts and unmounts. Attributes are kept in a store of the kit, since r2wc 2.1
 * ignores empty and removed ones.
 */
export function defineElement<A extends Attributes, Events extends object>(
  declaration: Declaration<A, Events>,
  View: ComponentType<PropsOf<Declaration<A, Events>>>
): void {
  if (typeof customElements === 'undefined') return
  setBrowserEnvironment()
  // The props are those of the declaration, which the class below reads at run time only.
  const define = () => defineOnce(declaration, () => elementClass(declaration, View as ComponentType<object>))
  if (declaration.tier === 'public') define()
  else if (isConfigurationLate()) queueMicrotask(() => definePrivate(declaration, define))
  else definePrivate(declaration, define)
}

/** A private element runs directly only where the gateway allows it; elsewhere a frame of the site draws it (EMB-10). */
function definePrivate(declaration: Declaration, define: () => void): void {
  const isDirect = runsDirectly()
  if (isDirect === true) return define()
  void Promise.resolve(isDirect).then(isAllowed => (isAllowed ? define() : defineAsFrame(declaration)))
}

/** If it fails to load, the element keeps the page's own children. */
async function defineAsFrame({ tag, attributes, events, reservedHeight }: Declaration): Promise<void> {
  try {
    const { defineFrame } = await import('../frame/define-frame.ts')
    if (!isServedElsewhere(tag, scriptsFolder))
      defineFrame({ tag, attributes, events: Object.keys(events), reservedHeight })
  } catch {
    environment().report({ name: 'LoadError', call: 'frame' })
  }
}

function defineOnce({ tag }: Declaration, createClass: () => CustomElementConstructor): void {
  if (!customElements.get(tag) && !isServedElsewhere(tag, scriptsFolder))
    customElements.define(tag, createClass())
}

function elementClass(declaration: Declaration, View: ComponentType<object>): CustomElementConstructor {
  const attributes: Attributes = { ...declaration.attributes, ...COMMON }
  const observed = new Map(Object.entries(attributes).map(([name, start]) => [dashed(name), { name, start }]))
  const values = startingValues(attributes)
  // Empty `events` and `props`: without them r2wc reads them from the component and writes them there. It has no type
  // for the class it returns.
  const Base = r2wc(rootOf(View), { shadow: 'open', props: [], events: [] }) as unknown as Mounting

  class Element extends Base {
    static readonly observedAttributes = [...observed.keys()]

    readonly #context = createElementContext(this, declaration, { ...values })

    attributeChangedCallback(changed: string, before: string | null, text: string | null): void {
      const attribute = observed.get(changed)
      if (!attribute) return
      const { $changes, $props } = this.#context
      $props.setKey(attribute.name, readAttribute(text, attribute.start))
      if (before !== text && !(attribute.name in COMMON)) $changes.set($changes.get() + 1)
    }

    override connectedCallback(): void {
      const context = this.#context
      if (!context.mounted && isTampered()) return refuse(context)
      startPage(this)
      upgradeProperties(this, Object.keys(attributes))
      prepareContainer(context)
      if (context.mounted) return
      context.mounted = true
      this.container = context.container
      // The page's own children stay until the words are loaded. As a transition: a page rendered by React would render
      // all elements in one long task.
      context.cancelMount = onceLanguageLoaded(() => startTransition(() => this.#mount()))
    }

    /** Throws where the page has broken what the renderer itself needs: then no boundary is there to show it (R1). */
    #mount(): void {
      try {
        super.connectedCallback()
      } catch (error) {
        logFailure(error, declaration.tag)
        refuse(this.#context)
      }
    }

    /** `moveBefore()`: the element stays connected, and so does its view. */
    connectedMoveCallback(): void {
      prepareContainer(this.#context)
    }

    /** In a later task: a moved element keeps its view, and React may remove the element during a render (R4, H12). */
    override disconnectedCallback(): void {
      setTimeout(() => {
        const context = this.#context
        if (this.isConnected || !context.mounted) return
        context.mounted = context.ready = false
        leavePage(this)
        context.cancelMount?.()
        super.disconnectedCallback()
      })
    }

    refresh(): Promise<void> {
      return this.#context.refresh()
    }
  }

  reflectAttributes(Element.prototype, attributes)
  return Element
}

/** Calls back once the words of a language are loaded, or at once. Returns a function that cancels it. */
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

/** Shows an error on a page that is not safe to render on. */
function refuse(context: ElementContext): void {
  showMessage(context, gatewayWords.wrong())
  dispatch(context.host, 'bnw-state', { state: 'error' })
  dispatch(context.host, 'bnw-error', { code: 'page', retryable: false })
}
