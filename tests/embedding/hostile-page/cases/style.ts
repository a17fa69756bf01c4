import type { HostileCase } from '../case.ts'

const css = (rules: string) => `<style>${rules}</style>`
const within = (style: string) => (inner: string) => `<div style="${style}">${inner}</div>`

/** Style sheets of the page, and the boxes around the elements. */
export const STYLE: HostileCase[] = [
  {
    name: 'H21 a style that hides everything',
    head: css(
      'body > *, .root { display: none !important; visibility: hidden !important; opacity: 0 !important; pointer-events: none !important }'
    )
  },
  { name: 'H21 the rule for elements without code', head: css(':not(:defined) { display: none }') },
  { name: 'H21 elements without a box', head: css('body * { display: contents !important }') },
  {
    name: 'H23 H25 H29 careless styles',
    head: css(
      '* { letter-spacing: 3px; text-transform: uppercase; line-height: 3; pointer-events: none; user-select: none; --color: red } html { direction: rtl; font: italic 30px serif }'
    )
  },
  { name: 'H23 everything reset', head: css('* { all: unset } html, body, div { display: block }') },
  { name: 'H23 everything reset with importance', head: css('* { all: revert !important }') },
  {
    name: 'H23 inherited text styles',
    head: css(
      'html { word-spacing: 9px; text-indent: 60px; white-space: pre; word-break: break-all; hyphens: auto; font-variant: small-caps; font-weight: 900; text-align: end; quotes: none; list-style: square; tab-size: 20; text-shadow: 2px 2px red; cursor: none; visibility: visible; border-collapse: collapse; caption-side: bottom; font-stretch: condensed; text-decoration: line-through; word-wrap: anywhere; line-break: anywhere; -webkit-text-fill-color: initial; -webkit-text-stroke: 0 }'
    )
  },
  { name: 'H23 huge and tiny fonts', head: css('html { font-size: 100px } body { font-size: 4px }') },
  { name: 'H23 a page from right to left', body: inner => `<div dir="rtl">${inner}</div>` },
  {
    name: 'H28 a zoomed page',
    noClicks: 'the mouse of the test knows no zoom',
    head: css('html { zoom: 1.5 } body { zoom: 1.3 }')
  },
  {
    name: 'H28 a mirrored and filtered page',
    head: css(
      'body { transform: scale(-1, 1); filter: invert(1) contrast(2); mix-blend-mode: difference; perspective: 100px }'
    )
  },
  { name: 'H28 forced colours', media: { forcedColors: 'active' } },
  { name: 'H28 print', media: { media: 'print' } },
  {
    name: 'H28 dark device with little motion',
    media: { reducedMotion: 'reduce', colorScheme: 'dark' },
    head: css(':root { color-scheme: light dark }')
  },
  {
    name: 'H26 ancestors that are moved and contained',
    head: css('body { transform: scale(.9); contain: layout; overflow: auto }')
  },
  {
    name: 'H26 columns of a newspaper',
    noClicks: 'a tile may be in two columns',
    body: within('columns: 2; inline-size: 1200px')
  },
  {
    name: 'H26 content that the browser leaves out',
    body: within('content-visibility: auto; contain-intrinsic-size: 100px')
  },
  {
    name: 'R1 transitions of everything',
    head: css(
      '*, *::before, *::after { transition: all 60s !important; animation: none !important; box-sizing: content-box !important }'
    )
  },
  {
    name: 'H29 wrong values of our properties',
    head: css(
      ':root { --bnw-font: 5px; --bnw-t-14: red; --bnw-s-8: calc(; --bnw-money: url(x); --bnw-text: 1; --bnw-canvas: var(--none); --bnw-h-normal: auto; --bnw-r-card: -1; --_ground: url(//hostile.example/x); --_surface: none }'
    )
  },
  {
    name: 'R1 pseudo elements and borders everywhere',
    head: css(
      '*::before, *::after { content: "!"; display: block; position: fixed; inset: auto } * { outline: 3px solid red; border: 1px solid; min-height: 0 }'
    )
  },
  {
    name: 'H21 everything in the body is hidden',
    head: css('body * { display: none !important; visibility: hidden !important; opacity: 0 !important }'),
    except: { 'bnw-toasts': 'empty' }
  },
  {
    name: 'H23 the reset of a utility framework',
    head: css(
      '*, ::before, ::after, ::backdrop { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid } html { line-height: 1.5; tab-size: 4 } h1, h2, h3 { font-size: inherit; font-weight: inherit } a { color: inherit; text-decoration: inherit } button, input, select, textarea { font: inherit; color: inherit; background: transparent; border-radius: 0; opacity: 1 } ol, ul, menu { list-style: none } img, svg, video { display: block; max-width: 100%; height: auto } [hidden]:where(:not([hidden="until-found"])) { display: none !important }'
    )
  },
  {
    name: 'H23 the reset of a component framework',
    head: css(
      '*, *::before, *::after { box-sizing: border-box } body { margin: 0; font: 400 1rem/1.5 system-ui; -webkit-text-size-adjust: 100% } label { display: inline-block } button { border-radius: 0 } input, button, select, textarea { margin: 0; font-family: inherit } .card, .button, .field, .badge, .root, .tabs { display: none; position: fixed } .active, .open { color: red !important } .hidden { display: block !important }'
    )
  },
  {
    name: 'H23 the style sheet of a content management system',
    head: css(
      'div:empty, p:empty, span:empty { display: none } body :not(:defined) { visibility: hidden } body > * { max-width: 620px; margin-inline: auto } a { box-shadow: inset 0 -1px } img { max-width: 100%; height: auto; border-radius: 50% } input, button { width: 100%; background: #cd2653 !important; border: 0; text-transform: uppercase; letter-spacing: .03em } ul { list-style: square; margin-left: 3em }'
    )
  },
  {
    name: 'H23 styles with importance for every tag',
    head: css(
      'a, button, input, form, label, div, span, p, h2, h3, ul, li, img { position: absolute !important; left: -9999px !important; font-size: 0 !important; color: transparent !important; max-height: 1px !important }'
    )
  },
  {
    name: 'H23 styles in layers',
    head: css(
      '@layer page { body * { display: inline !important; float: right !important; pointer-events: none !important; transform: rotate(3deg) !important } }'
    ),
    except: {
      'bnw-forgot-password': 'lost',
      'bnw-login': 'lost',
      'bnw-profile': 'lost',
      'bnw-register': 'lost',
      'bnw-reset-password': 'lost'
    }
  },
  {
    name: 'R1 registered properties and counters',
    head: css(
      '@property --_text { syntax: "<length>"; inherits: false; initial-value: 0px } @property --bnw-text { syntax: "<color>"; inherits: true; initial-value: red } @counter-style decimal { system: cyclic; symbols: "x" } @keyframes spin { from, to { opacity: 0 } } * { counter-increment: a }'
    )
  }
]
