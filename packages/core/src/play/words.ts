import { msg, str } from '@lit/localize'

export const playWords = {
  unreachable: () => msg('Sağlayıcıya Ulaşılamıyor', { id: 'play.unreachable' }),
  preparing: () => msg('Hazırlanıyor…', { id: 'play.preparing' }),
  waiting: () => msg('Oyun bekleniyor.', { id: 'play.waiting' }),
  back: () => msg('Geri', { id: 'play.back' }),
  toLobby: () => msg('Lobiye dön', { id: 'play.to-lobby' }),
  reload: () => msg('Oyunu Yenile', { id: 'play.reload' }),
  close: () => msg('Kapat', { id: 'play.close' }),
  fullScreen: () => msg('Tam Ekran', { id: 'play.full-screen' }),
  exitFullScreen: () => msg('Tam Ekrandan Çık', { id: 'play.exit-full-screen' }),
  game: () => msg('Oyun', { id: 'play.game', desc: 'A game whose name is not known' }),
  bar: () => msg('Oyun çubuğu', { id: 'play.bar' }),
  closed: () => msg('Oyun kapatıldı', { id: 'play.closed' }),
  reopen: () => msg('Oyna', { id: 'play.reopen' }),
  leave: () => msg('Oyundan çıkılsın mı?', { id: 'play.leave' }),
  leaveText: () => msg('Eldeki tur sonuçlanmadan çıkılsın mı?', { id: 'play.leave-text' }),
  leaveConfirm: () => msg('Çık', { id: 'play.leave-confirm' }),
  stay: () => msg('Vazgeç', { id: 'play.stay' }),
  similar: () => msg('Benzer oyunlar', { id: 'play.similar' }),
  demo: () => msg('Demo', { id: 'play.demo' }),
  tournament: () => msg('Turnuva', { id: 'play.tournament' }),
  signedOut: () => msg('Oynamak için giriş yapın', { id: 'play.signed-out' }),
  logIn: () => msg('Giriş Yap', { id: 'play.log-in' }),
  duty: () => msg('Sanal para, gerçek ödeme yok', { id: 'play.duty' }),
  titled: (name: string, provider: string) => msg(str`${name} · ${provider}`, { id: 'play.titled' })
}
