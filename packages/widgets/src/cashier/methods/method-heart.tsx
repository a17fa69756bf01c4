import {
  $pendingMethods,
  type CashDirection,
  type CashMethod,
  cashierWords,
  setMethodFavourite
} from '@bnw/core/cashier'
import { useStore } from '@nanostores/react'

import { useWords } from '../../kit/index.ts'
import { Heart } from '../../ui/heart.tsx'

interface MethodHeartProps {
  direction: CashDirection
  method: CashMethod
  /** Id of the method's name in a list, which has many hearts of the same name. */
  describedBy?: string
}

/** A favourite button that changes only when the gateway has accepted (CASH-02). Needs `heartStyles`. */
export function MethodHeart({ direction, method, ...rest }: MethodHeartProps) {
  const words = useWords(cashierWords)
  const pending = useStore($pendingMethods)
  const { id, isFavourite } = method
  return (
    <Heart
      {...rest}
      label={isFavourite ? words.removeFavourite() : words.addFavourite()}
      pressed={isFavourite}
      pending={pending.has(`${direction} ${id}`)}
      onToggle={() => void setMethodFavourite(direction, id, !isFavourite)}
    />
  )
}
