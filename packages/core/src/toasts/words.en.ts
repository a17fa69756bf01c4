export const noticesEnglish = {
  'notices.title': 'Notifications',
  'notices.logged-in': 'You are logged in',
  'notices.logged-out': 'You are logged out',
  'notices.idle': 'You were signed out because nothing was done for a long time',
  'notices.expired': 'Your session has expired',
  'notices.password': 'Your session has expired',
  'notices.failed': 'Login failed',
  'notices.inactive': 'Inactive account',
  'notices.unauthorised': 'You are not authorized to do this'
}
