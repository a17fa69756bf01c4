// @ts-check
/** Temporary folders with small files, for tests of checks. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * Writes the files into a temporary folder, which is removed when the test ends.
 * @param {Record<string, string>} files Texts by path.
 * @returns {string} The folder.
 */
export function folderWith(files) {
  const folder = mkdtempSync(join(tmpdir(), 'bnw-check-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}
