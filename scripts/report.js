// @ts-check
/** How a check says what it found: one line a problem, and an exit code. */
import { pathToFileURL } from 'node:url'

import { root } from './setup.js'

/**
 * Runs a check when its file is the program that was started, and does nothing when it is imported.
 * @param {string} url The `import.meta.url` of the check.
 * @param {(root: string) => { problems: string[], warnings?: string[], summary: string }} check
 */
export function runAsProgram(url, check) {
  if (url !== pathToFileURL(process.argv[1] ?? '').href) return
  const { problems, warnings = [], summary } = check(root)
  for (const warning of warnings) console.log(`warning: ${warning}`)
  for (const problem of problems) console.error(problem)
  console.log(problems.length ? `${problems.length} problems (${summary})` : summary)
  process.exitCode = problems.length ? 1 : 0
}
