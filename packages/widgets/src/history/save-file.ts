import type { CsvFile } from '@bnw/core/history'

/** How long a browser may take to begin saving, ms. */
const BEGIN_MS = 30_000

/**
 * Lets the browser save a text. Saving is no loading: a content security policy has no say in it, so the address of a
 * blob is no trouble even where none may be loaded. Nothing of it stays in the page.
 */
export function saveFile({ name, text }: CsvFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), BEGIN_MS)
}
