/** What the page was last told about the session. */
interface Told {
  status: unknown
  /** A private element in a frame has told it. */
  byFrame: boolean
}

/** In a function, as the key of `page-owner.ts`. Frames and public elements are of separate bundles. */
const toldKey = () => Symbol.for('bnw.session')

/**
 * Whether a status of the session is news for the page (EMB-03). On a partner's page the frames have the session: once one
 * has reported it, public elements, which know of no player there, are not heard.
 */
export function isNewStatus(status: unknown, byFrame: boolean): boolean {
  const told = Reflect.get(globalThis, toldKey()) as Told | undefined
  if (told?.byFrame && !byFrame) return false
  Object.defineProperty(globalThis, toldKey(), { value: { status, byFrame }, configurable: true })
  return told?.status !== status
}

/** For tests, which share a page. */
export function forgetStatus(): void {
  Reflect.deleteProperty(globalThis, toldKey())
}
