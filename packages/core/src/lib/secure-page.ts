import { environment } from '../environment.ts'

/** The page is served over plain http: a password must not travel in the clear (O4). */
export class InsecurePageError extends Error {
  override readonly name = 'InsecurePageError'
}

/**
 * Stops a form with a password on a page that is not secure.
 *
 * @param what Goes into the error: `login`.
 * @throws {InsecurePageError}
 */
export function requireSecurePage(what: string): void {
  if (!environment().isSecure) throw new InsecurePageError(`${what} over plain http`)
}
