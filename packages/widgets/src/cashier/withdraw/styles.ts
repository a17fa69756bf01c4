import { asideStyles } from '../payment/aside.ts'
import { paymentStyles } from '../payment/styles.ts'
import { choiceCardsStyles } from '../../ui/choice-cards.tsx'
import { emptyStyles } from '../../ui/empty.tsx'
import { textAreaStyles } from '../../ui/text-area.tsx'
import css from './styles.css?inline'

export const withdrawStyles = [
  ...asideStyles,
  ...paymentStyles,
  textAreaStyles,
  choiceCardsStyles,
  emptyStyles,
  css
]
