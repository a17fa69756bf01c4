import { str } from '@lit/localize'

export const notificationsEnglish = {
  'notifications.title': 'Notifications',
  'notifications.messages': 'Announcements',
  'notifications.kinds': 'Notifications and announcements',
  'notifications.cancelled': 'Cancel',
  'notifications.withdrawal': 'Withdrawal cancelled',
  'notifications.no-note': 'Transaction note not found',
  'notifications.undated': 'Date unknown',
  'notifications.arrived-one': 'A withdrawal of yours was cancelled',
  'notifications.arrived': str`${0} withdrawals of yours were cancelled`,
  'notifications.count': str`Notifications: ${0}`,
  'notifications.unread': 'Unread',
  'notifications.count-unread': str`${0} unread`,
  'notifications.mark-read': 'Mark all as read',
  'notifications.empty': 'You have no notifications',
  'notifications.empty-days': 'You have no notifications on these days',
  'notifications.no-messages': 'There are no announcements',
  'notifications.usual-days': 'Show the last 90 days',
  'notifications.limit': str`The newest ${0} notifications are shown.`,
  'notifications.signed-out': 'Log in to see your notifications',
  'notifications.log-in': 'Log in',
  'notifications.in-history': 'See in history',
  'notifications.tray': 'Latest messages',
  'notifications.tray-empty': 'No messages on this visit yet'
}
