import { COMMON, dashed, reflectAttributes, upgradeProperties } from '../kit/attributes.ts'
import { Frame, type FrameDeclaration } from './frame.ts'

/** Defines a private element for a partner's page. Does nothing if the tag is taken. */
export function defineFrame(declaration: FrameDeclaration): void {
  if (customElements.get(declaration.tag)) return
  // Each makes the frame send its settings again.
  const attributes = { ...declaration.attributes, ...COMMON }
  const names = Object.keys(attributes)

  class FrameElement extends HTMLElement {
    static readonly observedAttributes = names.map(dashed)
    readonly #frame = new Frame(this, declaration)

    connectedCallback(): void {
      upgradeProperties(this, names)
      if (!this.#frame.isOpen) this.#frame.open()
    }

    /** `moveBefore()`: the frame keeps its document. */
    connectedMoveCallback(): void {
      this.#frame.move()
    }

    /** At once: the browser ends the frame's document in the same moment. */
    disconnectedCallback(): void {
      this.#frame.close()
    }

    attributeChangedCallback(): void {
      this.#frame.update()
    }

    refresh(): Promise<void> {
      return this.#frame.refresh()
    }
  }

  reflectAttributes(FrameElement.prototype, attributes)
  customElements.define(declaration.tag, FrameElement)
}
