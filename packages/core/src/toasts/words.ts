import { msg } from '@lit/localize'

import type { EndReason } from '../session/session.ts'

export const noticeWords = {
  title: () => msg('Bildirimler', { id: 'notices.title' }),
  loggedIn: () => msg('Giriş yapıldı', { id: 'notices.logged-in' }),
  loggedOut: () => msg('Çıkış yapıldı', { id: 'notices.logged-out' }),
  ended: {
    idle: () => msg('Uzun süre işlem yapılmadığı için oturum kapatıldı', { id: 'notices.idle' }),
    expired: () => msg('Oturum süresi doldu', { id: 'notices.expired' }),
    password: () => msg('Oturum süresi doldu', { id: 'notices.password' }),
    failed: () => msg('Giriş Başarısız', { id: 'notices.failed' }),
    inactive: () => msg('İnaktif hesap', { id: 'notices.inactive' }),
    unauthorised: () => msg('Bu işlem için yetkiniz yok', { id: 'notices.unauthorised' })
  } satisfies Partial<Record<EndReason, () => string>> as Partial<Record<EndReason, () => string>>
}
