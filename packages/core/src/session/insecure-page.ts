/** The page is served over plain http: a password must not travel in the clear (O4). */
export class InsecurePageError extends Error {
  override readonly name = 'InsecurePageError'
}
