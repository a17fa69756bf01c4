/** Public names of `toasts/`. */
export { $toasts, $toastHistory, showToast, TOAST_MS, FINANCE_TOAST_MS, type ToastItem } from './store.ts'
export { toastWords } from './words.ts'
