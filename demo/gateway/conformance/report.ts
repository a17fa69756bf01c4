import type { Finding } from './finding.ts'

/** What readers of the table have to know who did not run the command. @param gateway Its origin. */
export function headingOf(gateway: string, date: Date): string {
  return `${gateway}, ${date.toISOString().slice(0, 16).replace('T', ' ')} UTC: each call of the contract, which openapi.json of \`npm run contract\` has.
✓ as the contract says  ✗ not, with what is wrong  – not checked, with the reason
reply: data that has to be accepted  refusal: no session, a forged one or no data  session: login and logout
`
}

/** The findings as a table of plain text, with a line of sums. */
export function reportOf(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ call }) => call.length))
  const lines = findings.map(
    ({ call, check, problem, skipped, duration }) =>
      `${mark(problem, skipped)} ${call.padEnd(width)}  ${check.padEnd(7)} ${`${Math.round(duration)} ms`.padStart(9)}  ${problem || skipped || ''}`
  )
  return [...lines.map(line => line.trimEnd()), '', sums(findings)].join('\n')
}

function mark(problem: string, skipped: string | undefined): string {
  if (problem) return '✗'
  return skipped ? '–' : '✓'
}

function sums(findings: readonly Finding[]): string {
  const wrong = findings.filter(({ problem }) => problem).length
  const skipped = findings.filter(({ problem, skipped }) => !problem && skipped).length
  return `${findings.length - wrong - skipped} as the contract says, ${wrong} not, ${skipped} skipped`
}
