/** Props that React reads without checking that they are own properties. */
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
 * Whether the page has added such a prop to `Object.prototype`: every view would render it, markup included (H3). Other
 * additions to prototypes do no harm.
 */
export function isTampered(): boolean {
  return PROPS.some(name => name in Object.prototype)
}
