import type { I18n } from '../../ui/i18n.ts'
import { createField } from '../../ui/table/fields.ts'
import { tableWords } from '../../ui/table/words.ts'

/** The betting spot, with the chips on it. */
export interface Spot {
  readonly element: HTMLElement
  /** @param amount Whole kuruş. */
  show(amount: number): void
  setLocked(isLocked: boolean): void
}

export function createSpot(i18n: I18n, onLay: () => void): Spot {
  const { button, show } = createField(i18n, { kind: 'spot', name: i18n => tableWords(i18n).field })
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') !== 'true') onLay()
  })
  return {
    element: button,
    show,
    setLocked: isLocked => button.setAttribute('aria-disabled', String(isLocked))
  }
}
