import { type AnnouncedSession, pageOwner } from './page-owner.ts'

/** Of a page that imports the elements as modules. */
let ofModules: AnnouncedSession = {}

/**
 * Whether a status of the session is news for the page (EMB-03), which has then been told of it. On a partner's page the
 * frames have the session: once one has reported it, public elements, which know of no player there, are not heard. Their
 * code and that of the frames share no modules, so the owner of the page has what both need to know.
 */
export function isNewStatus(status: unknown, { isOfFrame }: { isOfFrame: boolean }): boolean {
  const last = pageOwner()?.session ?? ofModules
  if (last.isOfFrame && !isOfFrame) return false
  const isNew = last.status !== status
  Object.assign(last, { status, isOfFrame })
  return isNew
}

/** For tests, which share a page. */
export function forgetStatus(): void {
  ofModules = {}
}
