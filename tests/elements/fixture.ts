/**
 * Shared by element tests: adding an element to the page, waiting for a condition, the accessibility audit. Element tests
 * run in a real browser on the built code, and see an element as a partner's page does.
 */
import axe from 'axe-core'
import { expect } from 'chai'

/** What a failed assertion has compared. */
interface Failure {
  actual?: unknown
  expected?: unknown
}

interface Context {
  currentTest?: { err?: Failure }
}

type Body = (this: Context) => void | Promise<void>

interface Mocha {
  describe(name: string, body: () => void): void
  it(title: string, body: Body): void
  beforeEach(body: Body): void
  afterEach(body: Body): void
}

/** The test runner's globals, with types. */
export const { describe, it, beforeEach, afterEach } = globalThis as unknown as Mocha

export { expect }

/** Longer than any successful wait takes on a busy machine. */
const TIMEOUT_MS = 20_000

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const places: Element[] = []

afterEach(async function () {
  if (this.currentTest?.err) nameNodes(this.currentTest.err)
  await removed(...places.splice(0))
})

/** Removes elements, and waits until their views are unmounted, a task later. */
export async function removed(...elements: Element[]): Promise<void> {
  for (const element of elements) element.remove()
  await new Promise(resolve => setTimeout(resolve))
}

/**
 * Replaces by names what cannot be cloned in a failure, such as DOM nodes and lists of them. The runner would follow their
 * properties through everything that React knows, for minutes.
 */
export function nameNodes(failure: Failure): void {
  for (const side of ['actual', 'expected'] as const) {
    const value = failure[side]
    try {
      structuredClone(value)
    } catch {
      failure[side] = value instanceof Node ? value.nodeName : Object.prototype.toString.call(value)
    }
  }
}

/**
 * Adds markup to the page until the test ends.
 *
 * @param markup One element with its content: `<bnw-lobby type="slot">…</bnw-lobby>`.
 * @returns The element, as soon as its tag is defined.
 */
export async function fixture<Found extends Element = HTMLElement>(markup: string): Promise<Found> {
  const place = document.createElement('div')
  place.innerHTML = markup
  document.body.append(place)
  places.push(place)
  const element = place.firstElementChild as Found
  if (element.localName.includes('-')) await customElements.whenDefined(element.localName)
  return element
}

/** Where an element renders its view: its shadow root, or a child for a form in light DOM. */
export function viewOf(element: Element): ParentNode {
  return element.querySelector(':scope > [slot=bnw-view]') ?? element.shadowRoot ?? element
}

/** The control with this name: its text, its label or its `aria-label`. */
export function named<Found extends HTMLElement = HTMLElement>(element: Element, name: string): Found {
  const all = controlsOf(element)
  const found = all.find(one => namesOf(one).includes(name))
  if (found) return found as Found
  throw new Error(`Nothing is called "${name}"; there is ${all.flatMap(namesOf).filter(Boolean).join(', ')}`)
}

/** The first match in an element's view. */
export function find<Found extends Element = HTMLElement>(element: Element, selector: string): Found | null {
  return viewOf(element).querySelector<Found>(selector)
}

/** All matches in an element's view, in document order. */
export function findAll<Found extends Element = HTMLElement>(element: Element, selector: string): Found[] {
  return [...viewOf(element).querySelectorAll<Found>(selector)]
}

/** The text of an element's view, with plain spaces in place of non-breaking ones. */
export function textOf(element: Element): string {
  const view = find(element, '.root') ?? viewOf(element)
  return (view.textContent ?? '').replaceAll('\u00a0', ' ')
}

/** Waits until the view of an element contains a text. */
export async function waitForText(element: Element, text: string): Promise<void> {
  await waitUntil(() => textOf(element).includes(text), `it says "${text}"`)
}

/** Waits for a control of that name (see `named`), clicks it, and resolves a task later. */
export async function press(element: Element, name: string): Promise<void> {
  const control = await waitUntil(
    () => controlsOf(element).find(one => namesOf(one).includes(name)),
    `there is "${name}"`
  )
  control.click()
  await new Promise(resolve => setTimeout(resolve))
}

/**
 * Replaces the text of a field. Resolves a task later, when the view is rendered: a person's inputs are never in one
 * task.
 *
 * @param caret Index of the caret after the input; at the end of the text if unset.
 */
export async function typeInto(
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  caret = text.length
): Promise<void> {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  // React replaces the setter of the field itself, and ignores an input event after it.
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, text)
  // A field of type email or number has no selection.
  if (field.selectionStart !== null) field.setSelectionRange(caret, caret)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await new Promise(resolve => setTimeout(resolve))
}

/** The element with the focus in the tree of an element's view. */
export function focusedIn(element: Element): Element | null {
  return (element.shadowRoot ?? document).activeElement
}

/**
 * Waits until a condition returns a truthy value, and returns that.
 * @param claim Names the condition in the error.
 * @throws {Error} After the timeout.
 */
export async function waitUntil<Found>(
  condition: () => Found | Promise<Found>,
  claim = condition.toString()
): Promise<NonNullable<Found>> {
  const end = performance.now() + TIMEOUT_MS
  for (;;) {
    const found = await condition()
    if (found) return found
    if (performance.now() > end) throw new Error(`Not true within ${TIMEOUT_MS} ms: ${claim}`)
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}

/** Waits until all expected calls were sent, and fails if some were not, or if others were. */
export async function verified(gateway: { isDone(): boolean; verify(): void }): Promise<void> {
  // verify() reports what is missing.
  await waitUntil(() => gateway.isDone()).catch(() => undefined)
  gateway.verify()
}

/** Waits until an element has the focus, in the tree that it stands in. */
export async function expectFocus(element: Element): Promise<void> {
  const tree = element.getRootNode() as Document | ShadowRoot
  await waitUntil(() => tree.activeElement === element, `the focus is on ${element.localName}`)
}

/** The next event of that name. Call it before the action that dispatches it. */
export function oneEvent<Detail = unknown>(target: EventTarget, name: string): Promise<CustomEvent<Detail>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No ${name} within ${TIMEOUT_MS} ms`)), TIMEOUT_MS)
    const onEvent = (event: Event) => {
      clearTimeout(timer)
      resolve(event as CustomEvent<Detail>)
    }
    target.addEventListener(name, onEvent, { once: true })
  })
}

/** The states that an element reports from now on. */
export function statesOf(element: EventTarget): string[] {
  const states: string[] = []
  element.addEventListener('bnw-state', event => {
    states.push((event as CustomEvent<{ state: string }>).detail.state)
  })
  return states
}

/**
 * The detail of the next event of that name, whose default is prevented. Call it before the action that dispatches it.
 */
export async function interceptedDetail<Detail = unknown>(
  target: EventTarget,
  name: string
): Promise<Detail> {
  target.addEventListener(name, event => event.preventDefault(), { once: true })
  return (await oneEvent<Detail>(target, name)).detail
}

/**
 * Fails on violations of WCAG 2.2 A and AA and of best practices that axe finds in the element and its shadow root
 * (A11Y-01).
 */
export async function expectAccessible(element: Element): Promise<void> {
  // During a transition, colours have no meaningful contrast.
  await waitUntil(() => animationsOf(element).every(isAtRest))
  const { violations } = await axe.run(element, {
    runOnly: STANDARDS,
    // Landmarks around an element belong to its page.
    rules: { region: { enabled: false } },
    // Violations only, without selectors, which is faster.
    resultTypes: ['violations'],
    selectors: false
  })
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`)
  )
  expect(found.join('\n\n')).to.equal('')
}

function animationsOf(element: Element): Animation[] {
  return [element, element.shadowRoot].flatMap(root => root?.getAnimations({ subtree: true }) ?? [])
}

/** Infinite animations, such as a skeleton's, are not waited for. */
function isAtRest({ playState, effect }: Animation): boolean {
  return playState !== 'running' || effect?.getComputedTiming().endTime === Infinity
}

/** What extends beyond an element's sides, apart from the content of rows that scroll or clip. */
export function outsideOf(element: Element): string[] {
  const box = element.getBoundingClientRect()
  const found: string[] = []
  const look = (part: Element) => {
    if (part.className === 'visually-hidden') return
    const { left, right } = part.getBoundingClientRect()
    const isShown = part.getClientRects().length > 0
    if (isShown && (left < box.left - 0.5 || right > box.right + 0.5))
      found.push(`${part.localName}.${part.className}`)
    if (getComputedStyle(part).overflowX === 'visible') [...part.children].forEach(look)
  }
  look(find(element, '.root')!)
  return found
}

function controlsOf(element: Element): HTMLElement[] {
  return findAll(element, 'button, a, input, select, textarea, [role]')
}

function namesOf(element: HTMLElement): string[] {
  const labels = [...((element as HTMLInputElement).labels ?? [])].map(label => label.textContent)
  return [element.getAttribute('aria-label'), element.textContent, ...labels].map(name => (name ?? '').trim())
}
