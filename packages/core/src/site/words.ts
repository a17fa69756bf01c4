import { msg, str } from '@lit/localize'

/** Texts of the host site around the widgets. */
export const siteWords = {
  brand: () => msg('Rıhtım', { id: 'site.brand' }),
  skip: () => msg('İçeriğe geç', { id: 'site.skip' }),
  skipGames: () => msg('Oyun listesini atla', { id: 'site.skip-games' }),
  menu: () => msg('Menü', { id: 'site.menu' }),
  mainMenu: () => msg('Ana menü', { id: 'site.main-menu' }),
  more: () => msg('Diğer', { id: 'site.more' }),
  close: () => msg('Kapat', { id: 'site.close' }),
  home: () => msg('Ana Sayfa', { id: 'site.home' }),
  slots: () => msg('Slotlar', { id: 'site.slots' }),
  live: () => msg('Canlı Casino', { id: 'site.live' }),
  tournaments: () => msg('Turnuvalar', { id: 'site.tournaments' }),
  promotions: () => msg('Promosyonlar', { id: 'site.promotions' }),
  favourites: () => msg('Favoriler', { id: 'site.favourites' }),
  notifications: () => msg('Bildirimler', { id: 'site.notifications' }),
  profile: () => msg('Profil', { id: 'site.profile' }),
  account: () => msg('Hesap', { id: 'site.account' }),
  balanceTooLow: () => msg('Bakiyeniz bu bahis için yetmiyor.', { id: 'site.balance-too-low' }),
  deposit: () => msg('Para Yatır', { id: 'site.deposit' }),
  withdraw: () => msg('Para Çek', { id: 'site.withdraw' }),
  history: () => msg('Finans Geçmişi', { id: 'site.history' }),
  signUp: () => msg('Üye Ol', { id: 'site.sign-up' }),
  forgotPassword: () => msg('Şifremi Unuttum', { id: 'site.forgot-password' }),
  newPassword: () => msg('Yeni Şifre', { id: 'site.new-password' }),
  registered: () => msg('Kayıt tamamlandı', { id: 'site.registered' }),
  registration: () => msg('Kayıt onayı', { id: 'site.registration' }),
  registrationUnknown: () =>
    msg('Bu cihazda yeni bir kayıt yok. Üye olabilir ya da hesabınıza giriş yapabilirsiniz.', {
      id: 'site.registration-unknown'
    }),
  search: () => msg('Oyun Ara', { id: 'site.search' }),
  find: () => msg('Ara', { id: 'site.find' }),
  suggestions: () => msg('Öneriler', { id: 'site.suggestions' }),
  suggested: (count: number) => msg(str`${count} öneri`, { id: 'site.suggested' }),
  searchShort: () => msg('Arama yapmak için en az 3 karakter girin.', { id: 'site.search-short' }),
  searchKey: () => msg('/ tuşu aramayı açar', { id: 'site.search-key' }),
  providersFailed: () => msg('Sağlayıcılar yüklenemedi.', { id: 'site.providers-failed' }),
  games: () => msg('Oyunlar', { id: 'site.games' }),
  help: () => msg('Yardım', { id: 'site.help' }),
  play: () => msg('Oyun', { id: 'site.play' }),
  pleaseWait: () => msg('Lütfen bekleyin', { id: 'site.please-wait' }),
  loading: () => msg('Yükleniyor', { id: 'site.loading' }),
  support: () => msg('Canlı Destek', { id: 'site.support' }),
  all: () => msg('Tümü', { id: 'site.all' }),
  notFound: () => msg('Aradığınız sayfa bulunamadı', { id: 'site.not-found' }),
  notFoundHint: () =>
    msg('Adres yanlış yazılmış ya da sayfa taşınmış olabilir.', { id: 'site.not-found-hint' }),
  noAccess: () => msg('Sayfa görüntülenemiyor', { id: 'site.no-access' }),
  noAccessHint: () => msg('Oturumunuz bu nedenle kapatıldı.', { id: 'site.no-access-hint' }),
  noAccessReturn: () => msg('Yeniden giriş yapınca bu sayfaya dönersiniz.', { id: 'site.no-access-return' }),
  offline: () => msg('Bağlantı yok, son bilgiler gösteriliyor', { id: 'site.offline' }),
  partners: () => msg('İş ortakları', { id: 'site.partners' }),
  methods: () => msg('Ödeme Yöntemleri', { id: 'site.methods' }),
  licences: () => msg('Lisanslar', { id: 'site.licences' }),
  social: () => msg('Bizi takip edin', { id: 'site.social' }),
  footerMenu: () => msg('Alt menü', { id: 'site.footer-menu' }),
  adults: () => msg('18 yaşından küçükler oynayamaz', { id: 'site.adults' }),
  helpLine: (line: string) => msg(str`Yardım hattı: ${line}`, { id: 'site.help-line' }),
  territory: (name: string) =>
    msg(str`${name} sakinleri ve ${name} kimlik kartı sahipleri bu sitede oynayamaz.`, {
      id: 'site.territory'
    }),
  copyright: (year: string) => msg(str`© ${year} Rıhtım. Tüm hakları saklıdır.`, { id: 'site.copyright' }),
  playMoney: () => msg('Sanal para, gerçek ödeme yok', { id: 'site.play-money' }),
  maintenanceHint: () =>
    msg(
      'Çalışmalarımız sürüyor. Site açılınca kaldığınız yere dönersiniz; her 30 saniyede bir kontrol ediliyor.',
      {
        id: 'site.maintenance-hint'
      }
    ),
  stillMaintained: () => msg('Site hâlâ bakımda', { id: 'site.still-maintained' }),
  checkAgain: () => msg('Tekrar Kontrol Et', { id: 'site.check-again' }),
  toMaintenance: () => msg('Bakım sayfasına git', { id: 'site.to-maintenance' }),
  siteUp: () => msg('Site açık', { id: 'site.up' }),
  siteUnknown: () => msg('Durum öğrenilemedi', { id: 'site.unknown' }),
  homeTitle: () => msg('Casino ve spor bahisleri', { id: 'site.home-title' }),
  homeDescription: () =>
    msg('Slot, canlı masa, spor: bir oyun seçip başlayın.', { id: 'site.home-description' }),
  lobbyDescription: (title: string) =>
    msg(str`${title}: kategoriye ve sağlayıcıya göre seçin, adıyla arayın.`, {
      id: 'site.lobby-description'
    }),
  loginDescription: () => msg('Rıhtım hesabınıza giriş yapın.', { id: 'site.login-description' }),
  thisGame: () => msg('Seçtiğiniz oyun', { id: 'site.this-game' }),
  logInToPlay: () => msg('Oynamak için giriş yapın', { id: 'site.log-in-to-play' }),
  logInToTry: () => msg('Demoyu oynamak için giriş yapın', { id: 'site.log-in-to-try' }),
  logInToSee: () => msg('Bu sayfayı görmek için giriş yapın', { id: 'site.log-in-to-see' }),
  registerDescription: () => msg('Rıhtım’a üye olun.', { id: 'site.register-description' }),
  forgotPasswordDescription: () =>
    msg('E-posta ile yeni şifre bağlantısı alın.', { id: 'site.forgot-password-description' }),
  newPasswordDescription: () =>
    msg('Hesabınıza yeni bir şifre verin.', { id: 'site.new-password-description' }),
  favouritesDescription: () =>
    msg('Favori oyunlarınız ve masalarınız.', { id: 'site.favourites-description' }),
  notificationsDescription: () =>
    msg('Bildirimleriniz ve duyurular.', { id: 'site.notifications-description' }),
  promotionsDescription: () =>
    msg('Süren, yaklaşan ve biten promosyonlar, koşulları ve süreleriyle.', {
      id: 'site.promotions-description'
    }),
  tournamentsDescription: () =>
    msg('Turnuvalar: ödüller, kalan süre, oyunlar ve puan tabloları.', {
      id: 'site.tournaments-description'
    }),
  playDescription: () => msg('Seçtiğiniz oyun.', { id: 'site.play-description' }),
  maintenanceControl: () => msg('Bakım kontrolü', { id: 'site.maintenance-control' }),
  boxSlots: () => msg('Yeni 3D slotlar', { id: 'site.box-slots' }),
  boxSlotsText: () => msg('Yeni 3D slotları keşfedin', { id: 'site.box-slots-text' }),
  boxLive: () => msg('Canlı casino', { id: 'site.box-live' }),
  boxLiveText: () => msg('Canlı masalar, 7/24', { id: 'site.box-live-text' }),
  boxBingo: () => msg('Tombala', { id: 'site.box-bingo' }),
  boxBingoText: () => msg('Kartınızı alın, çekilişe katılın', { id: 'site.box-bingo-text' })
}
