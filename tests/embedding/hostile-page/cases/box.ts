import type { HostileCase } from '../case.ts'

const css = (rules: string) => `<style>${rules}</style>`
const within = (style: string) => (inner: string) => `<div style="${style}">${inner}</div>`
/** Each element in a box of its own. */
const each = (style: string) => (inner: string) =>
  inner.replaceAll('<bnw-', `</div><div style="${style}"><bnw-`).replace('</div>', '') + '</div>'

/** The boxes around elements: how the page lays them out. */
export const BOX: HostileCase[] = [
  { name: 'H26 in a row', body: each('display: flex') },
  {
    name: 'H26 in a row beside others',
    body: inner =>
      each('display: flex; gap: 20px')(inner).replaceAll('<bnw-', '<nav style="width: 300px">Menu</nav><bnw-')
  },
  {
    name: 'H26 in the middle of a row',
    body: each('display: flex; place-content: center; place-items: center')
  },
  { name: 'H26 in a column', body: within('display: flex; flex-direction: column; align-items: flex-start') },
  {
    name: 'H26 in a column of a minimal height',
    body: each('display: flex; flex-direction: column; min-height: 600px')
  },
  { name: 'H26 in a centred grid', body: within('display: grid; place-items: center') },
  { name: 'H26 in a grid as wide as its content', body: within('display: grid; place-content: center') },
  {
    name: 'H26 in the areas of a grid',
    body: within(
      'display: grid; grid-template-columns: repeat(auto-fit, minmax(420px, 1fr)); align-items: start'
    )
  },
  { name: 'H26 floating', body: within('display: flow-root'), head: css('body > div > * { float: left }') },
  { name: 'H26 in a floating box', body: within('float: right') },
  { name: 'H26 in a box as wide as its content', body: within('width: fit-content') },
  { name: 'H26 in a box as wide as its longest word', body: within('width: min-content') },
  { name: 'H26 in a line', body: each('display: inline-block; vertical-align: baseline') },
  {
    name: 'H26 placed freely',
    body: each('position: relative; min-height: 3000px'),
    head: css('body > div > * { position: absolute; inset-block-start: 10px }')
  },
  {
    name: 'H26 in a box that scrolls',
    noClicks: 'the game may be scrolled away',
    body: each('height: 500px; overflow: auto')
  },
  { name: 'H26 in a box of no width', body: each('width: 0; min-width: 240px') },
  { name: 'H26 in a narrow box', body: within('width: 320px') },
  { name: 'H26 in text', body: inner => `<p>Text <span><em>${inner}</em></span> text</p>` },
  {
    name: 'H26 in a table as wide as its content',
    body: inner => `<table><tr><td>${inner}</td><td>x</td></tr></table>`
  },
  {
    name: 'H26 in size containment',
    body: each('container-type: inline-size; isolation: isolate; contain: layout style')
  },
  {
    name: 'H26 in scroll snapping',
    body: each('scroll-snap-type: both mandatory; overscroll-behavior: none; scroll-behavior: smooth')
  },
  { name: 'H23 a vertical page', head: css('html { writing-mode: vertical-rl }') },
  { name: 'H23 in a vertical box', body: within('writing-mode: vertical-lr; text-orientation: upright') },
  {
    name: 'H23 in a sideways box from right to left',
    body: within('writing-mode: sideways-rl; direction: rtl')
  },
  {
    name: 'H28 turned',
    noClicks: 'the mouse of the test meets what lies above',
    body: each('rotate: 5deg; transform-style: preserve-3d')
  }
]
