import { msg } from '@lit/localize'

export const frameWords = {
  /** What the frame contains, by its address: the first part of its name. */
  names: {
    balance: () => msg('Bakiye', { id: 'frame.balance' }),
    'bank-accounts': () => msg('Banka Hesapları', { id: 'frame.bank-accounts' }),
    cashier: () => msg('Kasa', { id: 'frame.cashier' }),
    favourites: () => msg('Favoriler', { id: 'frame.favourites' }),
    'forgot-password': () => msg('Şifremi Unuttum', { id: 'frame.forgot-password' }),
    game: () => msg('Oyun', { id: 'frame.game' }),
    history: () => msg('Geçmiş', { id: 'frame.history' }),
    login: () => msg('Giriş Yap', { id: 'frame.login' }),
    notifications: () => msg('Bildirimler', { id: 'frame.notifications' }),
    profile: () => msg('Profil', { id: 'frame.profile' }),
    'quick-deposit': () => msg('Hızlı Para Yatır', { id: 'frame.quick-deposit' }),
    recent: () => msg('Son Oynananlar', { id: 'frame.recent' }),
    register: () => msg('Üye Ol', { id: 'frame.register' }),
    'reset-password': () => msg('Şifre Sıfırlama', { id: 'frame.reset-password' }),
    'step-up': () => msg('Onay', { id: 'frame.step-up' })
  },
  /** Between that and the site's host name. */
  title: () => msg('Güvenli bölüm', { id: 'frame.title' }),
  unavailable: () => msg('Bu bölüm burada güvenle gösterilemedi.', { id: 'frame.unavailable' }),
  open: () => msg('Sitede aç', { id: 'frame.open' })
}
