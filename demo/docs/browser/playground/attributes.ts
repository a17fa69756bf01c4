import type { Use } from '../../lib/preview-link.js'
import type { ElementInfo } from '../element-data.ts'

interface Options {
  elements: readonly Use[]
  known: ReadonlyMap<string, ElementInfo>
  onChange(elements: readonly Use[]): void
}

type Attribute = ElementInfo['attributes'][number]

/** Writes a group of fields for each element: one field for each attribute, by its type. */
export function showAttributes(form: HTMLFormElement, { elements, known, onChange }: Options): void {
  const current = elements.map(({ tag, attributes }) => ({ tag, attributes: { ...attributes } }))
  const groups = current.map((use, position) => {
    const group = document.createElement('fieldset')
    const legend = document.createElement('legend')
    legend.append(use.tag)
    const remove = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'button small',
      textContent: 'Remove'
    })
    remove.setAttribute('aria-label', `Remove ${use.tag}`)
    remove.addEventListener('click', () => onChange(current.filter(other => other !== use)))
    const fields = known.get(use.tag)?.attributes.map(attribute =>
      fieldOf(`${position}-${attribute.name}`, attribute, {
        value: use.attributes[attribute.name],
        onChange: value => {
          if (value === undefined) delete use.attributes[attribute.name]
          else use.attributes[attribute.name] = value
          onChange(current.map(({ tag, attributes }) => ({ tag, attributes: { ...attributes } })))
        }
      })
    )
    group.append(legend, remove, ...(fields ?? []))
    return group
  })
  form.replaceChildren(...groups)
}

interface Field {
  value: string | undefined
  /** `undefined`: the element does not have the attribute. */
  onChange(value: string | undefined): void
}

function fieldOf(id: string, attribute: Attribute, { value, onChange }: Field): HTMLElement {
  const row = Object.assign(document.createElement('div'), { className: 'field' })
  const label = Object.assign(document.createElement('label'), { htmlFor: id, textContent: attribute.name })
  const control = controlOf(attribute, value)
  control.id = id
  const note = Object.assign(document.createElement('small'), {
    id: `${id}-note`,
    textContent: attribute.description.replaceAll('`', '')
  })
  control.setAttribute('aria-describedby', note.id)
  control.addEventListener('input', () => {
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      onChange(control.checked ? '' : undefined)
    else onChange(control.value === '' ? undefined : control.value)
  })
  row.append(label, control, note)
  return row
}

function controlOf(
  { type, default: start }: Attribute,
  value?: string
): HTMLInputElement | HTMLSelectElement {
  if (type.startsWith("'")) return choiceOf(type, value ?? '')
  const input = document.createElement('input')
  if (type === 'boolean') {
    input.type = 'checkbox'
    input.checked = value !== undefined
    return input
  }
  input.type = type === 'number' ? 'number' : 'text'
  input.value = value ?? ''
  input.placeholder = start?.replaceAll('"', '') ?? ''
  return input
}

function choiceOf(type: string, value: string): HTMLSelectElement {
  const select = document.createElement('select')
  const words = type.split(' | ').map(word => word.replaceAll("'", ''))
  select.append(new Option('–', ''), ...words.filter(Boolean).map(word => new Option(word, word)))
  select.value = value
  return select
}
