// @ts-check
/**
 * What an example or the playground shows, as the fragment of an address: one link holds all of it. The fragment never
 * reaches a server.
 *
 * @typedef {{ tag: string, attributes: Readonly<Record<string, string>> }} Use One element of a page.
 * @typedef {'live' | 'loading' | 'empty' | 'error' | 'offline' | 'signed-out' | 'maintenance'} State
 *
 * @typedef {object} Preview
 * @property {readonly Use[]} elements
 * @property {'dark' | 'light'} theme Of the page around the elements.
 * @property {'en' | 'tr'} lang
 * @property {string} accent `#rrggbb`; empty for none.
 * @property {number} width CSS pixels; 0 for all there is.
 * @property {State} state
 * @property {'react' | 'light'} flavour
 */

/** @type {readonly { id: State, label: string }[]} */
export const STATES = [
  { id: 'live', label: 'Live' },
  { id: 'loading', label: 'Loading' },
  { id: 'empty', label: 'Empty' },
  { id: 'error', label: 'Error' },
  { id: 'offline', label: 'Offline' },
  { id: 'signed-out', label: 'Signed out' },
  { id: 'maintenance', label: 'Maintenance' }
]

const WIDTHS = [320, 390, 768, 0]

/** @type {Preview} */
export const DEFAULT_PREVIEW = {
  elements: [],
  theme: 'dark',
  lang: 'en',
  accent: '',
  width: 0,
  state: 'live',
  flavour: 'react'
}

const TAG = /^bnw-[a-z-]+$/
const ATTRIBUTE = /^(?!on)[a-z][a-z-]*$/
const COLOUR = /^#[\da-f]{6}$/i

/** @param {Partial<Preview>} preview @returns {string} Without `#`. */
export function writePreview(preview) {
  const { elements, theme, lang, accent, width, state, flavour } = { ...DEFAULT_PREVIEW, ...preview }
  const fields = new URLSearchParams({ theme, lang })
  if (accent) fields.set('accent', accent)
  if (width) fields.set('width', String(width))
  if (state !== 'live') fields.set('state', state)
  if (flavour !== 'react') fields.set('flavour', flavour)
  for (const { tag, attributes } of elements)
    fields.append('element', `${tag}?${new URLSearchParams({ ...attributes })}`)
  return fields.toString()
}

/** Reads a fragment; what does not fit counts as missing. @param {string} fragment @returns {Preview} */
export function readPreview(fragment) {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''))
  const state = STATES.find(({ id }) => id === fields.get('state'))
  const width = Number(fields.get('width'))
  const accent = fields.get('accent') ?? ''
  return {
    elements: fields.getAll('element').flatMap(readUse),
    theme: fields.get('theme') === 'light' ? 'light' : 'dark',
    lang: fields.get('lang') === 'tr' ? 'tr' : 'en',
    accent: COLOUR.test(accent) ? accent : '',
    width: WIDTHS.includes(width) ? width : 0,
    state: state?.id ?? 'live',
    flavour: fields.get('flavour') === 'light' ? 'light' : 'react'
  }
}

/** @param {string} text @returns {Use[]} */
function readUse(text) {
  const [tag = '', query] = text.split('?')
  const entries = [...new URLSearchParams(query)].filter(([name]) => ATTRIBUTE.test(name))
  return TAG.test(tag) ? [{ tag, attributes: Object.fromEntries(entries) }] : []
}

/** The elements of an example's HTML, in order: `<bnw-game-rail limit="6" ranked></bnw-game-rail>`. @param {string} html @returns {Use[]} */
export function usesOf(html) {
  return [...html.matchAll(/<(bnw-[a-z-]+)([^>]*)>/g)].map(([, tag = '', rest = '']) => {
    const attributes = [...rest.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)]
    return { tag, attributes: Object.fromEntries(attributes.map(([, name, value = '']) => [name, value])) }
  })
}
