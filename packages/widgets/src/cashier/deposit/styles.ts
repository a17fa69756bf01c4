import { bankStyles } from '../../bank-accounts/parts/styles.ts'
import { heartStyles } from '../../ui/heart.tsx'
import methodsCss from '../methods/styles.css?inline'
import { paymentStyles } from '../payment/styles.ts'
import css from './styles.css?inline'

/** The styles of the deposit form and its outcome. */
export const depositStyles = [...bankStyles, ...paymentStyles, heartStyles, methodsCss, css]
