import type { BookEvent } from '../../protocol/coupons.ts'
import { h } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { isMotionAllowed } from '../../ui/timing.ts'
import type { LineToShow, ProgressView } from './line-view.ts'
import { drawHorse } from './pictures.ts'
import { racePositions } from './story.ts'

export function createRaceView(i18n: I18n, { key, line }: LineToShow): ProgressView {
  const { event, drawn, pick } = line
  const track = createTrack(i18n, event)
  track.lanes[pick]?.classList.add('is-mine')
  return {
    element: track.element,
    show(progress) {
      // Reduced motion: the runners stay at the gate until the race is over.
      const shown = isMotionAllowed() || progress >= 1 ? progress : 0
      track.element.classList.toggle('is-running', shown > 0 && shown < 1)
      track.move(racePositions(key, drawn, shown))
      if (progress >= 1) track.lanes[drawn]?.classList.add('is-first')
    }
  }
}

/** A race that has not begun: the runners at the gate. */
export function createGateView(i18n: I18n, event: BookEvent): ProgressView {
  return { element: createTrack(i18n, event).element, show: () => undefined }
}

function createTrack({ language }: I18n, event: BookEvent) {
  const boxes = event.picks.map((_, runner) => h('div', { class: 'horse-box' }, drawHorse(runner)))
  const lanes = boxes.map((box, runner) => {
    const name = event.picks[runner]?.[language] ?? ''
    return h('div', { class: 'lane' }, h('span', { class: 'runner' }, name), h('div', { class: 'turf' }, box))
  })
  return {
    element: h(
      'div',
      { class: 'race' },
      h('p', { class: 'race-name' }, `${event.group[language]} · ${event.title}`),
      h('div', { class: 'track' }, ...lanes)
    ),
    lanes,
    /** @param positions 0 at the gate, 1 at the post. */
    move(positions: readonly number[]) {
      positions.forEach((position, lane) => boxes[lane]?.style.setProperty('--at', position.toFixed(4)))
    }
  }
}
