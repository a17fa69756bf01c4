import { type Channel, openChannel } from './channel.ts'
import { connect, fits, Hello, newNonce, ToPage, type ToFrame } from './protocol.ts'

type Answer = Extract<ToPage, { type: 'answer' }>
export type FromFrame = Exclude<ToPage, Answer>

export interface PageEndOptions {
  frame: HTMLIFrameElement
  /** Origin of the frame's document. */
  site: string
  /** Called when the frame has proved its nonce. Returns the first message. @param nonce The frame's own. */
  onOpen(nonce: string): ToFrame
  onMessage(message: FromFrame): void
}

/** The page's end of the connection to a frame. A frame that reloads itself connects again. */
export class PageEnd {
  readonly #options: PageEndOptions
  #channel: Channel<ToFrame> | undefined
  #isOpen = false
  /** How many documents have identified themselves, less those that were loaded: their order varies. */
  #ahead = 0

  constructor(options: PageEndOptions) {
    this.#options = options
    addEventListener('message', this.#onHello)
  }

  /**
   * Called for each document that the frame has loaded. Returns whether it has identified itself; its message may still
   * arrive, and so may the nonces.
   */
  noteLoad(): boolean {
    return --this.#ahead >= 0
  }

  send(message: ToFrame): void {
    if (this.#isOpen) this.#channel?.send(message)
  }

  close(): void {
    removeEventListener('message', this.#onHello)
    this.#drop()
  }

  readonly #onHello = ({ source, origin, data }: MessageEvent<unknown>): void => {
    const { frame, site } = this.#options
    const target = frame.contentWindow
    if (!target || source !== target || origin !== site || !fits(data, Hello)) return
    // A page may have removed it; the element then shows its link, as for a frame that does not answer.
    if (typeof MessageChannel !== 'function') return
    this.#drop()
    this.#ahead++
    const nonce = newNonce()
    const { port1, port2 } = new MessageChannel()
    this.#channel = openChannel<ToPage, ToFrame>(port1, ToPage, message => this.#receive(message, nonce))
    target.postMessage(connect(nonce), site, [port2])
  }

  #receive(message: ToPage, nonce: string): void {
    if (message.type !== 'answer') return this.#isOpen ? this.#options.onMessage(message) : undefined
    if (this.#isOpen || message.nonce !== nonce) return
    this.#isOpen = true
    this.send(this.#options.onOpen(message.own))
  }

  #drop(): void {
    this.#isOpen = false
    this.#channel?.close()
    this.#channel = undefined
  }
}
