/** Log fields of an error: its cause, since the message of a failed statement contains values of players. */
export function errorInfo(error: unknown): { error: string; stack: string[] } {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const { message = 'unknown', stack = '' } = cause instanceof Error ? cause : {}
  return { error: message, stack: stack.split('\n').slice(1, 6) }
}
