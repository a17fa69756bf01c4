import { type AnnouncedSession, pageOwner } from './page-owner.ts'

/** Of a page that imports the elements as modules. */
let ofModules: AnnouncedSession = {}

/**
 * Notes a status of the session before it is dispatched as `bnw-session` (EMB-03). On a partner's page the frames have the
 * session: once one has reported it, a status of public elements, which know of no player there, is not dispatched. Their
 * code and that of the frames share no modules, so the last status is a property of the page's owner.
 *
 * @returns Whether to dispatch it: it differs from the last one.
 */
export function noteStatus(status: unknown, { isOfFrame }: { isOfFrame: boolean }): boolean {
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
