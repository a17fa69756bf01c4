/** Results by framework and by test, printed as a table. */
const results = new Map<string, Map<string, string>>()

const MARKS: Record<string, string> = { pass: '✓', fail: '✗' }

export function note(test: string, framework: string, state: string | undefined): void {
  const row = results.get(test) ?? new Map<string, string>()
  row.set(framework, MARKS[state ?? ''] ?? '–')
  results.set(test, row)
}

export function matrixOf(frameworks: readonly string[]): string {
  const width = Math.max(...[...results.keys()].map(test => test.length))
  const row = (name: string, cells: readonly string[]) =>
    [name.padEnd(width), ...cells.map((cell, column) => cell.padEnd(frameworks[column]!.length))].join('  ')
  const rows = [...results].map(([test, row_]) =>
    row(
      test,
      frameworks.map(framework => row_.get(framework) ?? '–')
    )
  )
  return [row('', frameworks), ...rows].join('\n')
}
