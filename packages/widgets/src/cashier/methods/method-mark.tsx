import { environment } from '@bnw/core'
import { safeUrl } from '@bnw/core/lib'

import { BankMark } from '../../bank-accounts/parts/bank-mark.tsx'

/** The picture of a payment method or of a group of them, or the initials of its name. Needs `bankStyles`. */
export function MethodMark({ name, image }: { name: string; image: string }) {
  return <BankMark name={name} logo={safeUrl(image, 'image', environment().configuration.gateway)} />
}
