import { environment } from '../environment.ts'

/** The page is served over plain http: a password would be sent as plain text. */
class InsecurePageError extends Error {
  override readonly name = 'InsecurePageError'
}

/**
 * Refuses to send a password from a page that is not secure.
 *
 * @param what What is not sent, for the error text: `login`.
 * @throws {InsecurePageError}
 */
export function requireSecurePage(what: string): void {
  if (!environment().isSecure) throw new InsecurePageError(`${what} over plain http`)
}
