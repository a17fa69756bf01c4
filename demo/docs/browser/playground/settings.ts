import type { Preview } from '../../lib/preview-link.js'

/**
 * Starts the fields about the page around the elements.
 *
 * @returns Writes a preview into them.
 */
export function startSettings(onChange: (change: Partial<Preview>) => void): (preview: Preview) => void {
  const form = document.querySelector<HTMLFormElement>('form.example-bar')!
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
  form.addEventListener('submit', event => event.preventDefault())
  form.addEventListener('input', ({ target }) => {
    // A chosen colour is meant to be seen.
    if (target === field('accent')) field('hasAccent').value = 'own'
    onChange({
      state: field('state').value as Preview['state'],
      lang: field('lang').value as Preview['lang'],
      theme: field('theme').value as Preview['theme'],
      flavour: field('flavour').value as Preview['flavour'],
      width: Number(field('width').value),
      accent: field('hasAccent').value ? field('accent').value : ''
    })
  })
  return ({ state, lang, theme, flavour, width, accent }) => {
    for (const [name, value] of Object.entries({ state, lang, theme, flavour, width: String(width) }))
      field(name).value = value
    field('hasAccent').value = accent ? 'own' : ''
    if (accent) field('accent').value = accent
  }
}
