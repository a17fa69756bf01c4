import type { Place } from './place.ts'
import type { ToFrame, ToPage } from './protocol.ts'

type Step = Extract<ToPage, { type: 'overlay' }>['step']

/** How often a frame that covers the window is checked by a message that it answers, ms. */
const PING_MS = 1_000

/** Messages in a row that it may leave unanswered: a busy frame answers late. */
const MAX_UNANSWERED = 5

/** The frames that want to cover the window. The first one does; the next one follows when it has finished. */
const queue: Overlay[] = []

/**
 * The frame of one element covering the window, for a dialog.
 *
 * It does so in two steps, so that its content does not seem to move: the frame receives its place on the page, and keeps
 * its content there from the moment at which it is resized.
 */
export class Overlay {
  readonly #place: Pick<Place, 'root' | 'dialog'>
  readonly #send: (message: ToFrame) => void
  readonly #onSilent: () => void
  #unanswered = 0
  #timer: ReturnType<typeof setInterval> | undefined

  /** @param onSilent Called when the frame, which covered the window, has crashed or hangs. */
  constructor(place: Pick<Place, 'root' | 'dialog'>, send: (message: ToFrame) => void, onSilent: () => void) {
    this.#place = place
    this.#send = send
    this.#onSilent = onSilent
    // Escape is the frame's own: it closes its dialog, and sends `done`.
    place.dialog.oncancel = event => event.preventDefault()
  }

  /** Handles a request of the frame. */
  step(step: Step): void {
    if (step === 'placed') return this.#cover()
    if (step === 'done') {
      this.end()
      return this.#send({ type: 'overlay', place: null })
    }
    if (!queue.includes(this)) queue.push(this)
    if (queue[0] === this) this.#sendPlace()
  }

  /** Also if the frame is gone, or has reloaded itself. */
  end(): void {
    removeEventListener('scroll', this.#sendPlace, { capture: true })
    removeEventListener('resize', this.#sendPlace)
    clearInterval(this.#timer)
    const { dialog } = this.#place
    if (dialog.open) dialog.close()
    const index = queue.indexOf(this)
    if (index < 0) return
    queue.splice(index, 1)
    const [next] = queue
    if (index === 0 && next) next.#sendPlace()
  }

  #cover(): void {
    const { dialog } = this.#place
    if (dialog.open) return void (this.#unanswered = 0)
    if (queue[0] !== this || !dialog.isConnected) return
    dialog.showModal()
    // The page behind can still be scrolled, by touch for example.
    addEventListener('scroll', this.#sendPlace, { capture: true, passive: true })
    addEventListener('resize', this.#sendPlace)
    // A frame of an older site never answers, so nothing is concluded before the first answer.
    this.#unanswered = -Infinity
    this.#timer = setInterval(this.#ping, PING_MS)
    this.#ping()
  }

  /**
   * Nothing else shows a page that a frame has crashed or hangs. Unanswered messages are counted, not time: a page that is
   * itself busy or suspended sends none, nor does one in a hidden tab, which the browser slows down.
   */
  readonly #ping = (): void => {
    if (document.hidden) return
    if (this.#unanswered++ < MAX_UNANSWERED) return this.#sendPlace()
    // If it recovers with its dialog open, it requests the window again.
    this.step('done')
    this.#onSilent()
  }

  readonly #sendPlace = (): void => {
    const { root, dialog } = this.#place
    const { left, top, width } = root.getBoundingClientRect()
    // A zoom of the page scales the frame and its content. WebKit (2.50) does not say how much.
    const zoom = (root as Partial<Element>).currentCSSZoom ?? 1
    dialog.style.setProperty('--_zoom', `${zoom}`)
    this.#send({ type: 'overlay', place: { left: left / zoom, top: top / zoom, width: width / zoom } })
  }
}
