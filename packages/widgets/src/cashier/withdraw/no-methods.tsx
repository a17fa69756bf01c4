import { environment } from '@bnw/core'
import { cashierWords } from '@bnw/core/cashier'
import { safeUrl } from '@bnw/core/lib'

import { useWords } from '../../kit/index.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'

/** There is no withdrawal method, so the only help is support. */
export function NoMethods() {
  const words = useWords(cashierWords)
  const { supportUrl, site } = environment().configuration
  const support = safeUrl(supportUrl, 'link', site)
  return (
    <Empty
      drawing="gull"
      message={words.noMethods()}
      action={support && <ButtonLink href={support}>{words.support()}</ButtonLink>}
    />
  )
}
