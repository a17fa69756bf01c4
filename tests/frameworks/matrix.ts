import type { TestContext } from 'vitest'

type Task = TestContext['task']
type Marks = Map<string, string>

/** In place of a browser, for a test that needs none. */
export const NO_BROWSER = 'Types'

/** Marks by browser, by test and by framework. */
const results = new Map<string, Map<string, Marks>>()

const MARKS: Record<string, string> = { pass: '✓', fail: '✗' }
const NOT_RUN = '–'

export function note(browser: string, framework: string, { name, result }: Task): void {
  const tests = results.get(browser) ?? new Map<string, Marks>()
  const marks = tests.get(name) ?? new Map<string, string>()
  results.set(browser, tests.set(name, marks.set(framework, MARKS[result?.state ?? ''] ?? NOT_RUN)))
}

/** A table for each browser, with a row for each test and a column for each framework. */
export function matrixOf(frameworks: readonly string[]): string {
  return [...results].map(([browser, tests]) => tableOf(browser, tests, frameworks)).join('\n\n')
}

function tableOf(browser: string, tests: Map<string, Marks>, frameworks: readonly string[]): string {
  const width = Math.max(browser.length, ...[...tests.keys()].map(test => test.length))
  const row = (name: string, cells: readonly string[]) =>
    [name.padEnd(width), ...cells.map((cell, column) => cell.padEnd(frameworks[column]!.length))].join('  ')
  const rows = [...tests].map(([test, marks]) =>
    row(
      test,
      frameworks.map(framework => marks.get(framework) ?? NOT_RUN)
    )
  )
  return [row(browser, frameworks), ...rows].join('\n')
}
