// @ts-check
/** Runs a check and prints its result: one problem per line, a summary, and an exit code. */
import { isMain, root } from './setup.js'

/**
 * Runs a check if its file is the program that was started; importing the file runs nothing.
 * @param {string} url The `import.meta.url` of the check.
 * @param {(root: string) => { problems: string[], lines?: string[], summary: string }} check
 */
export function runCheck(url, check) {
  if (!isMain(url)) return
  const { problems, lines = [], summary } = check(root)
  for (const line of lines) console.log(line)
  for (const problem of problems) console.error(problem)
  console.log(problems.length ? `${problems.length} problems (${summary})` : summary)
  process.exitCode = problems.length ? 1 : 0
}
