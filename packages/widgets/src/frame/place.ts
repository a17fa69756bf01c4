import { frameEnglish, frameWords } from '@bnw/core/frame'

import { abandon, adopt } from '../kit/sheets.ts'
import { widthStyles } from '../kit/width.ts'
import { pageLanguage } from './page-settings.ts'
import type { ToPage } from './protocol.ts'
import { frameStyles } from './styles.ts'

type Size = Extract<ToPage, { type: 'size' }>

/** The element is as wide as its content. */
const FITTED = ':host{inline-size:fit-content}:host::after{content:none}'

/** The shadow root of an element on the partner's page. A moved element keeps it. */
export class Place {
  /** As large as the content, also while the frame covers the window. */
  readonly root = make('div', 'place')
  readonly dialog = document.createElement('dialog')
  readonly #failure = make('div', 'failure')
  readonly #shadow: ShadowRoot
  readonly #reserved: string
  #isEmpty = false

  /** @param reserved Height until the content is there: a CSS length. */
  constructor(host: HTMLElement, reserved: string) {
    this.#reserved = reserved
    this.#shadow = host.attachShadow({ mode: 'open' })
    // A group of the page, not a dialog to those who do not see it. Browsers ignore `presentation` here.
    this.dialog.setAttribute('role', 'group')
    this.dialog.setAttribute('closedby', 'none')
    this.root.append(document.createElement('slot'), this.dialog, this.#failure)
    this.#shadow.append(this.root)
    new MutationObserver(() => this.#setTabStop()).observe(this.dialog, { attributeFilter: ['open'] })
  }

  /** Shows the page's own children until the first `resize()`, and loads a new frame behind them. */
  newFrame(address: string, allow: string): HTMLIFrameElement {
    const frame = document.createElement('iframe')
    frame.allow = allow
    frame.referrerPolicy = 'origin'
    frame.title = titleOf(new URL(address))
    frame.style.blockSize = this.#reserved
    frame.src = address
    this.#reset('waiting')
    this.dialog.replaceChildren(frame)
    return frame
  }

  /** Shows a link in place of the frame. @param address Where it leads. */
  showFailure(address: string): void {
    const text = make('p', '')
    text.textContent = words().unavailable
    const link = document.createElement('a')
    Object.assign(link, { href: address, target: '_blank', rel: 'noopener', textContent: words().open })
    this.#reset('failed')
    this.dialog.replaceChildren()
    this.#failure.replaceChildren(text, link)
  }

  /** Shows the frame, as large as its content. */
  resize({ height, below, width }: Size): void {
    const { dataset, style } = this.root
    this.#setState('open')
    dataset['sized'] = ''
    this.#isEmpty = height === 0
    this.#setTabStop()
    this.root.toggleAttribute('data-below', below > 0)
    style.blockSize = `${height}px`
    style.inlineSize = width === undefined ? '' : `${width}px`
    // An element whose styles load after its first size has reported the width of a frame without them.
    if (width === undefined) abandon(this.#shadow, FITTED)
    else adopt(this.#shadow, [FITTED])
    const frame = this.dialog.querySelector('iframe')
    if (frame) frame.style.blockSize = below ? `calc(100% + ${below}px)` : ''
  }

  /** A frame without content would take the focus to nothing that is seen. Its dialog may cover the window all the same. */
  #setTabStop(): void {
    const frame = this.dialog.querySelector('iframe')
    if (this.#isEmpty && !this.dialog.open) frame?.setAttribute('tabindex', '-1')
    else frame?.removeAttribute('tabindex')
  }

  /** A frame that is not shown yet takes neither clicks nor the focus. */
  #setState(state: 'failed' | 'open' | 'waiting'): void {
    this.root.dataset['state'] = state
    this.dialog.inert = state !== 'open'
  }

  #reset(state: 'failed' | 'waiting'): void {
    const { dataset, style } = this.root
    // Each time: an element that was in another document has lost its sheets.
    adopt(this.#shadow, [
      frameStyles,
      widthStyles,
      `.place:not([data-sized]){min-block-size:${this.#reserved || 0}}`
    ])
    this.#setState(state)
    delete dataset['sized']
    style.blockSize = style.inlineSize = ''
  }
}

function make(tag: 'div' | 'p', className: string): HTMLElement {
  const element = document.createElement(tag)
  if (className) element.className = className
  return element
}

/** `Bakiye · Güvenli bölüm · site.example`: each frame of a page has a name of its own. */
function titleOf({ host, pathname }: URL): string {
  // An element without a name has no words, hence the `?.`.
  const name = pathname.split('/').at(-1) as keyof typeof frameWords.names
  const own = pageLanguage() === 'en' ? frameEnglish[`frame.${name}`] : frameWords.names[name]?.()
  return [own, words().title, host].filter(Boolean).join(' · ')
}

/** Without `@lit/localize`: a page with frames only loads no language. */
function words(): { title: string; unavailable: string; open: string } {
  if (pageLanguage() === 'en')
    return {
      title: frameEnglish['frame.title'],
      unavailable: frameEnglish['frame.unavailable'],
      open: frameEnglish['frame.open']
    }
  return { title: frameWords.title(), unavailable: frameWords.unavailable(), open: frameWords.open() }
}

/** Games are shown on the whole screen, with sound, and keep the screen on; nothing else is passed on. */
export function permissionsOf(tag: string): string {
  return tag === 'bnw-game' ? 'autoplay; clipboard-write; fullscreen; screen-wake-lock' : 'clipboard-write'
}
