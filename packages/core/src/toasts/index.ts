/** Public names of `toasts/`. */
export {
  $notices,
  $tray,
  dismissNotice,
  notify,
  TOAST_MS,
  FINANCE_TOAST_MS,
  NOTICE_MS,
  type Notice
} from './store.ts'
export { noticeWords } from './words.ts'
