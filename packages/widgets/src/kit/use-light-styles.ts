import { adoptAround } from './sheets.ts'
import { useAdopted } from './use-styles.ts'

/** `useStyles()` for an element that renders into its light DOM; each selector is scoped to its tag. */
export function useLightStyles(styles: readonly string[]): void {
  useAdopted(styles, adoptAround)
}
