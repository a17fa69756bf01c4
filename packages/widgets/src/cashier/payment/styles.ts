import { buttonStyles } from '../../ui/button.tsx'
import { chipsStyles } from '../../ui/chips.tsx'
import { dialogStyles } from '../../ui/dialog.tsx'
import { fieldStyles } from '../../ui/field.tsx'
import { formMessageStyles } from '../../ui/form-message.tsx'
import { problemStyles } from '../../ui/problem.tsx'
import { skeletonStyles } from '../../ui/skeleton.tsx'
import { spinnerStyles } from '../../ui/spinner.tsx'
import { statusChipStyles } from '../../ui/status-chip.tsx'
import css from './styles.css?inline'

/** The styles of every form that moves money. */
export const paymentStyles = [
  buttonStyles,
  chipsStyles,
  dialogStyles,
  fieldStyles,
  formMessageStyles,
  problemStyles,
  skeletonStyles,
  spinnerStyles,
  statusChipStyles,
  css
]
