import { readFileSync } from 'node:fs'

/** Attributes without which an element has nothing to show. */
const ATTRIBUTES: Partial<Record<string, string>> = {
  'bnw-content': 'page="GeneralRules"',
  'bnw-game': 'game-id="1001" gaming-type="demo"',
  'bnw-lobby': 'type="slot"'
}

interface Manifest {
  modules: { declarations: { tagName: string; bnwTier: 'public' | 'private' }[] }[]
}

const FILE = new URL('../../../dist/site/widgets/custom-elements.json', import.meta.url)
const { modules } = JSON.parse(readFileSync(FILE, 'utf8')) as Manifest
const DECLARATIONS = modules.flatMap(({ declarations }) => declarations)
const TAGS = DECLARATIONS.map(({ tagName }) => tagName)

/** Elements that show personal data or move money. */
export const PRIVATE = DECLARATIONS.filter(({ bnwTier }) => bnwTier === 'private').map(
  ({ tagName }) => tagName
)

/** These load when they come near the view. */
const FIRST = ['bnw-game-rail', 'bnw-jackpots', 'bnw-slider', 'bnw-tournaments']

/** Every tag of the product. */
export const ALL = [...FIRST, ...TAGS.filter(tag => !FIRST.includes(tag))]

/** One that shows a list, one with a form in light DOM, one with a menu. */
export const SAMPLE = ['bnw-lobby', 'bnw-register', 'bnw-language']

/** The elements with children of the page's own. */
export function htmlOf(tags: readonly string[]): string {
  return tags.map(tag => `<${tag} ${ATTRIBUTES[tag] ?? ''}><b>Yerine ${tag}</b></${tag}>`).join('\n')
}
