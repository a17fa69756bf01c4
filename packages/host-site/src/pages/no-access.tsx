import { gatewayWords, saveReturnUrl, sessionWords, siteWords } from '@bnw/core'

import { Heading } from '../layout/heading.tsx'
import { currentPath } from '../router.ts'

/** The gateway has refused this player here (SESS-07). */
export function NoAccess() {
  return (
    <div className="page narrow">
      <Heading title={siteWords.noAccess()} description={siteWords.noAccess()} />
      <p role="alert">{gatewayWords.unauthorised()}</p>
      <p>{siteWords.noAccessHint()}</p>
      <p>
        <a className="button primary" href="/login" onClick={() => saveReturnUrl(currentPath())}>
          {sessionWords.logIn()}
        </a>
      </p>
    </div>
  )
}
