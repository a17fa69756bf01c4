import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import type { LineToShow, ProgressView } from './line-view.ts'
import { drawTable } from './pictures.ts'
import { tableOutcome } from './story.ts'

export function createTableView({ language }: I18n, shown: LineToShow): ProgressView {
  const { event, drawn } = shown.line
  const before = drawTable(event.kind)
  const after = drawTable(event.kind, tableOutcome(shown.key, shown.line))
  const outcome = h('b')
  const element = h(
    'div',
    { class: 'running-table' },
    before,
    h('p', {}, `${event.group[language]} · ${event.title}`, h('br'), outcome)
  )
  return {
    element,
    show(progress) {
      const isDrawn = progress >= shown.decidedAt
      const picture = isDrawn ? after : before
      element.classList.toggle('is-shaking', !isDrawn)
      if (!element.contains(picture)) element.firstElementChild?.replaceWith(picture)
      outcome.textContent = isDrawn ? event.picks[drawn][language] : '…'
    }
  }
}
