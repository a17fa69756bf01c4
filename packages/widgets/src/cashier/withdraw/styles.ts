import { bankStyles } from '../../bank-accounts/parts/styles.ts'
import { moneyStyles } from '../payment/styles.ts'
import { choiceCardsStyles } from '../../ui/choice-cards.tsx'
import { emptyStyles } from '../../ui/empty.tsx'
import { textAreaStyles } from '../../ui/text-area.tsx'
import css from './styles.css?inline'

export const withdrawStyles = [
  ...moneyStyles,
  ...bankStyles,
  textAreaStyles,
  choiceCardsStyles,
  emptyStyles,
  css
]
