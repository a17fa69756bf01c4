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
  /** Called when the gateway has accepted the change. */
  onMarked?: (isFavourite: boolean) => void
}

/** A favourite button that changes only when the gateway has accepted (CASH-02). Needs `heartStyles`. */
export function MethodHeart({ direction, method, onMarked }: MethodHeartProps) {
  const words = useWords(cashierWords)
  const pending = useStore($pendingMethods)
  const { id, isFavourite } = method
  const toggle = async () => {
    const marked = await setMethodFavourite(direction, id, !isFavourite)
    if (marked !== undefined) onMarked?.(marked)
  }
  return (
    <Heart
      label={isFavourite ? words.removeFavourite() : words.addFavourite()}
      pressed={isFavourite}
      pending={pending.has(`${direction} ${id}`)}
      onToggle={() => void toggle()}
    />
  )
}
