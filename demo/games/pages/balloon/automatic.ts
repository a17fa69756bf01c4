import { AUTOMATIC_HEIGHTS } from '../../engines/balloon/engine.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { balloonWords } from './words.ts'

/** The choice of an automatic cash-out, which the server performs. */
export interface Automatic {
  readonly element: HTMLElement
  /** Height in hundredths; null for none. */
  readonly value: number | null
  select(height: number | null): void
  setLocked(isLocked: boolean): void
}

export function createAutomatic(i18n: I18n): Automatic {
  const off = h('option', { value: '' })
  i18n.setText(off, i18n => balloonWords(i18n).off)
  const options = AUTOMATIC_HEIGHTS.map(height => {
    const option = h('option', { value: height })
    i18n.setText(option, ({ multiple }) => multiple(height))
    return option
  })
  const select = h('select', {}, off, ...options)
  const name = h('span')
  i18n.setText(name, i18n => balloonWords(i18n).automatic)
  return {
    element: h('label', { class: 'automatic' }, name, select),
    get value() {
      return select.value === '' ? null : Number(select.value)
    },
    select(height) {
      select.value = height === null ? '' : String(height)
    },
    setLocked(isLocked) {
      select.disabled = isLocked
    }
  }
}
