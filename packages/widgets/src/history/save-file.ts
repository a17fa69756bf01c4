import type { CsvFile } from '@bnw/core/history'

/** How long the object URL lives for the browser to start the download, ms. */
const REVOKE_DELAY_MS = 30_000

/**
 * Downloads a text as a file. A content security policy does not restrict downloads, so a blob URL works everywhere.
 */
export function saveFile({ name, text }: CsvFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS)
}
