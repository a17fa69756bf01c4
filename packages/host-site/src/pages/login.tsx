import '@bnw/widgets/login'

import { sessionWords } from '@bnw/core/session'
import { siteWords } from '@bnw/core/site'

import { Heading } from '../layout/heading.tsx'
import { LoginReason } from './login-reason.tsx'

export function Login() {
  return (
    <div className="page form-page">
      <Heading title={sessionWords.logIn()} description={siteWords.loginDescription()} />
      <LoginReason />
      <bnw-login />
    </div>
  )
}
