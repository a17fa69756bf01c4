import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

import type { BackendName } from './backends.ts'
import { IS_FULL } from './sizes.ts'

/** A row of the table that `npm run test:stress` prints. */
export interface Figure {
  id: string
  backend: BackendName | 'both'
  text: string
}

export function record(figure: Figure): void {
  if (!IS_FULL) return
  const folder = join(import.meta.dirname, '..', '..', '..', '.cache', 'reports')
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, 'stress.jsonl'), `${JSON.stringify(figure)}\n`)
}
