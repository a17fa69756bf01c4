import type { Question } from './faq.ts'

/** Questions on payments, bonuses and what else there is. */
export const MONEY_QUESTIONS: readonly Question[] = [
  {
    tr: [
      'Para yatırmam ne kadar sürer?',
      'Yöntemin yanında yazar. Havale genellikle beş ile on beş dakika, kart ve QR anında. İşlem, onaylanana kadar geçmişinizde “Yeni” görünür.'
    ],
    en: [
      'How long does a deposit take?',
      'It says so beside each method. A transfer usually takes five to fifteen minutes, cards and QR are instant. Until it is approved, the deposit stands in your history as “New”.'
    ]
  },
  {
    tr: [
      'En az ne kadar yatırabilirim?',
      'Yönteme göre değişir; en düşük tutar ön ödemeli kodlarda ₺10, QR ile ₺20’dir. Aralığın dışındaki bir tutar gönderilmeden önce size bildirilir.'
    ],
    en: [
      'What is the least I can deposit?',
      'It depends on the method: ₺10 with a prepaid code, ₺20 by QR. You are told about an amount outside the range before anything is sent.'
    ]
  },
  {
    tr: [
      'Başkasının hesabından para yatırabilir miyim?',
      'Hayır. Para, sizin adınıza olan bir hesaptan gelmelidir; aksi hâlde geri gönderilir.'
    ],
    en: [
      'Can I deposit from somebody else’s account?',
      'No. The money has to come from an account in your name, otherwise it is sent back.'
    ]
  },
  {
    tr: [
      'Çekim talebim neden iptal edildi?',
      'Nedeni bildirimlerinizde yazar. En sık rastlananlar: IBAN’daki alıcı adının farklı olması ve kimlik geçerlilik tarihinin girilmemesi. Tutar, iptal anında bakiyenize geri eklenir.'
    ],
    en: [
      'Why was my withdrawal cancelled?',
      'The reason stands among your notifications. The most frequent are a different name on the IBAN and a missing date of validity of the identity card. The amount is given back the moment of the cancelling.'
    ]
  },
  {
    tr: [
      'Çekim için neden kimlik geçerlilik tarihi isteniyor?',
      'Süresi dolmuş bir kimlikle ödeme yapılamaz. Tarihi kimlik kartınızın ön yüzünde bulabilirsiniz.'
    ],
    en: [
      'Why do you ask until when my identity card is valid?',
      'No payment can be made on a card that has run out. You find the date on its front.'
    ]
  },
  {
    tr: [
      '“Yanıt alınamadı” ne demek?',
      'İşlem sunucuya ulaşmış ama yanıtı size gelmemiş olabilir. Aynı formu yeniden göndermek güvenlidir: para ikinci kez hareket etmez. Sonucu finans geçmişinizde de görebilirsiniz.'
    ],
    en: [
      'What does “no answer came” mean?',
      'The transaction may have reached the server while its answer was lost. Sending the same form again is safe: no money moves twice. You can also see the outcome in your finance history.'
    ]
  },
  {
    tr: [
      'Banka hesabımı nasıl eklerim?',
      'Profilinizde “Banka Hesapları” bölümünü açın, bankayı seçin ve IBAN’ınızı yazın. IBAN yazılırken denetlenir.'
    ],
    en: [
      'How do I add my bank account?',
      'Open “Bank accounts” in your profile, choose the bank and type your IBAN. It is checked while you type.'
    ]
  },
  {
    tr: [
      'Bonusumu nasıl alırım?',
      'Bonuslar sayfasında “Talep Et” düğmesine dokunun. Tutar hemen bakiyenize eklenir; çevrim şartı varsa ilerlemeniz yüzde olarak görünür.'
    ],
    en: [
      'How do I get my bonus?',
      'Press “Claim” on the page of bonuses. The amount is added to your balance at once; where there is a turnover, a percentage shows how far you are.'
    ]
  },
  {
    tr: [
      'Çevrim şartı nedir?',
      'Bonusu çekebilmek için oynamanız gereken toplam tutardır. ₺200 bonus ve on kat çevrim, ₺2.000 bahis demektir.'
    ],
    en: [
      'What is a turnover?',
      'The sum you have to stake before a bonus can be withdrawn. A bonus of ₺200 with a turnover of ten means ₺2,000 in stakes.'
    ]
  },
  {
    tr: [
      'Turnuvaya nasıl katılırım?',
      'Turnuvaya dahil oyunlardan birini gerçek parayla oynamanız yeterlidir; ayrıca kayıt gerekmez. Sıralamanızı turnuvalar sayfasında görürsünüz.'
    ],
    en: [
      'How do I take part in a tournament?',
      'Play one of its games for real; there is nothing to sign up for. The page of tournaments shows where you stand.'
    ]
  },
  {
    tr: [
      'Yılbaşı biletlerim nerede?',
      'Profilinizdeki “Biletler” bölümünde. Kampanya döneminde yapılan ₺250 ve üzeri her onaylı yatırma bir bilettir.'
    ],
    en: [
      'Where are my new-year tickets?',
      'In your profile, under “Tickets”. Each approved deposit of ₺250 or more within the time of the campaign is a ticket.'
    ]
  },
  {
    tr: [
      'Oynamaya ara vermek istiyorum.',
      'Canlı desteğe yazmanız yeterlidir; gerekçe sorulmaz. Mola bir günden altı haftaya kadar, kendini dışlama altı aydan başlar.'
    ],
    en: [
      'I want to take a break.',
      'A line to live support is enough; no reason is asked. A break lasts from one day to six weeks, self-exclusion from six months on.'
    ]
  }
]
