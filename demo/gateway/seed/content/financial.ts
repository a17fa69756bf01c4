import { inBoth } from '../deterministic.ts'
import { pageOf, tableOf } from './page.ts'

const tr = pageOf(
  'Para yatırma ve çekme yöntemleri, sınırları ve süreleri. Bütün tutarlar Türk lirasıdır. Bu sitede dolaşan para sanaldır; aşağıdaki süreler deneme içindir.',
  [
    [
      'Yöntemler',
      tableOf(
        ['Yöntem', 'En az', 'En çok', 'Ücret', 'Süre'],
        [
          ['Havale/EFT ile yatırma', '₺100', '₺50.000', 'ücretsiz', '5–15 dk'],
          ['Cep havalesi ile yatırma', '₺50', '₺5.000', 'ücretsiz', '2–10 dk'],
          ['Pulcüzdan ile yatırma', '₺20', '₺20.000', '%1,5', 'anında'],
          ['Kumbara Kart ile yatırma', '₺50', '₺10.000', 'ücretsiz', 'anında'],
          ['QR ile yatırma', '₺20', '₺7.500', 'ücretsiz', 'anında'],
          ['Havale/EFT ile çekme', '₺200', '₺100.000', 'ücretsiz', 'en çok 24 saat'],
          ['Cep havalesi ile çekme', '₺100', '₺5.000', 'ücretsiz', 'en çok 24 saat']
        ]
      )
    ],
    [
      'Para yatırma',
      'Yatırma ekranında yöntemi seçin, tutarı yazın ve istenen bilgileri girin. Havalede alıcı adını ve IBAN’ı ekrandaki düğmelerle kopyalayın; açıklama kısmına referans numaranızı yazın. Para, bankadan geldiğinde değil, işlem onaylandığında bakiyenize eklenir. O ana kadar işlem geçmişinizde “Yeni” olarak görünür.',
      'Havaleyi kendi adınıza olan bir hesaptan yapın. Başkasının hesabından gelen para geri gönderilir. Ön ödemeli kodlar yalnızca üzerinde yazan tutarla kullanılabilir ve bölünemez.'
    ],
    [
      'Para çekme',
      'Çekmek istediğiniz tutar, siz onayladığınız anda bakiyenizden düşülür. İşlem iptal edilirse aynı tutar eksiksiz geri eklenir ve nedeni bildirimlerinizde yazar. En sık görülen nedenler, IBAN’daki adın hesaptaki addan farklı olması ve kimlik geçerlilik tarihinin eksik bırakılmasıdır.',
      [
        'İlk çekimden önce kimliğiniz bir kez doğrulanır.',
        'Aynı anda en çok üç çekim bekleyebilir.',
        'Bekleyen çekimi, incelemeye alınana kadar kendiniz iptal edebilirsiniz.',
        'Hafta sonu ve resmî tatillerde havaleler ilk iş gününe kalabilir.'
      ]
    ],
    [
      'Ücretler',
      'Ücret varsa yöntemin yanında yüzde olarak gösterilir. Gösterilen ücret bilgi içindir ve sağlayıcı tarafından alınır; bakiyeniz, girdiğiniz tutar kadar değişir. Bizim aldığımız bir işlem ücreti, bekletme ücreti ya da hareketsizlik ücreti yoktur.'
    ],
    [
      'Yanıt gelmezse',
      'Bağlantınız işlem sırasında koparsa sayfayı kapatmayın. Formdaki bilgiler kilitli kalır; aynı işlemi yeniden gönderdiğinizde ikinci kez para hareketi olmaz. Sonuç, birkaç dakika içinde finans geçmişinizde görünür.',
      'Geçmişinizi tarihe, türe, duruma ve tutara göre süzebilir, gördüğünüz listeyi dosya olarak indirebilirsiniz. Bir işlem için soru soracaksanız destek ekibine işlem numarasını yazmanız yeterlidir.'
    ]
  ]
)

const en = pageOf(
  'Ways to deposit and to withdraw, their limits and how long they take. All amounts are in Turkish lira. The money on this site is play money; the times below are for trying out.',
  [
    [
      'Methods',
      tableOf(
        ['Method', 'Minimum', 'Maximum', 'Fee', 'Time'],
        [
          ['Deposit by bank transfer', '₺100', '₺50,000', 'free', '5–15 min'],
          ['Deposit by mobile transfer', '₺50', '₺5,000', 'free', '2–10 min'],
          ['Deposit by Pulcüzdan', '₺20', '₺20,000', '1.5%', 'instant'],
          ['Deposit by Kumbara Kart', '₺50', '₺10,000', 'free', 'instant'],
          ['Deposit by QR', '₺20', '₺7,500', 'free', 'instant'],
          ['Withdrawal by bank transfer', '₺200', '₺100,000', 'free', 'up to 24 hours'],
          ['Withdrawal by mobile transfer', '₺100', '₺5,000', 'free', 'up to 24 hours']
        ]
      )
    ],
    [
      'Deposits',
      'Choose a method, type the amount and fill in what is asked. For a transfer, copy the name and the IBAN with the buttons on the screen and write your reference number into the description. The money is added to your balance when the transaction is approved, not when it leaves your bank. Until then it stands in your history as “New”.',
      'Send the transfer from an account in your own name. Money from somebody else’s account is sent back. Prepaid codes count for the amount printed on them and cannot be divided.'
    ],
    [
      'Withdrawals',
      'The amount is taken from your balance the moment you confirm. If the withdrawal is cancelled, the same amount is given back in full and the reason stands among your notifications. The most frequent reasons are a name on the IBAN that differs from that of the account, and a missing date of validity of the identity card.',
      [
        'Your identity is confirmed once, before the first withdrawal.',
        'At most three withdrawals can wait at the same time.',
        'You can cancel a waiting withdrawal yourself until it is being looked at.',
        'At weekends and on holidays, transfers may wait until the next working day.'
      ]
    ],
    [
      'Fees',
      'Where there is a fee, it is shown as a percentage beside the method. It is for your information and taken by the provider; your balance changes by the amount you typed. We charge nothing for transactions, for waiting or for not playing.'
    ],
    [
      'When no answer comes',
      'If your connection breaks during a transaction, do not close the page. The form stays locked, and sending the same transaction again never moves money a second time. The outcome appears in your finance history within a few minutes.',
      'You can narrow the history by date, kind, state and amount, and save what you see as a file. If you have a question about a transaction, its number is all that support needs.'
    ]
  ]
)

export const financial = inBoth(tr, en)
