import { h, picture, svg } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { isMotionAllowed } from '../../ui/timing.ts'
import type { LineToShow, ProgressView } from './line-view.ts'
import { goalsOf, matchAt, teamsOf, type Goal } from './story.ts'
import { couponWords } from './words.ts'

/** The far and the near side line of the pitch on the picture. */
const [FAR, NEAR] = [
  { y: 34, left: 96, right: 304 },
  { y: 164, left: 8, right: 392 }
]

/** Position on the pitch: along from goal to goal, across from the far line to the near one, both 0 to 1. */
type Point = readonly [along: number, across: number]

const CENTRE: Point = [0.5, 0.5]

/** Projects a point of the pitch onto the picture, with the scale of figures at that point. */
function project([along, across]: Point): { x: number; y: number; scale: number } {
  // Perspective: equal steps grow towards the viewer.
  const depth = across / (2.1 - 1.1 * across)
  const left = FAR.left + (NEAR.left - FAR.left) * depth
  const right = FAR.right + (NEAR.right - FAR.right) * depth
  return {
    x: left + (right - left) * along,
    y: FAR.y + (NEAR.y - FAR.y) * depth,
    scale: 0.62 + 0.6 * depth
  }
}

function path(points: readonly Point[]): string {
  return points
    .map(project)
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join(' L')
}

function rectangle({ from, to }: { from: Point; to: Point }): string {
  const corners = [from, [to[0], from[1]], to, [from[0], to[1]]] as const
  return `M${path(corners)}Z`
}

/** Positions of a side that plays to the right. */
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
] as const satisfies readonly Point[]

/** @param shown The line of a coupon to show; an empty pitch without one. */
export function createPitch(i18n: I18n, shown: LineToShow | undefined): ProgressView {
  const ball = drawBall()
  const players = shown
    ? FORMATION.flatMap((_, index) => [createPlayer(index, 'home'), createPlayer(index, 'away')])
    : []
  const figures = [...players.map(({ element }) => element), ball]
  const view = picture('0 0 400 176', 'pitch', ...drawStands(), ...drawGround(), ...figures)
  const text = h('p', { class: 'board-text' })
  const goals = shown ? goalsOf(shown.key, shown.line) : []
  return {
    element: h('div', { class: 'stadium' }, text, view),
    show(progress) {
      text.textContent = shown ? scoreboard(i18n, shown, progress) : couponWords(i18n).kickOff
      const isMoving = shown && (isMotionAllowed() || progress >= 1)
      const position = isMoving ? ballAt(progress, goals) : CENTRE
      place(ball, position)
      // The players drift towards the ball.
      const drift = (position[0] - 0.5) * 0.16
      for (const player of players) player.move(drift, progress)
    }
  }
}

function scoreboard(i18n: I18n, { key, line }: LineToShow, progress: number): string {
  const words = couponWords(i18n)
  const [home, away] = teamsOf(line.event)
  const match = matchAt(key, line, progress)
  const clock = progress < 1 ? words.minute(match.minute) : words.finalWhistle
  return `${line.event.group[i18n.language]} · ${home} ${match.home} – ${match.away} ${away} · ${clock}`
}

/** Progress before and after a goal during which the ball is drawn to it. */
const GOAL_SPAN = 0.035

/** The ball moves over the pitch, and into the goal when one is scored. */
function ballAt(progress: number, goals: readonly Goal[]): Point {
  if (progress >= 1) return CENTRE
  const goal = goals.find(({ at }) => progress >= at - GOAL_SPAN && progress < at + GOAL_SPAN)
  const roam = [0.5 + 0.36 * Math.sin(progress * 47), 0.5 + 0.34 * Math.sin(progress * 71 + 1)] as const
  if (!goal) return roam
  const pull = Math.min(1, (progress - goal.at + GOAL_SPAN) / GOAL_SPAN)
  const end = goal.side === 'home' ? 0.995 : 0.005
  return [roam[0] + (end - roam[0]) * pull, roam[1] + (0.5 - roam[1]) * pull]
}

function place(element: SVGElement, point: Point): void {
  const { x, y, scale } = project(point)
  element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(2)})`
}

function drawBall(): SVGElement {
  return svg(
    'g',
    { class: 'ball' },
    svg('ellipse', { cx: 0, cy: 5, rx: 5, ry: 1.8, class: 'shadow' }),
    svg('circle', { r: 4.6, class: 'leather' })
  )
}

/** @param index Into the formation. */
function createPlayer(index: number, side: 'home' | 'away') {
  const [along, across] = FORMATION[index] ?? CENTRE
  const element = svg(
    'g',
    { class: `player ${side}` },
    svg('ellipse', { cx: 0, cy: 1, rx: 4, ry: 1.4, class: 'shadow' }),
    svg('rect', { x: -3, y: -10, width: 6, height: 11, rx: 3 }),
    svg('circle', { cy: -12, r: 2.4, class: 'head' })
  )
  return {
    element,
    move(drift: number, progress: number) {
      const base = side === 'home' ? along : 1 - along
      const sway = 0.02 * Math.sin(progress * 60 + index * 1.7)
      place(element, [Math.min(0.98, Math.max(0.02, base + drift + sway)), across])
    }
  }
}

function drawStands(): SVGElement[] {
  return [
    svg('rect', { width: 400, height: 176, class: 'sky' }),
    svg('path', { d: 'M60 8H340L316 30H84Z', class: 'stand' }),
    svg('path', { d: 'M66 13H334M72 19H328M78 25H322', class: 'seats' })
  ]
}

const STRIPS = 10

function drawGround(): SVGElement[] {
  const strips = Array.from({ length: STRIPS }, (_, index) => {
    const area = { from: [index / STRIPS, 0], to: [(index + 1) / STRIPS, 1] } as const
    return svg('path', { d: rectangle(area), class: index % 2 === 0 ? 'grass' : 'grass is-light' })
  })
  const lines = [
    rectangle({ from: [0, 0], to: [1, 1] }),
    `M${path([
      [0.5, 0],
      [0.5, 1]
    ])}`,
    rectangle({ from: [0, 0.22], to: [0.15, 0.78] }),
    rectangle({ from: [0.85, 0.22], to: [1, 0.78] })
  ]
  const { x, y } = project(CENTRE)
  return [
    ...strips,
    ...lines.map(d => svg('path', { d, class: 'chalk' })),
    svg('ellipse', { cx: x, cy: y, rx: 34, ry: 13, class: 'chalk' }),
    drawGoal(0),
    drawGoal(1)
  ]
}

function drawGoal(along: number): SVGElement {
  const far = project([along, 0.4])
  const near = project([along, 0.6])
  return svg('path', { d: `M${far.x} ${far.y}v-14L${near.x} ${near.y - 18}v18`, class: 'goal' })
}
