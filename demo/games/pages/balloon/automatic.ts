import { AUTOMATIC } from '../../engines/balloon/engine.ts'
import { h } from '../../ui/dom.ts'
import type { Speaker } from '../../ui/speaker.ts'
import { balloonWords } from './words.ts'

/** Where the server cashes out by itself. */
export interface Automatic {
  readonly element: HTMLElement
  /** In hundredths, or null where it does not. */
  readonly value: number | null
  choose(height: number | null): void
  lock(isLocked: boolean): void
}

export function createAutomatic(speaker: Speaker): Automatic {
  const off = h('option', { value: '' })
  speaker.write(off, (_words, now) => balloonWords(now).off)
  const options = AUTOMATIC.map(height => {
    const option = h('option', { value: String(height) })
    speaker.write(option, (_words, now) => now.multiple(height))
    return option
  })
  const select = h('select', {}, off, ...options)
  const name = h('span')
  speaker.write(name, (_words, now) => balloonWords(now).automatic)
  return {
    element: h('label', { class: 'automatic' }, name, select),
    get value() {
      return select.value === '' ? null : Number(select.value)
    },
    choose(height) {
      select.value = height === null ? '' : String(height)
    },
    lock(isLocked) {
      select.disabled = isLocked
    }
  }
}
