import { bankStyles } from '../../bank-accounts/parts/styles.ts'
import methodsCss from '../methods/styles.css?inline'
import css from './aside.css?inline'

/** The styles of a form's card, and of the summary and the newest payments beside it. */
export const asideStyles = [...bankStyles, methodsCss, css]
