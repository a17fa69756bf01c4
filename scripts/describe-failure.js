// @ts-check
/** A message is as a rule one line and a stack; a difference of long texts need not fill the list of failures. */
const MAX_LINES = 4

/**
 * A failed test in the list of `npm test`: its name, and below it the start of its message.
 * @param {string} name
 * @param {string | undefined} message
 */
export function describeFailure(name, message = '') {
  const lines = message.split('\n').filter(line => line.trim() && !line.trim().startsWith('at '))
  return [name, ...lines.slice(0, MAX_LINES).map(line => `       ${line.trim()}`)].join('\n')
}
