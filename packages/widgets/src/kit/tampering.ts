/** What React reads of props without asking whether they are an object's own. */
const PROPS = [
  'children',
  'dangerouslySetInnerHTML',
  'style',
  'className',
  'key',
  'ref',
  'is',
  'value',
  'checked',
  'defaultValue',
  'defaultChecked',
  'multiple',
  'href',
  'src',
  'onClick'
]

/**
 * Whether the page has put a prop on every object there is: each view would draw it as its own, markup included (H3).
 * Other additions to prototypes are passed over.
 */
export function isTampered(): boolean {
  return PROPS.some(name => name in Object.prototype)
}
