import { msg, str } from '@lit/localize'

/** Texts about a payment attempt whose outcome is unknown or has just become known. */
export const attemptWords = {
  checking: () => msg('Son işlem kontrol ediliyor', { id: 'attempt.checking' }),
  checkingText: () =>
    msg('Önceki işleminizin sonucu belli olunca devam edebilirsiniz. Geçmişinize bakıyoruz.', {
      id: 'attempt.checking-text'
    }),
  unknown: () => msg('İşlemin sonucu henüz belli değil', { id: 'attempt.unknown' }),
  unknownText: () =>
    msg(
      'Yanıt alamadık; isteğiniz ulaşmış olabilir. Geçmişinize bakıyoruz, sonucu genelde bir dakika içinde burada göreceksiniz.',
      { id: 'attempt.unknown-text' }
    ),
  unknownBlocked: () =>
    msg('Yanıt alamadık; isteğiniz ulaşmış olabilir. Sayfayı yenileyin, sonucu geçmişinizden öğrenelim.', {
      id: 'attempt.unknown-blocked'
    }),
  unclearText: () =>
    msg('Yanıt alamadık ve geçmişinizden anlaşılmıyor. Aynısını yeniden gönderirseniz sonucu öğreniriz.', {
      id: 'attempt.unclear-text'
    }),
  again: () => msg('Aynısını Yeniden Gönder', { id: 'attempt.again' }),
  againHint: () => msg('Aynı işlem iki kez yapılmaz.', { id: 'attempt.again-hint' }),
  nothingMoved: () =>
    msg('İşlem gerçekleşmedi, hiçbir para hareket etmedi. Yeniden gönderebilirsiniz.', {
      id: 'attempt.nothing-moved'
    }),
  renewed: () =>
    msg('Oturumunuz yenilendi ve işlem gönderilmedi. Lütfen yeniden gönderin.', { id: 'attempt.renewed' }),
  settled: (reference: string) => msg(str`Son işleminiz alındı: ${reference}`, { id: 'attempt.settled' }),
  settledNothing: () =>
    msg('Son işleminiz gerçekleşmedi, yeniden gönderebilirsiniz.', { id: 'attempt.settled-nothing' }),
  settledUnclear: () =>
    msg('Son işleminizin sonucunu öğrenemedik. Yeniden göndermeden önce geçmişinize bakın.', {
      id: 'attempt.settled-unclear'
    }),
  sending: () => msg('Gönderiliyor…', { id: 'attempt.sending' }),
  wait: () => msg('Lütfen bekleyin', { id: 'attempt.wait' })
}
