import { choiceCardsStyles } from '../../ui/choice-cards.tsx'
import { heartStyles } from '../../ui/heart.tsx'
import { asideStyles } from '../payment/aside.ts'
import { paymentStyles } from '../payment/styles.ts'
import css from './styles.css?inline'

/** The styles of the deposit form and its outcome. */
export const depositStyles = [...asideStyles, ...paymentStyles, choiceCardsStyles, heartStyles, css]
