import { inBoth } from '../deterministic.ts'
import { pageOf } from './page.ts'

/** HTML that must never run: a page that lets it through is seen by the mark that it leaves on the window. */
const forbidden = (words: string) =>
  '<script>window.forbiddenHtmlRan = "script"</script>' +
  `<p onclick="window.forbiddenHtmlRan = 'click'">${words}</p>` +
  '<img src="data:," alt="" onerror="window.forbiddenHtmlRan = \'error\'">' +
  '<iframe src="https://frame.example/" title="frame"></iframe>' +
  '<a href="javascript:window.forbiddenHtmlRan=\'link\'"></a>'

const tr = pageOf(
  'Üye olan herkes bu kuralları kabul etmiş sayılır. Kurallar kısa tutulmuştur; lütfen sonuna kadar okuyun.',
  [
    [
      'Üyelik',
      'Üye olmak için on sekiz yaşını doldurmuş olmanız gerekir. Verdiğiniz ad, doğum tarihi, kimlik numarası ve iletişim bilgileri size ait ve doğru olmalıdır. Her kişinin yalnızca bir hesabı olabilir; aynı kişiye ait ikinci hesap kapatılır ve kalan bakiye ilk hesaba aktarılır.',
      'Hesabınız kişiseldir. Başkasına devredilemez, kiralanamaz, ödünç verilemez. Şifrenizi ve doğrulama kodlarınızı kimseyle paylaşmayın; ekibimiz bunları sizden hiçbir zaman istemez.'
    ],
    [
      'Hesabın güvenliği',
      'İki adımlı doğrulamayı açmanızı öneririz. Bir saat boyunca işlem yapılmayan oturum kendiliğinden kapanır. Hesabınızda tanımadığınız bir işlem görürseniz şifrenizi değiştirin ve canlı desteğe yazın; inceleme bitene kadar hesap korumaya alınır. Ortak kullanılan bir cihazda oynuyorsanız işiniz bittiğinde mutlaka çıkış yapın ve tarayıcının şifrenizi saklamasına izin vermeyin.',
      forbidden('Yardım hattımız bu konuda sizi asla telefonla aramaz.')
    ],
    [
      'Oyun ve sonuçlar',
      'Sonucu sunucu belirler, ekran yalnızca gösterir. Bağlantınız koparsa başlamış olan tur tamamlanır ve sonucu geçmişinize yazılır; yeniden bağlandığınızda aynı sonucu görürsünüz. Ekrandaki tutar ile hesap kaydı arasında fark olursa hesap kaydı geçerlidir.',
      [
        'Açık bir yazılım hatasından doğan kazançlar geçersizdir, bahis iade edilir.',
        'Otomatik oynatan programlar kullanılamaz.',
        'Birlikte hareket ederek sonucu etkilemeye çalışan hesaplar kapatılır.'
      ]
    ],
    [
      'Para yatırma ve çekme',
      'Yalnızca kendi adınıza olan hesap ve kartlarla işlem yapabilirsiniz. Çekim, kimlik bilgileriniz doğrulandıktan sonra ödenir. Ayrıntılar finans bilgileri sayfasındadır. Bakiyenize faiz işletilmez; hesabınız bir banka hesabı değildir ve üyeler arasında para aktarımı yapılamaz.'
    ],
    [
      'Kapatma ve itiraz',
      'Hesabınızı dilediğiniz zaman kapatabilirsiniz. Kurallara aykırı bir durumda hesabı biz de askıya alabiliriz; gerekçesini yazılı olarak bildiririz. İtirazınızı otuz gün içinde canlı desteğe iletebilirsiniz. Her itiraza en geç on iş günü içinde yanıt verilir. İnceleme sürerken bakiyeniz korunur, açık kuponlarınız sonuçlanmaya devam eder. Yazışmalarınızda hesabınızın kullanıcı adını belirtmeniz yeterlidir; belge istenirse onu yalnızca destek ekranından yükleyin, e-postayla göndermeyin.'
    ],
    [
      'Değişiklikler',
      'Kurallar değişirse bir sonraki girişinizde size haber verilir. Yeni kuralları kabul etmezseniz bakiyenizi çekip hesabınızı kapatabilirsiniz. Kısıtlı bölgede oturanlar ve o bölgenin kimlik kartını taşıyanlar oynayamaz; bölgenin adı sayfa sonundaki yasal uyarıda yazar.'
    ]
  ]
)

const en = pageOf(
  'Everybody who registers accepts these rules. They are kept short; please read them to the end.',
  [
    [
      'Membership',
      'You must be eighteen or older. The name, date of birth, identity number and contact details that you give have to be your own and true. Each person may have one account; a second account of the same person is closed and what is left on it goes to the first.',
      'Your account is personal. It cannot be handed over, rented out or lent. Share your password and your codes with nobody; our staff never ask for them.'
    ],
    [
      'Keeping the account safe',
      'We recommend the second step of login. A session without any use for an hour ends by itself. If you see a transaction that you do not recognise, change your password and write to live support; the account is protected until the matter is settled. On a device that you share, always log out when you are done, and do not let the browser keep your password.',
      forbidden('Our help line never calls you about this.')
    ],
    [
      'Games and results',
      'The server decides the result, the screen only shows it. If your connection breaks, a round that has begun is finished and written to your history; when you are back you see the same result. Where the screen and the record of the account differ, the record counts.',
      [
        'Winnings from an evident fault in the software are void and the stake is returned.',
        'Programs that play by themselves are not allowed.',
        'Accounts that act together to influence a result are closed.'
      ]
    ],
    [
      'Deposits and withdrawals',
      'You can only use accounts and cards in your own name. A withdrawal is paid once your identity has been confirmed. The details are on the page about payments. Balances bear no interest; the account is no bank account, and money cannot be moved from one member to another.'
    ],
    [
      'Closing and objections',
      'You can close your account whenever you like. Where the rules are broken we may suspend an account, and we give the reason in writing. You can object through live support within thirty days. Every objection is answered within ten working days. Meanwhile your balance is kept safe, and open coupons go on to be settled. Your username is all that a letter has to name; if a document is asked for, hand it in through the support screen and never by e-mail.'
    ],
    [
      'Changes',
      'When the rules change, you are told at your next login. If you do not accept the new rules, you can withdraw your balance and close the account. Residents of the restricted territory and holders of its identity cards may not play; the legal notice at the foot of the page names it.'
    ]
  ]
)

export const generalRules = inBoth(tr, en)
