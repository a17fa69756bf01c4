import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { createTeam } from './event-head.ts'
import type { LineToShow, ProgressView } from './line-view.ts'
import { matchAt, teamsOf } from './story.ts'
import { couponWords } from './words.ts'

export function createMatchView(i18n: I18n, { key, line }: LineToShow): ProgressView {
  const [home, away] = teamsOf(line.event)
  const clock = h('span', { class: 'minute' })
  const score = h('strong', { class: 'score' })
  return {
    element: h(
      'div',
      { class: 'running-match' },
      createTeam(home),
      h('span', { class: 'between' }, score, clock),
      createTeam(away)
    ),
    show(progress) {
      const match = matchAt(key, line, progress)
      const { minute, finalWhistle } = couponWords(i18n)
      score.textContent = `${match.home} – ${match.away}`
      clock.textContent = progress < 1 ? minute(match.minute) : finalWhistle
    }
  }
}
