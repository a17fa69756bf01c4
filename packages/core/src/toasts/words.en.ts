import { str } from '@lit/localize'

export const toastsEnglish = {
  'toasts.title': 'Notifications',
  'toasts.logged-in': 'You are logged in',
  'toasts.last-login': str`Last login: ${0}`,
  'toasts.logged-out': 'You are logged out',
  'toasts.idle': 'You were signed out because nothing was done for a long time',
  'toasts.expired': 'Your session has expired',
  'toasts.password': 'Your session has expired',
  'toasts.failed': 'Login failed',
  'toasts.inactive': 'Inactive account',
  'toasts.unauthorised': 'You are not authorized to do this'
}
