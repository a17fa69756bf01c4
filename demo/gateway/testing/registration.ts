import type { InputOf, user } from '@bnw/core/contract'

/** A valid form of the registration of a player with this name, which is also that of the mailbox. */
export function registrationForm(username: string): InputOf<typeof user.register> {
  return {
    firstname: 'Ayşe',
    lastname: 'Işık',
    birthdate: '1990-03-05',
    identity: '11111111110',
    country: 'TR',
    city: 'İzmir',
    address: 'Deniz Sokak 1',
    currency: 'TRY',
    email: `${username}@posta.example`,
    phone: '+905000000001',
    username,
    password: 'Kumsal7',
    confirm_password: 'Kumsal7',
    sms_optin: 0,
    email_optin: 0,
    rules_accepted: 1
  }
}
