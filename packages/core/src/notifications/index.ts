/** Public names of `notifications/`. */
export {
  $massMessages,
  $unread,
  loadMassMessages,
  markAllRead,
  noteVisit,
  notifications,
  startNotifications,
  type MassMessage,
  type Notification,
  type NotificationDays,
  type NotificationList,
  type Unread
} from './store.ts'
export { $newest, type NewestItem } from './newest.ts'
export { notificationWords } from './words.ts'
