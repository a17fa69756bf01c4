import type { MailContent } from '../context.ts'
import type { SecondFactor } from '../db/schema/players.ts'

const NOT_YOU = {
  tr: 'Bunu siz yapmadıysanız hemen şifrenizi sıfırlayın ve bize yazın.',
  en: 'If this was not you, reset your password at once and write to us.'
}

function securityNotice(subject: MailContent['subject'], what: MailContent['text']): MailContent {
  return { subject, text: { tr: `${what.tr} ${NOT_YOU.tr}`, en: `${what.en} ${NOT_YOU.en}` } }
}

/** E-mails to players. None contains a password or a code. */
export const emails = {
  welcome: (username: string, siteOrigin: string): MailContent => ({
    subject: { tr: 'Hesabınız açıldı', en: 'Your account is open' },
    text: {
      tr: `Merhaba ${username}, hesabınız açıldı ve hemen kullanılabilir.`,
      en: `Hello ${username}, your account is open and can be used at once.`
    },
    links: [`${siteOrigin}/login`]
  }),

  reset: (link: string): MailContent => ({
    subject: { tr: 'Şifre sıfırlama', en: 'Password reset' },
    text: {
      tr: 'Yeni şifrenizi aşağıdaki bağlantıdan belirleyin. Bağlantı 15 dakika ve bir kez geçerlidir. Bunu siz istemediyseniz bu e-postayı silin.',
      en: 'Set your new password with the link below. It is good for 15 minutes and for one use. If you did not ask for it, delete this e-mail.'
    },
    links: [link]
  }),

  passwordChanged: (): MailContent =>
    securityNotice(
      { tr: 'Şifreniz değişti', en: 'Your password has changed' },
      {
        tr: 'Şifreniz değişti ve öbür oturumlarınız kapatıldı.',
        en: 'Your password has changed, and your other sessions have ended.'
      }
    ),

  usernameChanged: (username: string): MailContent =>
    securityNotice(
      { tr: 'Kullanıcı adınız değişti', en: 'Your user name has changed' },
      { tr: `Kullanıcı adınız artık ${username}.`, en: `Your user name is ${username} now.` }
    ),

  confirmEmail: (link: string): MailContent => ({
    subject: { tr: 'Yeni e-posta adresinizi onaylayın', en: 'Confirm your new e-mail' },
    text: {
      tr: 'Bu adresi hesabınızda kullanmak için aşağıdaki bağlantıyı açıp onaylayın. Bağlantı bir saat ve bir kez geçerlidir. Bunu siz istemediyseniz bu e-postayı silin.',
      en: 'To use this address for your account, open the link below and confirm it. It is good for one hour and for one use. If you did not ask for it, delete this e-mail.'
    },
    links: [link]
  }),

  emailRequested: (email: string): MailContent =>
    securityNotice(
      { tr: 'E-posta değişikliği istendi', en: 'A change of your e-mail was requested' },
      {
        tr: `Hesabınızın e-posta adresinin ${email} olması istendi. O adrese gönderilen bağlantı onaylanana kadar bu adres geçerlidir.`,
        en: `Somebody asked to change the e-mail of your account to ${email}. Until the link sent to it is confirmed, this address stays.`
      }
    ),

  emailChanged: (email: string): MailContent =>
    securityNotice(
      { tr: 'E-posta adresiniz değişti', en: 'Your e-mail has changed' },
      {
        tr: `Hesabınızın e-posta adresi artık ${email}.`,
        en: `The e-mail of your account is ${email} now.`
      }
    ),

  phoneChanged: (): MailContent =>
    securityNotice(
      { tr: 'Telefonunuz değişti', en: 'Your phone number has changed' },
      { tr: 'Hesabınızın telefon numarası değişti.', en: 'The phone number of your account has changed.' }
    ),

  secondFactor: (type: SecondFactor): MailContent =>
    securityNotice(
      { tr: 'İki adımlı giriş değişti', en: 'Your second factor has changed' },
      {
        none: {
          tr: 'Hesabınızda iki adımlı giriş kapatıldı.',
          en: 'The second factor of your account was turned off.'
        },
        ga: {
          tr: 'Hesabınıza girişte artık doğrulayıcı kodu istenecek.',
          en: 'From now on a code of your authenticator is needed to log in.'
        },
        sms: {
          tr: 'Hesabınıza girişte artık SMS kodu istenecek.',
          en: 'From now on a code sent by SMS is needed to log in.'
        }
      }[type]
    )
}
