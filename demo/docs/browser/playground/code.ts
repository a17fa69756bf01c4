import { FRAMEWORKS, type Types } from '../../lib/frameworks.js'
import type { Preview } from '../../lib/preview-link.js'
import type { ElementInfo } from '../element-data.ts'
import { required } from '../required.ts'

/** Starts the code of the chosen framework. @returns Shows the code of a preview. */
export function startCode(known: ReadonlyMap<string, ElementInfo>, site: string): (preview: Preview) => void {
  const select = required<HTMLSelectElement>('#framework')
  const code = required('#code')
  select.append(...FRAMEWORKS.map(({ id, label }) => new Option(label, id)))
  const types = typesOf(known)
  let shown: Preview | undefined
  const show = () => {
    if (!shown) return
    const { accent, lang, flavour } = shown
    const elements = shown.elements.map(({ tag, attributes }) => ({
      tag,
      attributes: accent ? { ...attributes, accent } : attributes
    }))
    const framework = FRAMEWORKS.find(({ id }) => id === select.value)
    code.textContent = framework?.write({ elements, lang, flavour, site, types }) ?? ''
  }
  select.addEventListener('change', show)
  return preview => {
    shown = preview
    show()
  }
}

/** Types of attributes by tag and name. */
function typesOf(known: ReadonlyMap<string, ElementInfo>): Types {
  const ofElement = ({ attributes }: ElementInfo) =>
    Object.fromEntries(attributes.map(({ name, type }) => [name, type] as const))
  return Object.fromEntries([...known].map(([tag, element]) => [tag, ofElement(element)] as const))
}
