import '@bnw/widgets/reset-password'
import '../styles/login.css'

import { siteWords } from '@bnw/core/site'
import { useEffect, useState } from 'react'

import { Heading } from '../layout/heading.tsx'
import { navigate } from '../navigation.ts'

/** Removes the token from the address once it is read: it must not stay in the history (SEC-01). */
export function AccountReset() {
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '')

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
