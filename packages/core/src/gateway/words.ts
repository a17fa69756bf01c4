import { msg } from '@lit/localize'

export const gatewayWords = {
  wrong: () => msg('Bir şeyler ters gitti, lütfen daha sonra deneyin.', { id: 'gateway.wrong' }),
  failed: () => msg('İşlem Başarısız', { id: 'gateway.failed' }),
  offline: () => msg('Bağlantı kurulamadı.', { id: 'gateway.offline' }),
  unanswered: () => msg('Yanıt alınamadı; isteğiniz gerçekleşmiş olabilir.', { id: 'gateway.unanswered' }),
  blocked: () => msg('Bazı sorunlar yaşıyoruz, lütfen daha sonra tekrar deneyin', { id: 'gateway.blocked' }),
  maintenance: () => msg('Site Bakima Alindi', { id: 'gateway.maintenance' }),
  expired: () => msg('Oturum süresi doldu', { id: 'gateway.expired' }),
  renewed: () =>
    msg('Oturumunuz yenilendi, işleminiz yapılmadı. Lütfen yeniden gönderin.', { id: 'gateway.renewed' }),
  notConfirmed: () => msg('Doğrulanmadığı için işlem yapılmadı.', { id: 'gateway.not-confirmed' }),
  loginFailed: () => msg('Giriş Başarısız', { id: 'gateway.login-failed' }),
  inactive: () => msg('İnaktif hesap', { id: 'gateway.inactive' }),
  unauthorised: () => msg('Bu işlem için yetkiniz yok', { id: 'gateway.unauthorised' }),
  insecure: () =>
    msg('Bu sayfa güvenli değil (https). Şifreniz korunmadığı için giriş yapılamaz.', {
      id: 'gateway.insecure'
    }),
  tooMany: () => msg('Çok fazla deneme yapıldı, lütfen biraz bekleyin.', { id: 'gateway.too-many' }),
  noRecord: () => msg('Kayıt bulunamadı', { id: 'gateway.no-record' }),
  retry: () => msg('Tekrar Dene', { id: 'gateway.retry' }),
  reload: () => msg('Sayfayı Yenile', { id: 'gateway.reload' })
}
