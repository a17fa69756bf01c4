import { inBoth } from '../deterministic.ts'
import { pageOf } from './page.ts'

const tr = pageOf(
  'Bütün bonus ve promosyonlar için geçerli koşullar. Bir promosyonun kendi sayfasında farklı bir koşul yazıyorsa o geçerlidir.',
  [
    [
      'Dört bilgi',
      'Her promosyonda dört bilgi açıkça yazar: ne verildiği, çevrim şartı, en çok tutar ve ne zamana kadar geçerli olduğu. Bu dördü yazmayan bir teklif bizden değildir.'
    ],
    [
      'Talep etme',
      'Bonuslar kendiliğinden eklenmez; “Talep Et” düğmesiyle siz alırsınız. Aynı anda birden çok bonus sürebilir, oynadığınız tutar hepsinin çevrimine sayılır. Talep etmediğiniz bonusun süresi dolduğunda hiçbir şey kaybetmezsiniz.',
      [
        'Bonus, talep ettiğiniz anda bakiyenize eklenir.',
        'Bir promosyondan her üye bir kez yararlanır.',
        'Aynı ev ya da aynı cihazdan açılan hesaplar tek üye sayılabilir.'
      ]
    ],
    [
      'Çevrim',
      'Çevrim, bonusun kaç katı kadar oynamanız gerektiğini gösterir. Örneğin ₺200 bonus ve on kat çevrim, toplam ₺2.000 bahis demektir. Slotlarda bahsin tamamı, canlı masalarda beşte biri, kuponlarda oranı en az 1,50 olan bahislerin tamamı sayılır. Demo oyunlar sayılmaz.',
      'İlerlemeniz bonuslar sayfasında yüzde olarak görünür. Çevrim bitene kadar bonusun tutarı çekilemez; bakiyenizin kalanını çekebilirsiniz. Çevrim bittiğinde kalan tutar bütünüyle sizindir ve dilediğiniz gibi çekebilirsiniz. “Çevrimsiz” yazan bonuslarda böyle bir şart yoktur.'
    ],
    [
      'Süre ve iptal',
      'Süresi dolan bonusun kalan kısmı bakiyenizden düşülür; o güne kadarki kazancınız sizde kalır. Sürmekte olan bir bonustan vazgeçmek isterseniz canlı desteğe yazın. Bonus iptal edildiğinde nedeni bonuslar sayfasında gösterilir.',
      'Şu durumlarda bonus iptal edilebilir: birden çok hesapla talep, yatırılan paranın geri çağrılması, açık bir yazılım hatasından yararlanma.'
    ],
    [
      'Promosyon kodları',
      'Kod, kayıt sırasında ya da promosyonun sayfasında yazılır. Büyük–küçük harf fark etmez. Süresi geçmiş bir kod “süresi doldu”, tanınmayan bir kod “geçersiz kod” yanıtı verir; ikisi de hesabınızı etkilemez.'
    ],
    [
      'Turnuva ödülleri',
      'Turnuva sıralaması, turnuvaya katılan oyunlarda yapılan gerçek bahislerle belirlenir. Ödüller, turnuva bittikten sonra yirmi dört saat içinde bonus olarak değil, doğrudan bakiyeye yazılır. Eşitlikte o puana önce ulaşan üye üstte yer alır. Turnuva sürerken sıralama birkaç saniyede bir yenilenir; kesin sıralama bitişte açıklanır.'
    ],
    [
      'Sorumluluk',
      'Bonus, planladığınızdan fazla oynamanız için bir neden olmamalıdır. Yatırma sınırlarınız bonuslu oyunlarda da geçerlidir; mola veren ya da kendini dışlayan üyelere teklif gönderilmez.'
    ]
  ]
)

const en = pageOf(
  'Terms for all bonuses and promotions. Where the page of a promotion says otherwise, that page counts.',
  [
    [
      'Four facts',
      'Every promotion states four facts: what is given, the turnover, the maximum and until when it lasts. An offer that does not state all four is not ours.'
    ],
    [
      'Claiming',
      'Bonuses are never added by themselves; you take them with the “Claim” button. Several bonuses may run at the same time, and what you play counts towards the turnover of each. A bonus that runs out before you claim it costs you nothing.',
      [
        'A bonus is added to your balance the moment you claim it.',
        'Each member can use a promotion once.',
        'Accounts from one household or one device may count as one member.'
      ]
    ],
    [
      'Turnover',
      'The turnover says how many times the bonus has to be played. A bonus of ₺200 with a turnover of ten means ₺2,000 in stakes. Of stakes at slots all counts, at live tables a fifth, and on coupons all with odds of 1.50 or more. Demo play does not count.',
      'The page of bonuses shows how far you are as a percentage. Until the turnover is done, the amount of the bonus cannot be withdrawn; the rest of your balance can. Once the turnover is done, what is left is wholly yours and can be withdrawn as you like. A bonus “without turnover” has no such condition.'
    ],
    [
      'Time and cancelling',
      'What is left of a bonus that runs out is taken from the balance; what you have won until that day stays yours. If you want to give up a bonus that is running, write to live support. Where a bonus is cancelled, the page of bonuses says why.',
      'A bonus can be cancelled for these reasons: claims from several accounts, a deposit that was called back, use of an evident fault in the software.'
    ],
    [
      'Promotion codes',
      'A code is typed at registration or on the page of the promotion. Capitals make no difference. A code that has run out is answered with “expired”, an unknown one with “invalid code”; neither touches your account.'
    ],
    [
      'Prizes of tournaments',
      'The order in a tournament follows from real stakes at the games that take part. Prizes are written to the balance itself, not as a bonus, within twenty-four hours after the end. At a tie, whoever reached the points first stands higher. While a tournament runs, the order is refreshed every few seconds; the final one is announced at its end.'
    ],
    [
      'Responsibility',
      'A bonus should be no reason to play more than you planned. Your deposit limits hold for play with a bonus as well, and members who take a break or have excluded themselves are sent no offers.'
    ]
  ]
)

export const bonusRules = inBoth(tr, en)
