// @ts-check
/** What every element has, from the kit. */
import { dirname, join } from 'node:path'

import { elementFile } from '../elements.js'
import { membersOf, readSource } from './declarations.js'

const KIT = join(dirname(dirname(elementFile('lobby'))), 'kit', 'declare.ts')

export const COMMON_ATTRIBUTES = [
  ...membersOf(readSource(join(KIT, '..', '..', 'elements.ts')), 'CommonAttributes').map(
    ({ name, type, description }) => ({ name, fieldName: name, type: { text: type }, description })
  ),
  {
    name: 'lang',
    type: { text: "'tr' | 'en'" },
    description: 'Set by the element: the language that it speaks, which is that of the page.'
  }
]

export const SLOTS = [
  {
    name: '',
    description: "The page's own content, shown until the element has loaded, and where it cannot load."
  }
]

/** @param {boolean} isLoading Whether the element has data to load. */
export function refreshMethod(isLoading) {
  return {
    kind: 'method',
    name: 'refresh',
    return: { type: { text: 'Promise<void>' } },
    description: isLoading
      ? 'Loads the data again. Never rejects; an error is shown and reported by `bnw-error`.'
      : 'Does nothing: this element loads no data.'
  }
}

/** Events that any element may dispatch: its states, intents of the player, changes of the page. */
export function commonEvents() {
  const source = readSource(KIT)
  const kinds = /** @type {const} */ ([
    ['CommonEvents', 'state'],
    ['Intents', 'intent'],
    ['PageEvents', 'page']
  ])
  return kinds.flatMap(([name, kind]) =>
    membersOf(source, name).map(({ name, type, description }) => ({
      name,
      type: { text: `CustomEvent<${type}>` },
      description:
        kind === 'intent' ? `${description} \`preventDefault()\` leaves it to the page.` : description,
      bnwKind: kind
    }))
  )
}
