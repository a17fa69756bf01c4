import '@bnw/widgets/forgot-password'
import '../styles/login.css'

import { siteWords } from '@bnw/core/site'

import { Heading } from '../layout/heading.tsx'

export function ForgotPassword() {
  return (
    <div className="page form-page">
      <Heading title={siteWords.forgotPassword()} description={siteWords.forgotPasswordDescription()} />
      <bnw-forgot-password />
    </div>
  )
}
