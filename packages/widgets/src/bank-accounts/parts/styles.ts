import { buttonStyles } from '../../ui/button.tsx'
import { comboBoxStyles } from '../../ui/combo-box.tsx'
import { fieldStyles } from '../../ui/field.tsx'
import { formMessageStyles } from '../../ui/form-message.tsx'
import { problemStyles } from '../../ui/problem.tsx'
import css from './styles.css?inline'

/** The styles of every element that shows accounts or their form. */
export const bankStyles = [buttonStyles, fieldStyles, comboBoxStyles, formMessageStyles, problemStyles, css]
