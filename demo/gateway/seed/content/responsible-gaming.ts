import { inBoth } from '../deterministic.ts'
import { pageOf } from './page.ts'

const tr = pageOf(
  'Oyun bir eğlencedir; gelir kapısı, borç kapatma yolu ya da dertten kaçış değildir. Bu sayfa, oyunu eğlence olarak tutmanıza yardım eden araçları anlatır.',
  [
    [
      'Sınırlar nasıl çalışır?',
      'Canlı desteğe yazarak günlük, haftalık ya da aylık yatırma sınırı ve kayıp sınırı isteyebilirsiniz. Düşürülen sınır hemen geçerli olur. Yükseltilen sınır için yirmi dört saat beklenir; bu süre, kararınızı sakin bir kafayla yeniden düşünmeniz içindir.',
      'Kayıp sınırı, belirlediğiniz dönemde yatırdığınız tutar ile çektiğiniz tutar arasındaki farka bakar. Süreyi kendiniz izleyebilirsiniz: Her oyunun altındaki “Gerçeklik hatırlatması”, istediğiniz aralıkla ne kadar süredir oynadığınızı ve tutarları gösterir.',
      [
        'Önce bütçenizi belirleyin, sonra oynayın.',
        'Kaybetmeyi göze alamayacağınız parayla oynamayın.',
        'Kaybınızı geri almak için bahsi yükseltmeyin.',
        'Sık sık mola verin, saatin kaç olduğunu unutmayın.'
      ]
    ],
    [
      'Belirtiler',
      'Aşağıdaki sorulara dürüstçe yanıt verin. İkiden fazlasına “evet” diyorsanız biriyle konuşmanın zamanı gelmiş olabilir.',
      [
        'Planladığınızdan uzun oynuyor ya da daha çok harcıyor musunuz?',
        'Oynamak için borç alıyor veya bir şeyler satıyor musunuz?',
        'Oyun yüzünden işinizi, okulunuzu, ailenizi ihmal ediyor musunuz?',
        'Ne kadar oynadığınızı yakınlarınızdan saklıyor musunuz?',
        'Oynamadığınız günlerde huzursuz ya da öfkeli oluyor musunuz?'
      ]
    ],
    [
      'Nasıl durulur?',
      'Mola: Hesabınızı bir günden altı haftaya kadar dinlendirebilirsiniz. Mola boyunca giriş yapabilir, bakiyenizi görebilir ve para çekebilirsiniz; ama oynayamaz ve para yatıramazsınız.',
      'Kendini dışlama: Altı aydan başlayan, isterseniz süresiz bir kapatmadır. Süresi dolmadan geri alınamaz. Bakiyeniz, onaylı hesabınıza gönderilir ve size tanıtım iletisi yollanmaz.',
      'Her iki seçenek için de canlı destek ekibine yazmanız yeterlidir; gerekçe sormayız, vazgeçirmeye çalışmayız.'
    ],
    [
      'Yardım',
      'Kendiniz ya da bir yakınınız için endişeleniyorsanız yalnız değilsiniz. Yardım hattı: <strong>[işletmecinin belirleyeceği numara]</strong>. Görüşmeler gizlidir ve ücretsizdir.'
    ],
    [
      'Yakınlar ve çocuklar',
      'On sekiz yaşından küçükler üye olamaz ve oynayamaz. Bilgisayarınızı çocuklarla paylaşıyorsanız oturumunuzu kapatın, şifrenizi tarayıcıya kaydetmeyin ve bir ebeveyn denetimi programı kullanın. Hesabınızı bir çocuğun kullandığını düşünüyorsanız bize hemen haber verin. Bir yakınınızın oyunla başının dertte olduğunu fark ederseniz suçlamadan, sakin bir anda konuşun; dilerseniz onun adına değil ama onunla birlikte destek ekibimize yazabilirsiniz.'
    ]
  ]
)

const en = pageOf(
  'Play is entertainment. It is not an income, not a way out of debt and not an escape from trouble. This page describes the tools that help you to keep it that way.',
  [
    [
      'How limits work',
      'Write to live support for a daily, weekly or monthly limit on deposits, or for a loss limit. A lower limit counts at once. A higher one counts after twenty-four hours, so that you can think about it again with a calm head.',
      'A loss limit looks at the difference between what you have paid in and what you have taken out within the period you chose. Time is in your own hands: “Reality check” below each game shows, as often as you choose, how long you have been playing and the totals.',
      [
        'Decide on a budget first, then play.',
        'Never play with money that you cannot afford to lose.',
        'Do not raise your stakes to win back a loss.',
        'Take breaks, and keep an eye on the clock.'
      ]
    ],
    [
      'Signs of a problem',
      'Answer these questions honestly. If you say yes to more than two of them, it may be time to talk to somebody.',
      [
        'Do you play longer or spend more than you meant to?',
        'Do you borrow money or sell things in order to play?',
        'Do you neglect work, school or family because of play?',
        'Do you hide from people close to you how much you play?',
        'Are you restless or angry on days without play?'
      ]
    ],
    [
      'How to stop',
      'A break: your account can rest for one day up to six weeks. During a break you can log in, see your balance and withdraw money, but you can neither play nor deposit.',
      'Self-exclusion closes the account for six months or longer, without an end if you wish. It cannot be undone before its time. Your balance is sent to your confirmed bank account, and you receive no advertising.',
      'For either of the two, a line to live support is enough. We do not ask for reasons and do not try to change your mind.'
    ],
    [
      'Help',
      'If you are worried about yourself or about somebody close to you, you are not alone. Help line: <strong>[number to be set by the operator]</strong>. Calls are confidential and free of charge.'
    ],
    [
      'Family and children',
      'Nobody under eighteen may register or play. If you share your computer with children, log out, do not save your password in the browser and use a program for parental control. If you believe that a child uses your account, tell us at once. If somebody close to you is in trouble with play, talk to them at a calm moment and without blame; you are welcome to write to our support together with them.'
    ]
  ]
)

export const responsibleGaming = inBoth(tr, en)
