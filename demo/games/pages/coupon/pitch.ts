import { h } from '../../ui/dom.ts'
import { matchAt, mayMove, teamsOf, type LineToShow, type Showing } from './showing.ts'
import { goalsOf } from './story.ts'
import { picture, s } from './svg.ts'
import { couponWords, languageNow } from './words.ts'

/** Corners of the pitch as it is seen from the stand: far left, far right, near right, near left. */
const [FAR, NEAR] = [
  { y: 34, left: 96, right: 304 },
  { y: 164, left: 8, right: 392 }
]

/** A point of the pitch, 0 to 1 from goal to goal and from the far line to the near one, where it is on the picture. */
function seen(along: number, across: number): [number, number, number] {
  // Nearer things are larger: equal steps grow towards the viewer.
  const depth = across / (2.1 - 1.1 * across)
  const left = FAR.left + (NEAR.left - FAR.left) * depth
  const right = FAR.right + (NEAR.right - FAR.right) * depth
  return [left + (right - left) * along, FAR.y + (NEAR.y - FAR.y) * depth, 0.62 + 0.6 * depth]
}

function shape(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([along, across]) =>
      seen(along, across)
        .slice(0, 2)
        .map(at => at.toFixed(1))
        .join(' ')
    )
    .join(' L')
}

const band = (from: number, to: number) =>
  `M${shape([
    [from, 0],
    [to, 0],
    [to, 1],
    [from, 1]
  ])}Z`

/** Where the eleven of a side stand, for the side that plays to the right. */
const FORMATION = [
  [0.03, 0.5],
  [0.18, 0.2],
  [0.18, 0.5],
  [0.18, 0.8],
  [0.34, 0.12],
  [0.34, 0.4],
  [0.34, 0.65],
  [0.34, 0.88],
  [0.46, 0.3],
  [0.46, 0.7]
] as const

/** The pitch of the three-dimensional football: the first line of a coupon on it, or an empty one before. */
export function createPitch(shown: LineToShow | undefined): Showing {
  const ball = s(
    'g',
    { class: 'ball' },
    s('ellipse', { cx: 0, cy: 5, rx: 5, ry: 1.8, class: 'shadow' }),
    s('circle', { r: 4.6, class: 'leather' })
  )
  const men = shown ? FORMATION.flatMap((place, at) => [man(place, at, 'home'), man(place, at, 'away')]) : []
  const view = picture(
    '0 0 400 176',
    'pitch',
    ...stands(),
    ...ground(),
    ...men.map(({ element }) => element),
    ball
  )
  const text = h('p', { class: 'board-text' })
  const element = h('div', { class: 'stadium' }, text, view)
  const goals = shown ? goalsOf(shown.key, shown.line) : []
  return {
    element,
    show(progress) {
      text.textContent = shown ? scoreboard(shown, progress) : couponWords().kickOff
      const at = shown && (mayMove() || progress >= 1) ? ballAt(progress, goals) : ([0.5, 0.5] as const)
      place(ball, at)
      const drift = (at[0] - 0.5) * 0.16
      for (const one of men) one.move(drift, progress)
    }
  }
}

function scoreboard(shown: LineToShow, progress: number): string {
  const [home, away] = teamsOf(shown.line.event)
  const { minute, ...score } = matchAt(shown, progress)
  const clock = progress < 1 ? couponWords().minute(minute) : couponWords().finalWhistle
  return `${shown.line.event.group[languageNow()]} · ${home} ${score.home} – ${score.away} ${away} · ${clock}`
}

const GOAL_SPAN = 0.035

/** The ball wanders, and lies in the goal when one is scored. */
function ballAt(progress: number, goals: ReturnType<typeof goalsOf>): readonly [number, number] {
  if (progress >= 1) return [0.5, 0.5]
  const goal = goals.find(({ at }) => progress >= at - GOAL_SPAN && progress < at + GOAL_SPAN)
  const roam = [0.5 + 0.36 * Math.sin(progress * 47), 0.5 + 0.34 * Math.sin(progress * 71 + 1)] as const
  if (!goal) return roam
  const pull = Math.min(1, (progress - goal.at + GOAL_SPAN) / GOAL_SPAN)
  const end = goal.side === 'home' ? 0.995 : 0.005
  return [roam[0] + (end - roam[0]) * pull, roam[1] + (0.5 - roam[1]) * pull]
}

function place(element: SVGElement, [along, across]: readonly [number, number]): void {
  const [x, y, scale] = seen(along, across)
  element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(2)})`
}

function man([along, across]: readonly [number, number], at: number, side: 'home' | 'away') {
  const element = s(
    'g',
    { class: `man ${side}` },
    s('ellipse', { cx: 0, cy: 1, rx: 4, ry: 1.4, class: 'shadow' }),
    s('rect', { x: -3, y: -10, width: 6, height: 11, rx: 3 }),
    s('circle', { cy: -12, r: 2.4, class: 'head' })
  )
  return {
    element,
    move(drift: number, progress: number) {
      const own = side === 'home' ? along : 1 - along
      const sway = 0.02 * Math.sin(progress * 60 + at * 1.7)
      place(element, [Math.min(0.98, Math.max(0.02, own + drift + sway)), across])
    }
  }
}

function stands(): SVGElement[] {
  return [
    s('rect', { width: 400, height: 176, class: 'sky' }),
    s('path', { d: 'M60 8H340L316 30H84Z', class: 'stand' }),
    s('path', { d: 'M66 13H334M72 19H328M78 25H322', class: 'seats' })
  ]
}

function ground(): SVGElement[] {
  const strips = Array.from({ length: 10 }, (_, at) =>
    s('path', { d: band(at / 10, (at + 1) / 10), class: at % 2 === 0 ? 'grass' : 'grass is-light' })
  )
  const box = (from: number, to: number) =>
    `M${shape([
      [from, 0.22],
      [to, 0.22],
      [to, 0.78],
      [from, 0.78]
    ])}Z`
  const lines = [
    band(0, 1),
    `M${shape([
      [0.5, 0],
      [0.5, 1]
    ])}`,
    box(0, 0.15),
    box(0.85, 1)
  ]
  const [x, y] = seen(0.5, 0.5)
  const goal = (along: number) => {
    const [left, top] = seen(along, 0.4)
    const [right, bottom] = seen(along, 0.6)
    return s('path', { d: `M${left} ${top}v-14L${right} ${bottom - 18}v18`, class: 'goal' })
  }
  return [
    ...strips,
    ...lines.map(d => s('path', { d, class: 'chalk' })),
    s('ellipse', { cx: x, cy: y, rx: 34, ry: 13, class: 'chalk' }),
    goal(0),
    goal(1)
  ]
}
