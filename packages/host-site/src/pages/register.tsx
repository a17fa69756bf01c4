import '@bnw/widgets/register'

import { siteWords } from '@bnw/core/site'
import { useStore } from '@nanostores/react'

import { Heading } from '../layout/heading.tsx'
import { $router } from '../router.ts'

/** Passes the codes of a link to the form (REG-03). */
export function Register() {
  const search = useStore($router)?.search ?? {}
  return (
    <div className="page form-page wide-form">
      <Heading title={siteWords.signUp()} description={siteWords.registerDescription()} />
      <bnw-register
        promotionCode={search['promotion-code'] ?? ''}
        referenceNumber={search['reference-number'] ?? ''}
      />
    </div>
  )
}
