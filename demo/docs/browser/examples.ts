import { readPreview, writePreview, type Preview } from '../lib/preview-link.js'
import { currentTheme, onThemeChange } from './theme.ts'
import { previewFrame } from './preview-frame.ts'
import { required } from './required.ts'

/** Starts the examples of a page: frames, and the controls above them. */
export function startExamples(): void {
  for (const example of document.querySelectorAll<HTMLElement>('[data-example]')) startExample(example)
}

function startExample(example: HTMLElement): void {
  const show = previewFrame(required<HTMLIFrameElement>('iframe', example))
  const link = required<HTMLAnchorElement>('.open', example)
  let preview: Preview = { ...readPreview(example.dataset['example'] ?? ''), theme: currentTheme() }
  const update = (change: Partial<Preview>) => {
    preview = { ...preview, ...change }
    for (const select of selects) select.value = String(preview[select.dataset['field'] as keyof Preview])
    link.hash = writePreview(preview)
    show(preview)
  }
  const selects = [...example.querySelectorAll<HTMLSelectElement>('select')]
  for (const select of selects)
    select.addEventListener('change', () => update({ [select.dataset['field'] ?? '']: select.value }))
  required('.example-bar', example).hidden = false
  onThemeChange(theme => update({ theme }))
  update({})
}
