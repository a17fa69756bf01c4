import { bankStyles } from '../../bank-accounts/parts/styles.ts'
import { heartStyles } from '../../ui/heart.tsx'
import { moneyStyles } from '../payment/styles.ts'
import css from './styles.css?inline'

/** What the form of a deposit and its outcome need. */
export const depositStyles = [...bankStyles, ...moneyStyles, heartStyles, css]
