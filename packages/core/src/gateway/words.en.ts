export const gatewayEnglish = {
  'gateway.wrong': 'Something went wrong, please try later.',
  'gateway.failed': 'Process Failed',
  'gateway.offline': 'No connection could be made.',
  'gateway.unanswered': 'No valid answer came; your request may have been carried out.',
  'gateway.blocked': 'We are experiencing some problems, please try again later',
  'gateway.maintenance': 'The site is under maintenance',
  'gateway.expired': 'Your session has expired',
  'gateway.renewed': 'Your session was renewed, and nothing was done yet. Please send it again.',
  'gateway.not-confirmed': 'Nothing was done, since it was not confirmed.',
  'gateway.login-failed': 'Login failed',
  'gateway.inactive': 'Inactive account',
  'gateway.unauthorised': 'You are not authorized to do this',
  'gateway.insecure':
    'This page is not secure (https). You cannot log in, since your password would not be protected.',
  'gateway.too-many': 'Too many tries, please wait a little.',
  'gateway.no-record': 'No record was found',
  'gateway.retry': 'Retry',
  'gateway.reload': 'Reload page'
}
