import '@bnw/widgets/reset-password'
import '../styles/login.css'

import { siteWords } from '@bnw/core/site'
import { useEffect, useState } from 'react'

import { Heading } from '../layout/heading.tsx'
import { navigate } from '../navigation.ts'

/**
 * The token of a link. A gateway may leave the plus signs of a base64 token as they are, which a
 * query reads as spaces.
 */
function tokenOf(search: string): string {
  return new URLSearchParams(search).get('token')?.replaceAll(' ', '+') ?? ''
}

/** Removes the token from the address once it is read: it must not stay in the history (SEC-01). */
export function AccountReset() {
  const [token] = useState(() => tokenOf(location.search))

  useEffect(() => {
    if (location.search) navigate(location.pathname, { replace: true })
  }, [])

  return (
    <div className="page form-page">
      <Heading title={siteWords.newPassword()} description={siteWords.newPasswordDescription()} />
      <bnw-reset-password token={token} />
    </div>
  )
}
