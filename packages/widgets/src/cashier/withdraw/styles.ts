import { bankStyles } from '../../bank-accounts/parts/styles.ts'
import { paymentStyles } from '../payment/styles.ts'
import { choiceCardsStyles } from '../../ui/choice-cards.tsx'
import { emptyStyles } from '../../ui/empty.tsx'
import { textAreaStyles } from '../../ui/text-area.tsx'
import css from './styles.css?inline'

export const withdrawStyles = [
  ...paymentStyles,
  ...bankStyles,
  textAreaStyles,
  choiceCardsStyles,
  emptyStyles,
  css
]
