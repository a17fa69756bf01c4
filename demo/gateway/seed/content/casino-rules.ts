import { inBoth } from '../deterministic.ts'
import { pageOf } from './page.ts'

const tr = pageOf('Slotlar, canlı masalar ve sanal oyunlar için ortak kurallar.', [
  [
    'Slotlar',
    'Her slotta üç makara ve bir kazanç çizgisi vardır. Bahsi siz seçersiniz; kazanç, bahsin katı olarak tabloda yazar. Uzun vadede her yüz liralık bahsin ortalama doksan beş lira otuz dört kuruşu oyunculara döner. Bu bir ortalamadır: tek bir akşamda çok daha az ya da çok daha fazla olabilir.',
    'Bir tur en az iki buçuk saniye sürer. Otomatik oynatma ve hızlı mod yoktur. Kazanç bahsin üzerinde değilse kutlama gösterilmez; geçen süre ve açılıştan bu yana kazanç ya da kaybınız her zaman ekrandadır.'
  ],
  [
    'Canlı masalar',
    'Rulette bahisler, “bahisler kapandı” denene kadar değiştirilebilir. Kart oyunlarında masadaki sıra bozulmaz; süreniz içinde karar vermezseniz eliniz olduğu gibi kalır. Masanın en az ve en çok tutarı kapağında yazar.',
    [
      'Rulet: tek sayı 35, iki sayı 17, düzine 2, kırmızı–siyah 1 katı öder.',
      'Blackjack: 21 yapan ilk iki kart bahsin bir buçuk katını öder.',
      'Bakara: beraberlikte oyuncu ve kasa bahisleri iade edilir.',
      'Poker: berabere kalan eller ortadaki tutarı paylaşır.'
    ]
  ],
  [
    'Sanal oyunlar',
    'Balonda bahis, balon yükselirken istediğiniz an çekilir; balon sönerse bahis kaybedilir. Tombalada kart, doksan sayıdan on beşini taşır ve altmış top çekilir. Yarış ve maç kuponları bir dakika içinde sonuçlanır.'
  ],
  [
    'Sonuçlar nasıl denetlenir?',
    'Her oyunun başında sunucunun gizli sayısının özeti gösterilir. Sayı değiştiğinde eskisi açıklanır; “Doğrula” bölümünde özetin tuttuğunu ve turların o sayıdan çıktığını kendiniz hesaplayabilirsiniz. Böylece sonuç, siz oynamadan önce bellidir ve sonradan değiştirilemez.'
  ],
  [
    'Kesintiler',
    'Bağlantı koparsa ya da sayfa yenilenirse başlamış tur aynı sonuçla yeniden gösterilir; para ikinci kez hareket etmez. Oyun bizden kaynaklanan bir hatayla bitemezse bahis iade edilir ve işlem geçmişinizde görünür. Sağlayıcıya ulaşılamıyorsa oyun açılmaz ve bahis alınmaz.'
  ],
  [
    'Demo oyun',
    'Demo, aynı oyunun parasız hâlidir. Kuralları ve olasılıkları gerçek oyunla aynıdır; kazancı çekilemez, bakiyenize yazılmaz, turnuvalarda sayılmaz. Demodaki kredi bittiğinde sayfayı yenilemeniz yeterlidir. Ses ilk açılışta kapalıdır; isterseniz oyunun köşesindeki düğmeden açabilirsiniz.'
  ],
  [
    'Jackpot',
    'Dört jackpot vardır: Martı, Vapur, Liman ve Boğaz. Her biri saniye saniye büyür ve düştüğünde yeniden başlar. Ekrandaki tutar birkaç saniye geriden gelebilir; ödemede düşüş anındaki kayıt geçerlidir. Hangi oyunun hangi jackpota bağlı olduğu, oyunun bilgi sayfasında yazar; küçük bahisle oynayan da büyük bahisle oynayan da aynı jackpotu kazanabilir. Kazanan, adı gizlenerek kazananlar listesinde gösterilir.'
  ]
])

const en = pageOf('Rules that slots, live tables and virtual games have in common.', [
  [
    'Slots',
    'Every slot has three reels and one line. You choose the stake; the win is a multiple of it, as the table in the game says. In the long run, an average of ninety-five lira and thirty-four kuruş of each hundred staked returns to the players. This is an average: on a single evening it can be far less or far more.',
    'A round takes two and a half seconds at least. There is no automatic play and no fast mode. Nothing is celebrated unless the win is above the stake, and the time that has passed and what you have won or lost since opening are always on the screen.'
  ],
  [
    'Live tables',
    'At roulette, bets can be changed until they are called closed. At card games the order of the table is kept; if you do not decide in time, your hand stays as it is. The least and the most that a table takes stand on its cover.',
    [
      'Roulette: a number pays 35, two numbers 17, a dozen 2, red or black 1 to one.',
      'Blackjack: a first pair of cards that makes 21 pays one and a half times the stake.',
      'Baccarat: at a tie, bets on player and banker are returned.',
      'Poker: equal hands share the pot.'
    ]
  ],
  [
    'Virtual games',
    'At the balloon you take your stake out whenever you like while it rises; when it bursts, the stake is lost. A bingo card carries fifteen of ninety numbers, and sixty balls are drawn. Coupons on races and matches are settled within a minute.'
  ],
  [
    'How results can be checked',
    'When a game opens, it shows the hash of a secret number of the server. When that number changes, the old one is revealed; under “Verify” you can compute for yourself that the hash fits and that the rounds follow from the number. So the result is settled before you play and cannot be changed afterwards.'
  ],
  [
    'Interruptions',
    'If the connection breaks or the page is loaded again, a round that has begun is shown again with the same result, and no money moves twice. If a game cannot end because of a fault of ours, the stake is returned, and your history shows it. While the provider cannot be reached the game does not open and no stake is taken.'
  ],
  [
    'Demo play',
    'Demo is the same game without money. Rules and chances are those of the real game; winnings cannot be withdrawn, do not enter your balance and do not count in tournaments. When the demo credit is used up, load the page again. Sound is off at first; a button in the corner of the game switches it on.'
  ],
  [
    'Jackpots',
    'There are four jackpots: Martı, Vapur, Liman and Boğaz. Each grows by the second and starts again when it drops. The figure on the screen may be a few seconds behind; what counts is the record of the moment it dropped. The information sheet of a game says which jackpot it belongs to; small and large stakes can win the same one. Winners are listed with their names masked.'
  ]
])

export const casinoRules = inBoth(tr, en)
