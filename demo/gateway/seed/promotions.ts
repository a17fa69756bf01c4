import type { TextInBoth } from '../db/schema/columns.ts'
import { inBoth } from './deterministic.ts'
import { days, type Span } from './schedule.ts'

export interface PromotionSeed extends Span {
  readonly id: number
  readonly title: TextInBoth
  readonly summary: TextInBoth
  /** Reward, turnover, maximum, validity. */
  readonly facts: readonly [TextInBoth, TextInBoth, TextInBoth, TextInBoth]
}

const NO_TURNOVER = inBoth('yok', 'none')

/** 14 promotions: 6 active, 3 upcoming, 5 ended. */
export const PROMOTIONS: readonly PromotionSeed[] = [
  promotion(1, days(-120, 240), [
    inBoth('₺999 hoş geldin bonusu', '₺999 welcome bonus'),
    inBoth('İlk yatırmanıza %50 bonus.', 'A 50% bonus on your first deposit.'),
    [
      inBoth('%50 bonus', '50% bonus'),
      inBoth('10 kat', '10 times'),
      both('₺999'),
      inBoth('üyelikten sonra 7 gün', '7 days after signing up')
    ]
  ]),
  promotion(2, days(-30, 60), [
    inBoth('%30 kayıp bonusu', '30% weekly cashback'),
    inBoth(
      'Haftalık net kaybınızın %30’u bonus olarak döner.',
      '30% of a week’s net loss comes back as a bonus.'
    ),
    [
      inBoth('%30 iade', '30% back'),
      inBoth('3 kat', '3 times'),
      both('₺5.000'),
      inBoth('her pazartesi', 'every Monday')
    ]
  ]),
  promotion(3, days(-12, 18), [
    inBoth('Çevrimsiz %20 yatırma bonusu', '20% deposit bonus without turnover'),
    inBoth('Her gün bir yatırmaya %20, çevrim şartı yok.', '20% on one deposit a day, without turnover.'),
    [
      inBoth('%20 bonus', '20% bonus'),
      NO_TURNOVER,
      both('₺500'),
      inBoth('ay sonuna kadar', 'until the end of the month')
    ]
  ]),
  promotion(4, days(-45, 90), [
    inBoth('Çarşamba iadesi', 'Wednesday cashback'),
    inBoth(
      'Çarşamba günkü slot kaybınızın onda biri ertesi sabah hesabınızda.',
      'A tenth of Wednesday’s loss at slots is back the next morning.'
    ),
    [inBoth('%10 iade', '10% back'), NO_TURNOVER, both('₺1.000'), inBoth('her çarşamba', 'every Wednesday')]
  ]),
  promotion(5, days(-3, 11), [
    inBoth('Gece yarısı turnuvası', 'Midnight tournament'),
    inBoth(
      'Gece 12 ile 2 arasında kazanılan puanlar iki kat sayılır.',
      'Points won between midnight and two count twice.'
    ),
    [inBoth('çift puan', 'double points'), NO_TURNOVER, both('₺40.000'), inBoth('iki hafta', 'two weeks')]
  ]),
  promotion(6, days(-7, 30), [
    inBoth('Canlı masa sigortası', 'Live table insurance'),
    inBoth(
      'Canlı blackjackte art arda beş el kaybederseniz beşincisinin bahsi geri döner.',
      'Lose five hands of live blackjack in a row, and the stake of the fifth comes back.'
    ),
    [
      inBoth('bahis iadesi', 'stake returned'),
      inBoth('1 kat', 'once'),
      both('₺2.500'),
      inBoth('günde bir kez', 'once a day')
    ]
  ]),
  promotion(7, days(5, 45), [
    inBoth('Yeni yıl çekilişi', 'New-year draw'),
    inBoth('₺250 ve üzeri her yatırma bir bilettir.', 'Each deposit of ₺250 or more is a ticket.'),
    [inBoth('çekiliş bileti', 'a ticket'), NO_TURNOVER, both('₺500.000'), inBoth('31 Aralık', '31 December')]
  ]),
  promotion(8, days(60, 120), [
    inBoth('Bahar bileti', 'Spring ticket'),
    inBoth('Bahar boyunca her hafta yirmi bedava tur.', 'Twenty free rounds each week, all spring.'),
    [
      inBoth('20 bedava tur', '20 free rounds'),
      inBoth('5 kat', '5 times'),
      both('₺200'),
      inBoth('bahar sonu', 'the end of spring')
    ]
  ]),
  promotion(9, days(21, 22), [
    inBoth('Rıhtım günü', 'Rıhtım day'),
    inBoth('Bir gün boyunca her yatırmaya sürpriz bonus.', 'For one day, a surprise bonus on each deposit.'),
    [
      inBoth('%5–%50 bonus', '5–50% bonus'),
      inBoth('8 kat', '8 times'),
      both('₺1.500'),
      inBoth('tek gün', 'one day')
    ]
  ]),
  promotion(10, days(-150, -90), [
    inBoth('Yaz iskelesi', 'Summer pier'),
    inBoth('Yaz akşamlarında %15 yatırma bonusu.', 'A 15% deposit bonus on summer evenings.'),
    [inBoth('%15 bonus', '15% bonus'), inBoth('6 kat', '6 times'), both('₺750'), inBoth('bitti', 'over')]
  ]),
  promotion(11, days(-100, -70), [
    inBoth('Martı turu', 'Gull rounds'),
    inBoth(
      'Martı adlı oyunlarda her gün on bedava tur.',
      'Ten free rounds a day at games named after gulls.'
    ),
    [
      inBoth('10 bedava tur', '10 free rounds'),
      inBoth('5 kat', '5 times'),
      both('₺100'),
      inBoth('bitti', 'over')
    ]
  ]),
  promotion(12, days(-80, -50), [
    inBoth('İkinci vapur', 'The second ferry'),
    inBoth('Haftanın ikinci yatırmasına %25.', '25% on the second deposit of a week.'),
    [inBoth('%25 bonus', '25% bonus'), inBoth('8 kat', '8 times'), both('₺800'), inBoth('bitti', 'over')]
  ]),
  promotion(13, days(-60, -30), [
    inBoth('Simit saati', 'Simit hour'),
    inBoth(
      'Sabah 7 ile 9 arasında oynanan turlara küçük ödüller.',
      'Small prizes for rounds between seven and nine in the morning.'
    ),
    [inBoth('sürpriz ödül', 'small prizes'), NO_TURNOVER, both('₺50'), inBoth('bitti', 'over')]
  ]),
  promotion(14, days(-40, -10), [
    inBoth('Kuponun hatırı', 'For the coupon’s sake'),
    inBoth(
      'Tek maçla kaybeden dörtlü kuponun bahsi geri verildi.',
      'The stake of a four-line coupon that one match spoiled was returned.'
    ),
    [inBoth('bahis iadesi', 'stake returned'), inBoth('1 kat', 'once'), both('₺250'), inBoth('bitti', 'over')]
  ])
]

const LABELS = [
  inBoth('Ödül', 'Reward'),
  inBoth('Çevrim', 'Turnover'),
  inBoth('En çok', 'Maximum'),
  inBoth('Geçerlilik', 'Valid')
] as const

/** The facts with their labels, as stored. */
export function factsOf(values: readonly TextInBoth[]): { label: TextInBoth; value: TextInBoth }[] {
  return LABELS.map((label, at) => ({ label, value: values[at] ?? inBoth('', '') }))
}

/** The details of a promotion as HTML. */
export function detailsOf({ summary, facts: [what, turnover, max] }: PromotionSeed): TextInBoth {
  return inBoth(
    `<p>${summary.tr}</p><h3>Nasıl katılırım?</h3><ul><li>Giriş yapın ve bonuslar sayfasından talep edin.</li>` +
      `<li>Verilen: ${what.tr}; en çok ${max.tr}.</li><li>Çevrim şartı: ${turnover.tr}.</li></ul>` +
      '<p>Her üye bir kez yararlanır. <a href="/about-us?page=BonusRules">Bonus kuralları</a> geçerlidir.</p>',
    `<p>${summary.en}</p><h3>How to take part</h3><ul><li>Log in and claim it on the page of bonuses.</li>` +
      `<li>You get: ${what.en}; at most ${max.en}.</li><li>Turnover: ${turnover.en}.</li></ul>` +
      '<p>Once for each member. The <a href="/about-us?page=BonusRules">bonus rules</a> apply.</p>'
  )
}

function promotion(
  id: number,
  span: Span,
  [title, summary, facts]: readonly [TextInBoth, TextInBoth, PromotionSeed['facts']]
): PromotionSeed {
  return { id, ...span, title, summary, facts }
}

/** An amount, with commas in English. */
function both(amount: string): TextInBoth {
  return inBoth(amount, amount.replaceAll('.', ','))
}
