import type { Place } from './place.ts'
import type { ToFrame, ToPage } from './protocol.ts'

type Step = Extract<ToPage, { type: 'overlay' }>['step']

/** The frames that want to cover the window. The first one does; the next one follows when it has finished. */
const queue: Overlay[] = []

/**
 * The frame of one element covering the window, for a dialog.
 *
 * It does so in two steps, so that its content does not seem to move: the frame learns where it lies, and keeps its content
 * there from the moment at which it is resized.
 */
export class Overlay {
  readonly #place: Pick<Place, 'root' | 'dialog'>
  readonly #send: (message: ToFrame) => void

  constructor(place: Pick<Place, 'root' | 'dialog'>, send: (message: ToFrame) => void) {
    this.#place = place
    this.#send = send
    // Escape is the frame's own: it closes its dialog, and asks for the end.
    place.dialog.oncancel = event => event.preventDefault()
  }

  /** What the frame asks for. */
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
    if (queue[0] !== this || dialog.open || !dialog.isConnected) return
    dialog.showModal()
    // The page behind can still be scrolled, by touch for example.
    addEventListener('scroll', this.#sendPlace, { capture: true, passive: true })
    addEventListener('resize', this.#sendPlace)
  }

  readonly #sendPlace = (): void => {
    const { left, top, width } = this.#place.root.getBoundingClientRect()
    this.#send({ type: 'overlay', place: { left, top, width } })
  }
}
