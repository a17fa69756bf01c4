import { msg, str } from '@lit/localize'

import type { EndReason } from '../session/session.ts'

export const toastWords = {
  title: () => msg('Bildirimler', { id: 'toasts.title' }),
  loggedIn: () => msg('Giriş yapıldı', { id: 'toasts.logged-in' }),
  lastLogin: (moment: string) => msg(str`Son giriş: ${moment}`, { id: 'toasts.last-login' }),
  loggedOut: () => msg('Çıkış yapıldı', { id: 'toasts.logged-out' }),
  ended: {
    idle: () => msg('Uzun süre işlem yapılmadığı için oturum kapatıldı', { id: 'toasts.idle' }),
    expired: () => msg('Oturum süresi doldu', { id: 'toasts.expired' }),
    password: () => msg('Oturum süresi doldu', { id: 'toasts.password' }),
    failed: () => msg('Giriş Başarısız', { id: 'toasts.failed' }),
    inactive: () => msg('İnaktif hesap', { id: 'toasts.inactive' }),
    unauthorised: () => msg('Bu işlem için yetkiniz yok', { id: 'toasts.unauthorised' })
  } satisfies Partial<Record<EndReason, () => string>> as Partial<Record<EndReason, () => string>>
}
