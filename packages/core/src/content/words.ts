import { msg, str } from '@lit/localize'

/** Texts around the gateway's content. */
export const contentWords = {
  pages: () => msg('Bilgi sayfaları', { id: 'content.pages' }),
  contents: () => msg('İçindekiler', { id: 'content.contents' }),
  empty: () => msg('Bu sayfa hazırlanıyor', { id: 'content.empty' }),
  findQuestion: () => msg('Sorularda ara', { id: 'content.find-question' }),
  found: (count: number) => msg(str`${count} soru bulundu`, { id: 'content.found' }),
  nothing: () => msg('Sonuç bulunamadı.', { id: 'content.nothing' }),
  showAll: () => msg('Tüm soruları göster', { id: 'content.show-all' }),
  copyLink: () => msg('Bağlantıyı kopyala', { id: 'content.copy-link' }),
  linkCopied: () => msg('Bağlantı kopyalandı', { id: 'content.link-copied' }),
  titles: {
    AboutUs: () => msg('Hakkımızda', { id: 'content.about-us' }),
    GeneralRules: () => msg('Genel kurallar', { id: 'content.general-rules' }),
    CasinoRules: () => msg('Casino kuralları', { id: 'content.casino-rules' }),
    BetRules: () => msg('Bahis kuralları', { id: 'content.bet-rules' }),
    BonusRules: () => msg('Bonus kuralları', { id: 'content.bonus-rules' }),
    Financial: () => msg('Para yatırma ve çekme', { id: 'content.financial' }),
    ResponsibleGaming: () => msg('Sorumlu oyun', { id: 'content.responsible-gaming' }),
    Privacy: () => msg('Gizlilik', { id: 'content.privacy' }),
    FAQ: () => msg('Sıkça sorulan sorular', { id: 'content.faq' })
  },
  descriptions: {
    AboutUs: () => msg('Rıhtım kimdir, neler sunar, nasıl çalışır.', { id: 'content.about-us-description' }),
    GeneralRules: () =>
      msg('Rıhtım’da üyelik, güvenlik, oyun ve ödeme için geçerli kurallar.', {
        id: 'content.general-rules-description'
      }),
    CasinoRules: () =>
      msg('Slot, masa ve canlı oyunlarda geçerli kurallar.', { id: 'content.casino-rules-description' }),
    BetRules: () =>
      msg('Spor ve sanal bahislerde geçerli kurallar.', { id: 'content.bet-rules-description' }),
    BonusRules: () =>
      msg('Bonusların nasıl alındığı, çevrildiği ve sona erdiği.', {
        id: 'content.bonus-rules-description'
      }),
    Financial: () =>
      msg('Yöntemler, sınırlar, süreler ve ücretler.', { id: 'content.financial-description' }),
    ResponsibleGaming: () =>
      msg('Sınırlar, molalar ve yardım: oyunun oyun kalması için.', {
        id: 'content.responsible-gaming-description'
      }),
    Privacy: () =>
      msg('Hangi bilgileri neden sakladığımız ve haklarınız.', { id: 'content.privacy-description' }),
    FAQ: () =>
      msg('Hesap, güvenlik, oyun ve para üzerine sorular ve yanıtları.', { id: 'content.faq-description' })
  }
}
