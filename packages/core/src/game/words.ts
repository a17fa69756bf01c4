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
  deposit: () => msg('Para Yatır', { id: 'play.deposit' }),
  more: () => msg('Diğer', { id: 'play.more', desc: 'Opens a menu' }),
  rules: () => msg('Kurallar', { id: 'play.rules' }),
  report: () => msg('Sorun bildir', { id: 'play.report' }),
  reportText: () =>
    msg('Desteğe yazarken bu bilgileri de gönderin.', {
      id: 'play.report-text',
      desc: 'Before facts to copy'
    }),
  support: () => msg('Canlı Destek', { id: 'play.support' }),
  hideBar: () => msg('Çubuğu gizle', { id: 'play.hide-bar' }),
  showBar: () => msg('Oyun çubuğunu göster', { id: 'play.show-bar' }),
  elapsed: () => msg('Süre', { id: 'play.elapsed' }),
  net: () => msg('net', { id: 'play.net', desc: 'Won less staked, before the amount' }),
  reality: () => msg('Gerçeklik hatırlatması', { id: 'play.reality' }),
  realityText: () =>
    msg('Seçtiğiniz süre oynadığınızda ne kadar oynadığınızı ve ne harcadığınızı hatırlatırız.', {
      id: 'play.reality-text'
    }),
  realityIs: (choice: string) => msg(str`Gerçeklik hatırlatması: ${choice}`, { id: 'play.reality-is' }),
  off: () => msg('kapalı', { id: 'play.off', desc: 'The reality check' }),
  minutes: (count: number) => msg(str`${count} dk`, { id: 'play.minutes' }),
  played: () => msg('Oynama süresi', { id: 'play.played' }),
  staked: () => msg('Oynanan', { id: 'play.staked' }),
  won: () => msg('Kazanılan', { id: 'play.won' }),
  goOn: () => msg('Devam Et', { id: 'play.go-on' }),
  history: () => msg('Geçmiş', { id: 'play.history' }),
  exit: () => msg('Çıkış', { id: 'play.exit' }),
  expired: () => msg('Oturum süresi doldu', { id: 'play.expired' }),
  expiredText: () =>
    msg('Başlamış bir tur kaybolmaz: giriş yaptığınızda sonucu geçmişinizdedir.', {
      id: 'play.expired-text'
    }),
  duty: () => msg('Sanal para, gerçek ödeme yok', { id: 'play.duty' })
}
