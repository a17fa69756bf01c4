import { cashierWords } from '@bnw/core/cashier'

import { useWords } from '../../kit/index.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { type DrawingName, Empty } from '../../ui/empty.tsx'
import { supportLink } from '../../ui/support-link.ts'

/** In place of a payment form without a method: the only help is support. Needs `emptyStyles`. */
export function NoMethods({ drawing }: { drawing?: DrawingName }) {
  const words = useWords(cashierWords)
  const support = supportLink()
  return (
    <Empty
      drawing={drawing}
      message={words.noMethods()}
      action={support && <ButtonLink {...support}>{words.support()}</ButtonLink>}
    />
  )
}
