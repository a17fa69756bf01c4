/**
 * What tests of elements share: putting one on a page, waiting for a fact, and the accessibility audit. They run in a
 * real browser, on what the bundler made, and see an element as a partner's page does.
 */
import axe from 'axe-core'
import { expect } from 'chai'

/** What a claim that does not hold has compared. */
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

/** The runner's own, with types: they are globals of the page. */
export const { describe, it, beforeEach, afterEach } = globalThis as unknown as Mocha

export { expect }

/** Longer than anything takes that works, on a busy machine too. */
const PATIENCE_MS = 5_000

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const places: Element[] = []

/** An element takes its view down a task after it was removed; what it still does belongs to its own test. */
afterEach(async function () {
  if (this.currentTest?.err) nameNodes(this.currentTest.err)
  for (const place of places.splice(0)) place.remove()
  await new Promise(resolve => setTimeout(resolve))
})

/** The runner sends a failure as a clone. With a node in it there is none, and it would wait for the end of the page (0.20). */
export function nameNodes(failure: Failure): void {
  for (const side of ['actual', 'expected'] as const) {
    const value = failure[side]
    if (value instanceof Node) failure[side] = value.nodeName
  }
}

/**
 * Puts markup on the page until the test ends.
 *
 * @param markup One element, with whatever is in it: `<bnw-lobby type="slot">…</bnw-lobby>`.
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

/** The button, link or field of a view that a person would call this: its text, its label, or its `aria-label`. */
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
 * Enters a text into a field, in place of what is in it. Resolves a task later, as two inputs of a person are never in
 * one task: by then the view is rendered.
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
 * Waits until a claim holds, and gives what it gave.
 * @throws {Error} It did not hold in time; `claim` says in words what was waited for.
 */
export async function waitUntil<Found>(
  condition: () => Found | Promise<Found>,
  claim = condition.toString()
): Promise<NonNullable<Found>> {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    const found = await condition()
    if (found) return found as NonNullable<Found>
    if (performance.now() > end) throw new Error(`Not true within ${PATIENCE_MS} ms: ${claim}`)
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}

/** Waits until a page has asked all that was announced, and fails where it does not, or asked more. */
export async function verified(gateway: { isAsked(): boolean; verify(): void }): Promise<void> {
  // What is missing then, verify() says.
  await waitUntil(() => gateway.isAsked()).catch(() => undefined)
  gateway.verify()
}

/** Waits until an element has the focus, in the tree that it stands in. */
export async function expectFocus(element: Element): Promise<void> {
  const tree = element.getRootNode() as Document | ShadowRoot
  await waitUntil(() => tree.activeElement === element, `the focus is on ${element.localName}`)
}

/** The next event of that name. Call it before doing what fires it. */
export function oneEvent<Detail = unknown>(target: EventTarget, name: string): Promise<CustomEvent<Detail>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No ${name} within ${PATIENCE_MS} ms`)), PATIENCE_MS)
    const hear = (event: Event) => {
      clearTimeout(timer)
      resolve(event as CustomEvent<Detail>)
    }
    target.addEventListener(name, hear, { once: true })
  })
}

/**
 * The detail of the next event of that name, which the page does not follow. Call it before doing what fires it.
 */
export async function interceptedDetail<Detail = unknown>(
  target: EventTarget,
  name: string
): Promise<Detail> {
  target.addEventListener(name, event => event.preventDefault(), { once: true })
  return (await oneEvent<Detail>(target, name)).detail
}

/** Fails with what axe finds against WCAG 2.2 A and AA, in the element and its shadow root (A11Y-01). */
export async function expectAccessible(element: Element): Promise<void> {
  // Colours on their way from one state to the next have no contrast that counts.
  await waitUntil(() => animationsOf(element).every(isAtRest))
  const { violations } = await axe.run(element, {
    runOnly: WCAG,
    // Only what is wrong is told: what is right needs no selector of each node.
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

/** What moves for ever, a skeleton for one, is not waited for. */
function isAtRest({ playState, effect }: Animation): boolean {
  return playState !== 'running' || effect?.getComputedTiming().endTime === Infinity
}

function controlsOf(element: Element): HTMLElement[] {
  return findAll(element, 'button, a, input, select, textarea, [role]')
}

function namesOf(element: HTMLElement): string[] {
  const labels = [...((element as HTMLInputElement).labels ?? [])].map(label => label.textContent)
  return [element.getAttribute('aria-label'), element.textContent, ...labels].map(name => (name ?? '').trim())
}
