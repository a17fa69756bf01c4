/** Public names of `notifications/`. */
export {
  $massMessages,
  $unread,
  loadMassMessages,
  markAllRead,
  MAX_NOTIFICATIONS,
  noteVisit,
  notifications,
  startNotifications,
  type MassMessage,
  type Notification,
  type NotificationDays,
  type Unread
} from './store.ts'
export { $newest, type NewestItem } from './newest.ts'
export { notificationWords } from './words.ts'
