import { gatewayWords } from '@bnw/core/gateway'
import { isReturnedTo, pathTo, saveReturnUrl } from '@bnw/core/routes'
import { sessionWords } from '@bnw/core/session'
import { siteWords } from '@bnw/core/site'

import { NoticePage } from '../layout/notice-page.tsx'
import { currentPath } from '../router.ts'

/** Shown when the gateway denies the player access (SESS-07). */
export function NoAccess() {
  return (
    <NoticePage
      drawing="gull"
      title={siteWords.noAccess()}
      actions={
        <a className="button primary" href={pathTo('login')} onClick={() => saveReturnUrl(currentPath())}>
          {sessionWords.logIn()}
        </a>
      }
    >
      <p role="alert" className="lead">
        {gatewayWords.unauthorised()}
      </p>
      <p>
        {siteWords.noAccessHint()} {isReturnedTo(currentPath()) && siteWords.noAccessReturn()}
      </p>
    </NoticePage>
  )
}
