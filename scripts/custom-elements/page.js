// @ts-check
/** docs/elements.md, for people, and llms.txt, for their assistants. */

/** @typedef {import('../custom-elements.js').Described} Described */
/** @typedef {import('../custom-elements.js').Attribute} Attribute */
/** @typedef {import('../custom-elements.js').ElementEvent} ElementEvent */

const KINDS = /** @type {const} */ ([
  ['state', 'The state of an element:'],
  ['intent', 'What a player asks for; `preventDefault()` leaves it to the page:'],
  ['page', 'Changes of the whole page, dispatched by one of its elements:']
])

/** @param {readonly Described[]} elements */
export function elementsPage(elements) {
  return [
    '# Elements',
    'Written by `npm run elements` from the declarations of the elements. [embedding.md](embedding.md) says how a page loads them.',
    commonChapter(elements),
    ...elements.map(element => chapter(element, sharedBy(elements))),
    ''
  ].join('\n\n')
}

/** @param {readonly Described[]} elements */
function commonChapter(elements) {
  const { attributes, events, slots, cssProperties } = /** @type {Described} */ (elements[0])
  const tokens = cssProperties.filter(({ default: start }) => start)
  return [
    '## All elements',
    'Attributes are properties, too: `game-id` is `gameId`. Elements that load data have `refresh()`, which loads it again, returns a promise and never rejects.',
    table(['attribute', 'values; default', ''], attributes.filter(isCommon).map(attributeRow)),
    slots.map(({ description }) => `The default slot: ${description}`).join('\n\n'),
    'All events bubble and are composed.',
    ...KINDS.flatMap(([kind, title]) => [
      title,
      eventTable(events.filter(({ bnwKind }) => bnwKind === kind))
    ]),
    'CSS properties that an element takes from the page, with their values in the dark theme:',
    table(
      ['property', 'default'],
      tokens.map(token => [code(token.name), code(token.default ?? '')])
    ),
    propertyTable(sharedBy(elements)),
    'Parts are styled by `bnw-lobby::part(tile)`. Neither parts nor CSS properties reach into the secure frame of a private element.'
  ].join('\n\n')
}

/** The described CSS properties that every element has. @param {readonly Described[]} elements */
function sharedBy(elements) {
  const [first, ...others] = elements.map(({ cssProperties }) => cssProperties.filter(one => one.description))
  return (first ?? []).filter(({ name }) => others.every(other => other.some(one => one.name === name)))
}

/** @param {Described['cssProperties']} properties */
function propertyTable(properties) {
  return table(
    ['CSS property', ''],
    properties.map(one => [code(one.name), one.description ?? ''])
  )
}

/** @param {Described} element @param {Described['cssProperties']} shared  Described for all elements. */
function chapter(element, shared) {
  const { tagName, description, bnwTier, attributes, events, cssParts, cssProperties, members } = element
  const own = attributes.filter(one => !isCommon(one))
  const isShared = (/** @type {string} */ name) => shared.some(one => one.name === name)
  const properties = cssProperties.filter(one => one.description && !isShared(one.name))
  const ownEvents = events.filter(({ bnwKind }) => !bnwKind)
  const method = members.find(({ name }) => name === 'refresh')
  return [
    `## ${tagName}`,
    description,
    `${bnwTier === 'private' ? 'Private' : 'Public'}. \`refresh()\`: ${method?.description}`,
    own.length > 0 && table(['attribute', 'values; default', ''], own.map(attributeRow)),
    ownEvents.length > 0 && eventTable(ownEvents),
    cssParts.length > 0 &&
      table(
        ['part', ''],
        cssParts.map(one => [code(one.name), one.description])
      ),
    properties.length > 0 && propertyTable(properties)
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** @param {readonly Described[]} elements */
export function llmsText(elements) {
  const lines = elements.flatMap(({ tagName, description, bnwTier, attributes, events }) => [
    `## ${tagName}`,
    '',
    `${description.split('\n')[0]} (${bnwTier})`,
    '',
    ...attributes.filter(one => !isCommon(one)).map(attributeLine),
    ...events.filter(({ bnwKind }) => !bnwKind).map(eventLine),
    ''
  ])
  return [LLMS_START, ...commonLines(elements), '', ...lines].join('\n')
}

const LLMS_START = `# bnw elements

> Custom elements of a casino: login, balance, lobby, cashier, games and more, for pages of any framework.

Load them with one script tag, or from npm. Attributes are strings, numbers or booleans, never JSON.

    <script type="module" src="https://casino.example/widgets/bnw.js" data-lang="en"></script>
    <bnw-lobby type="slot"></bnw-lobby>

    import { configure } from '@bnw/widgets/light'
    import '@bnw/widgets/light/lobby'
    configure({ gateway: 'https://casino.example' })

\`@bnw/widgets/light/<name>\` has everything inside; \`@bnw/widgets/<name>\` uses the page's React 19. A page uses one of them.
Private elements are frames of the casino's site on the pages of other origins.

## On every element
`

/** @param {readonly Described[]} elements */
function commonLines([first]) {
  const { attributes, events } = /** @type {Described} */ (first)
  return [
    ...attributes.filter(isCommon).map(attributeLine),
    ...events.filter(({ bnwKind }) => bnwKind).map(eventLine),
    '- method refresh(): loads the data again.'
  ]
}

/** @param {Attribute} attribute */
function attributeLine({ name, type, description }) {
  return `- attribute ${name}: ${type.text}. ${description}`
}

/** @param {ElementEvent} event */
function eventLine({ name, type, description }) {
  return `- event ${name}: ${type.text}. ${description}`
}

/** Attributes of the kit have no default of their own. @param {Attribute} attribute */
function isCommon(attribute) {
  return attribute.default === undefined
}

/** @param {Attribute} attribute */
function attributeRow({ name, type, default: start, description }) {
  const values = type.text.replaceAll("'", '').replace(/^ \| /, '')
  return [code(name), start === undefined || start === '""' ? values : `${values}; ${start}`, description]
}

/** @param {readonly ElementEvent[]} events */
function eventTable(events) {
  return table(
    ['event', 'detail', ''],
    events.map(({ name, type, description }) => [
      code(name),
      code(type.text.replace(/^CustomEvent<(.*)>$/, '$1')),
      description
    ])
  )
}

/** @param {readonly string[]} heads @param {readonly string[][]} rows */
function table(heads, rows) {
  const lines = [heads, heads.map(() => '---'), ...rows]
  return lines.map(cells => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n')
}

/** @param {string} text */
function code(text) {
  return `\`${text}\``
}
