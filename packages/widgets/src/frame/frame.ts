import { blockWholePage, isPageBlocked } from '../kit/blocked-page.ts'
import { readConfiguration } from '../kit/configuration.ts'
import type { Attributes } from '../kit/declare.ts'
import { deliver } from './deliver.ts'
import { Overlay } from './overlay.ts'
import { type FromFrame, PageEnd } from './page-end.ts'
import { applyChoice, onSettingsChange, settingsOf } from './page-settings.ts'
import { permissionsOf, Place } from './place.ts'
import { createRefreshes } from './refreshes.ts'

/** Time in which a frame must identify itself and show its element, ms; else the element links to the site (SEC-03). */
const SHOW_MS = 10_000

/** Time after which a loaded document that has not identified itself is that of an error or a refusal, ms. */
const IDENTIFY_MS = 1_000

/** What the frame of an element needs of its declaration. */
export interface FrameDeclaration {
  tag: string
  attributes: Attributes
  /** Names of its own events, besides the common ones. */
  events: readonly string[]
  /** Height until its content is there: a CSS length. */
  reservedHeight?: string
}

/** One private element on a partner's page, drawn by a frame of the site's origin (EMB-10). */
export class Frame {
  readonly #host: HTMLElement
  readonly #declaration: FrameDeclaration
  readonly #refreshes = createRefreshes()
  #openedPlace: Place | undefined
  #frame: HTMLIFrameElement | undefined
  #connection: PageEnd | undefined
  #overlay: Overlay | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** When the frame began to load; Infinity once it has identified itself. */
  #since = Infinity
  #stops: (() => void)[] = []
  #stopSettings: (() => void) | undefined
  #hasFailed = false

  constructor(host: HTMLElement, declaration: FrameDeclaration) {
    this.#host = host
    this.#declaration = declaration
  }

  /** Whether the element is on a page. */
  get isOpen(): boolean {
    return this.#stops.length > 0
  }

  /** When the element is connected. */
  open(): void {
    const retry = () => this.#hasFailed && this.#load()
    addEventListener('online', retry)
    this.#stops = [() => removeEventListener('online', retry), () => this.#stopSettings?.()]
    this.#followSettings()
    this.#load()
  }

  /** After `moveBefore()`: the frame keeps its document, but has other elements around it. */
  move(): void {
    this.#followSettings()
    this.update()
  }

  #followSettings(): void {
    this.#stopSettings?.()
    this.#stopSettings = onSettingsChange(this.#host, () => this.update())
  }

  /** When the element is disconnected: the browser has ended the frame's document, and with it its calls. */
  close(): void {
    for (const stop of this.#stops.splice(0)) stop()
    this.#disconnect()
  }

  /** When an attribute, or the page around the element, has changed. After all changes of the task: the last ones count. */
  update(): void {
    queueMicrotask(() => {
      if (this.isOpen) this.#connection?.send({ type: 'settings', settings: this.#settings() })
    })
  }

  /** Loads the data again, after changes of the same task; a failed frame is loaded again. Never rejects. */
  refresh(): Promise<void> {
    if (!this.isOpen) return Promise.resolve()
    if (this.#hasFailed) this.#load()
    return this.#refreshes.add(id => queueMicrotask(() => this.#connection?.send({ type: 'refresh', id })))
  }

  /** Created when the element is first connected. */
  get #place(): Place {
    return (this.#openedPlace ??= new Place(this.#host, this.#declaration.reservedHeight ?? ''))
  }

  #load(): void {
    const { site } = readConfiguration()
    this.#disconnect()
    this.#hasFailed = false
    this.#since = Date.now()
    this.#failAfter(SHOW_MS)
    const { tag } = this.#declaration
    const frame = this.#place.newFrame(`${site}/embed/${tag.replace('bnw-', '')}`, permissionsOf(tag))
    this.#frame = frame
    this.#overlay = new Overlay(
      this.#place,
      message => this.#connection?.send(message),
      () => this.#failAfter(SHOW_MS)
    )
    this.#connection = new PageEnd({
      frame,
      site,
      onOpen: nonce => this.#start(nonce),
      onMessage: message => this.#receive(message)
    })
    // Its script has run by then, which identifies it at once.
    frame.onload = () => this.#connection?.noteLoad() || this.#lose()
  }

  #failAfter(duration: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#fail(), duration)
  }

  /** The loaded document has not identified itself, and has no dialog. On a busy device its message may be as late as it was. */
  #lose(): void {
    this.#overlay?.end()
    this.#failAfter(Math.min(SHOW_MS, Math.max(IDENTIFY_MS, Date.now() - this.#since)))
  }

  #start(nonce: string) {
    this.#since = Infinity
    this.#failAfter(SHOW_MS)
    // A frame that has reloaded itself has lost its pending refreshes and its dialog.
    this.#refreshes.settle()
    this.#overlay?.end()
    return { type: 'start', nonce, settings: this.#settings() } as const
  }

  #settings() {
    const settings = settingsOf(this.#host, this.#declaration.attributes)
    this.#host.lang = settings.lang
    this.#host.dataset['mode'] = settings.theme
    // A frame is transparent only while its document has the same scheme.
    this.#frame?.style.setProperty('color-scheme', settings.theme)
    return settings
  }

  #receive(message: FromFrame): void {
    const { events } = this.#declaration
    switch (message.type) {
      case 'size':
        clearTimeout(this.#timer)
        return this.#place.resize(message)
      case 'failed':
        return this.#fail()
      case 'refreshed':
        return this.#refreshes.finish(message.id)
      case 'choice':
        return applyChoice(message)
      case 'blocked':
        return blockWholePage()
      case 'reload':
        return isPageBlocked() ? location.reload() : undefined
      case 'overlay':
        clearTimeout(this.#timer)
        return this.#overlay?.step(message.step)
      case 'event':
        // Outside the viewport the browser draws nothing in a frame, so its size follows when it is scrolled to.
        clearTimeout(this.#timer)
        return deliver(this.#host, message, events)
      case 'intent':
        return deliver(this.#host, message, events)
    }
  }

  #fail(): void {
    const { affiliate, site } = readConfiguration()
    // Not known before: some browsers say that they are offline while they are not.
    const state = navigator.onLine === false ? 'offline' : 'error'
    this.#disconnect()
    this.#hasFailed = true
    // Unlike `encodeURIComponent()` it does not throw for half of a surrogate pair.
    const query = new URLSearchParams({ 'reference-number': affiliate })
    this.#place.showFailure(affiliate ? `${site}/?${query}` : site)
    deliver(this.#host, { type: 'event', name: 'bnw-state', detail: { state } }, [])
    deliver(this.#host, { type: 'event', name: 'bnw-error', detail: { code: 'frame', retryable: true } }, [])
  }

  #disconnect(): void {
    clearTimeout(this.#timer)
    this.#overlay?.end()
    this.#connection?.close()
    this.#connection = this.#overlay = undefined
    this.#refreshes.settle()
  }
}
