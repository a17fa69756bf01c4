import { bankStyles } from '../../banks/styles.ts'
import { moneyStyles } from '../../money/styles.ts'
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
