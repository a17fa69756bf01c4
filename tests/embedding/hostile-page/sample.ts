import type { HostileCase } from './case.ts'

/** In `npm test` as they are, each for a way of its own in which pages harm elements. */
const NAMES = [
  'H19 names that hide parts of the document',
  'H12 adopted by a document without a window',
  'H26 in a row',
  'R1 a fetch that fails',
  'R1 broken for the classic script: no URL',
  'R5 a strict policy with trusted types',
  'H21 a style that hides everything'
]

/** The cases for `npm test`: some, and all others that only run a script on one page, as far as they bear each other. */
export function sampleOf(cases: readonly HostileCase[]): HostileCase[] {
  const scripts = cases.filter(({ name: _name, script, ...rest }) => script && Object.keys(rest).length === 0)
  const merged: HostileCase = {
    name: `the scripts of ${scripts.length} pages at once`,
    script: scripts.map(({ script }) => `{${script}}`).join(';')
  }
  return [merged, ...cases.filter(({ name }) => NAMES.includes(name))]
}
