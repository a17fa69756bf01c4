import { str } from '@lit/localize'

export const inactivityEnglish = {
  'inactivity.title': str`You will be signed out in ${0} minutes`,
  'inactivity.title-one': 'You will be signed out in 1 minute',
  'inactivity.hint':
    'You have not done anything for a while. To protect your account you will be signed out.',
  'inactivity.left': 'Time left',
  'inactivity.stay': 'Stay signed in',
  'inactivity.log-out': 'Log out'
}
