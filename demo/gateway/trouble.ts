/** What the log says of an error: its cause, since the message of a failed statement has the values of players in it. */
export function troubleOf(error: unknown): { trouble: string; stack: string[] } {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const { message = 'unknown', stack = '' } = cause instanceof Error ? cause : {}
  return { trouble: message, stack: stack.split('\n').slice(1, 6) }
}
