import { type Preview, readPreview } from '../../lib/preview-link.js'
import { required } from '../required.ts'

/**
 * Starts the fields about the page around the elements.
 *
 * @returns Writes a preview into them.
 */
export function startSettings(onChange: (change: Partial<Preview>) => void): (preview: Preview) => void {
  const form = required<HTMLFormElement>('form.example-bar')
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
  form.addEventListener('submit', event => event.preventDefault())
  form.addEventListener('input', ({ target }) => {
    // A chosen colour is meant to be seen.
    if (target === field('accent')) field('hasAccent').value = 'own'
    const value = (name: string) => field(name).value
    const chosen = new URLSearchParams({
      state: value('state'),
      lang: value('lang'),
      theme: value('theme'),
      flavour: value('flavour'),
      width: value('width'),
      accent: value('hasAccent') && value('accent')
    })
    // Read as a link is, which has the elements as well.
    const { elements: _none, ...page } = readPreview(String(chosen))
    onChange(page)
  })
  return ({ state, lang, theme, flavour, width, accent }) => {
    for (const [name, value] of Object.entries({ state, lang, theme, flavour, width: String(width) }))
      field(name).value = value
    field('hasAccent').value = accent ? 'own' : ''
    if (accent) field('accent').value = accent
  }
}
