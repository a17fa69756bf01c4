import fs from 'node:fs'

import { vi } from 'vitest'

const STDOUT = 1

/** Catches what the logger writes, which has to go to standard output. Ends with `vi.restoreAllMocks()`. */
export function catchLog(): { text(): string; entries(): Record<string, unknown>[] } {
  let written = ''
  const write = (file: number, text: string, ...rest: unknown[]) => {
    if (file !== STDOUT) throw new Error('The log goes to standard output only')
    written += text
    const done = rest.at(-1) as (error: null, length: number) => void
    done(null, Buffer.byteLength(text))
  }
  vi.spyOn(fs, 'write').mockImplementation(write)
  return {
    text: () => written,
    entries: () =>
      written
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line) as Record<string, unknown>)
  }
}
