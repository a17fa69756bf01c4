import { str } from '@lit/localize'

export const formEnglish = {
  'form.required': 'Required field',
  'form.email': 'Enter a valid e-mail',
  'form.username':
    'The user name has 3 to 30 characters: letters from a to z, digits, dots, hyphens and underscores',
  'form.person-name': 'Use 2 to 50 characters: letters, spaces, dots, apostrophes and hyphens only',
  'form.date': 'Enter a valid date',
  'form.time': 'Enter a valid time',
  'form.colour': 'Enter a valid colour',
  'form.code': 'The code has 6 digits',
  'form.under-age': 'You must be 18 or older',
  'form.identity-number': 'T.R. Identity Number is Incorrect...',
  'form.phone': 'Enter a valid mobile number',
  'form.phone-beginning': 'A mobile number begins with 5',
  'form.iban': 'Please check the IBAN',
  'form.password-length': 'Password must be at least 6 characters',
  'form.password-capital': 'Password must contain at least one uppercase letter',
  'form.password-number': 'Password must contain at least one number',
  'form.password-twice': "Passwords don't match",
  'form.amount-missing': 'Please enter an amount.',
  'form.amount-shape': 'Enter a valid amount',
  'form.amount-range': 'The amount you entered is not within the minimum and maximum range',
  'form.amount-bounds': str`At least ${0} · At most ${1}`,
  'form.amount-from': str`At least ${0}`,
  'form.amount-to': str`At most ${0}`,
  'form.not-in-list': 'Choose from the list',
  'form.optional': '(optional)',
  'form.nothing-found': 'No results found.'
}
