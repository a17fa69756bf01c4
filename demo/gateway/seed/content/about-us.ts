import { inBoth } from '../deterministic.ts'
import { pageOf } from './page.ts'

const tr = pageOf(
  'Rıhtım, denenmek için kurulmuş bir örnek sitedir. Buradaki para sanaldır, hiçbir gerçek ödeme yapılmaz; şirket ve kişiler uydurmadır.',
  [
    [
      'Biz kimiz?',
      'Rıhtım adını, akşam vapurunun yanaştığı iskeleden alır. İşten çıkan, simidini martılarla paylaşan, karşıya geçerken iki sayfa kitap okuyan insanların mola yeri. Biz de sitemizi öyle düşündük: gürültüsüz, açık, ne zaman inmek isterseniz inebileceğiniz bir yer.',
      'Bu yüzden ekranlarımızda yanıp sönen ışık, geri sayan sahte fırsat, kendiliğinden dönen makara bulamazsınız. Bulacağınız şey, neyin ne kadar olduğunu açıkça söyleyen sayfalardır.'
    ],
    [
      'Neler var?',
      [
        'On dört stüdyodan üç yüz on iki slot.',
        'Rulet, blackjack, bakara, poker ve oyun şovlarının oynandığı canlı masalar.',
        'Tombala, yarış, balon gibi sanal oyunlar ve spor kuponları.',
        'Turnuvalar, jackpotlar ve çevrim şartı açıkça yazan promosyonlar.'
      ]
    ],
    [
      'Nasıl çalışırız?',
      'Her kuruşun kaydı tutulur. Bakiyeniz, geçmişinizdeki işlemlerin toplamına eşittir; bunu dilediğiniz an kendiniz hesaplayabilirsiniz. Oyunların sonucu sunucuda belirlenir ve sonradan doğrulanabilir. Bir işlem iptal edilirse nedenini yazarız.',
      'Turuncu rengi yalnızca paraya ayırdık. Turuncu bir düğme gördüğünüzde bilin ki para hareket edecek; başka hiçbir yerde bu rengi kullanmayız.'
    ],
    [
      'Sorumlu oyun',
      'Oyunun eğlence olarak kalması için sınır koyma, mola ve kendini dışlama araçlarını her hesaba açtık. Ayrıntıları sorumlu oyun sayfasında bulabilirsiniz. On sekiz yaşından küçükler üye olamaz.'
    ],
    [
      'Ekip',
      'Ekibimiz Moda’da bir hanın üçüncü katında çalışır: yazılımcılar, destek görevlileri, bir muhasebeci ve pencerenin önünde yatan Pati adlı bir kedi. Kendi aramızda tek bir kuralımız var: anlamadığımız şeyi yayımlamayız. Bir metni okuyup anlamadıysanız bize yazın; suç sizde değil, metindedir.'
    ],
    [
      'Erişilebilirlik',
      'Sitenin her yeri klavyeyle kullanılabilir, ekran okuyucularla okunabilir, yazılar iki katına büyütüldüğünde bozulmaz. Hareketi azaltmayı seçtiyseniz makaralar dönmez, sonuç doğrudan gösterilir. Takıldığınız bir yer olursa lütfen bildirin.'
    ],
    [
      'Bize ulaşın',
      'Canlı destek her gün, günün her saatinde açıktır; ortalama yanıt süresi iki dakikadır. Yazılı başvurularınızı <a href="mailto:destek@rihtim.example">destek@rihtim.example</a> adresine gönderebilirsiniz. Başvurunuza bir numara verilir ve aynı numarayla izleyebilirsiniz. Gelen her öneriyi okuruz; sitede gördüğünüz birçok ayrıntı, bir oyuncunun yazdığı iki satırlık nottan doğdu.'
    ]
  ]
)

const en = pageOf(
  'Rıhtım is a sample site made for trying out. The money here is play money and no real payment is made; the company and the people are invented.',
  [
    [
      'Who we are',
      'Rıhtım means quay: the place where the evening ferry comes in, and where people on their way home share a simit with the gulls or read two pages on the way across. That is how we thought of our site: quiet, open, a place that you can leave whenever you like.',
      'So you will find no flashing lights, no made-up offer that counts down and no reel that turns by itself. What you will find are pages that say plainly what there is and how much it costs.'
    ],
    [
      'What there is',
      [
        'Three hundred and twelve slots from fourteen studios.',
        'Live tables for roulette, blackjack, baccarat, poker and game shows.',
        'Virtual games such as bingo, races and the balloon, and sport coupons.',
        'Tournaments, jackpots, and promotions that state their turnover.'
      ]
    ],
    [
      'How we work',
      'Every kuruş is recorded. Your balance equals the sum of your history, and you can check that whenever you like. The results of games are decided by the server and can be verified afterwards. If a transaction is cancelled, we write down why.',
      'We keep the colour saffron for money alone. When you see a saffron button, you know that money is about to move; we use that colour for nothing else.'
    ],
    [
      'Responsible gaming',
      'So that play stays entertainment, every account has limits, breaks and self-exclusion. You find the details on the page about responsible gaming. Nobody under eighteen may register.'
    ],
    [
      'The team',
      'We work on the third floor of an old building in Moda: developers, support staff, an accountant and a cat called Pati, who sleeps at the window. We have one rule among ourselves: we do not publish what we do not understand. If you have read a text here and did not understand it, write to us; the fault is in the text.'
    ],
    [
      'Accessibility',
      'Every part of the site can be used by keyboard and read by a screen reader, and nothing breaks at twice the size of the letters. Where you have asked for less motion, reels do not turn and the result is shown at once. Please tell us if you get stuck.'
    ],
    [
      'Contact',
      'Live support is there every day at every hour; an answer takes two minutes on average. You can also write to <a href="mailto:destek@rihtim.example">destek@rihtim.example</a>. Your letter is given a number, under which you can follow it. We read every suggestion; much of what you see here began as two lines from a player.'
    ]
  ]
)

export const aboutUs = inBoth(tr, en)
