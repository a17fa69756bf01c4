import { inBoth } from '../deterministic.ts'
import { pageOf } from './page.ts'

const tr = pageOf(
  'Hangi bilgileri neden tuttuğumuzu, ne kadar sakladığımızı ve haklarınızı bu sayfada bulursunuz.',
  [
    [
      'Hangi bilgiler?',
      [
        'Kayıtta verdikleriniz: ad, soyad, doğum tarihi, kimlik numarası, adres, e-posta, telefon.',
        'Hesap hareketleri: yatırma, çekme, oyun turları, kuponlar, bonuslar.',
        'Teknik kayıtlar: giriş zamanı, IP adresi, tarayıcı türü.',
        'Destek yazışmaları ve gönderdiğiniz belgeler.'
      ],
      'Kart numaranızın tamamını biz görmeyiz; ödeme, sağlayıcının kendi sayfasında yapılır.'
    ],
    [
      'Neden tutuyoruz?',
      'Hesabınızı açmak, yaşınızı ve kimliğinizi doğrulamak, ödemelerinizi yapmak, kötüye kullanımı önlemek ve yasal yükümlülükleri yerine getirmek için. Tanıtım iletisi ancak siz istediyseniz gönderilir; SMS ve e-posta onayınızı profilinizden istediğiniz an geri alabilirsiniz.'
    ],
    [
      'Kimlerle paylaşıyoruz?',
      'Ödeme kuruluşları yalnızca ödemeyi yapmak için gereken bilgiyi alır. Oyun stüdyoları adınızı değil, takma bir oyuncu numarası görür. Yetkili makamlar yasaya dayanan bir istekte bulunursa gereken kadarını veririz. Bilgilerinizi satmayız, reklam ağlarına açmayız.'
    ],
    [
      'Ne kadar saklıyoruz?',
      'Hesap hareketleri, hesap kapandıktan sonra yasanın istediği süre boyunca saklanır. Giriş kayıtları on iki ay, destek yazışmaları üç yıl sonra silinir. Süresi dolan bilgi geri getirilemeyecek biçimde yok edilir.'
    ],
    [
      'Tarayıcınızda ne tutulur?',
      'Oturumunuzu sürdürmek için şifrelenmiş oturum değerleri, seçtiğiniz dil ve görünüm, son baktığınız oyunlar tarayıcınızın kendi deposunda durur. Çıkış yaptığınızda size ait olanlar silinir. Üçüncü kişilere ait izleme çerezi kullanmayız; bu yüzden çerez onayı da sormayız.'
    ],
    [
      'Güvenlik',
      'Bilgileriniz aktarılırken ve saklanırken şifrelenir. Şifreniz geri çevrilemeyecek biçimde tutulur; onu biz de okuyamayız. Kayıtlara erişimi olan çalışanlar sınırlıdır ve her erişim ayrıca kaydedilir.'
    ],
    [
      'Haklarınız',
      'Hakkınızda tutulan bilgilerin bir kopyasını isteyebilir, yanlış olanı düzelttirebilir, gerekli olmayanın silinmesini talep edebilirsiniz. Otomatik bir kararın bir insan tarafından yeniden incelenmesini isteme hakkınız da vardır. İsteğinizi canlı destekten ya da kayıtlı e-posta adresinizden iletin; otuz gün içinde ücretsiz yanıtlanır.',
      'Yanıtımızdan memnun kalmazsanız yaşadığınız yerin veri koruma kurumuna başvurabilirsiniz.'
    ],
    [
      'Değişiklikler',
      'Bu metin değiştiğinde yeni hâli bu sayfada yayımlanır ve önemli değişiklikler bir sonraki girişinizde ayrıca gösterilir. Son güncelleme tarihini sayfanın altında bulursunuz. Metnin eski hâllerini görmek isterseniz destek ekibinden isteyebilirsiniz; size gönderirler. İki dildeki metin arasında fark olursa Türkçe olan geçerlidir.'
    ]
  ]
)

const en = pageOf('Which data we keep and why, how long we keep them, and what your rights are.', [
  [
    'Which data?',
    [
      'What you gave when you registered: names, date of birth, identity number, address, e-mail, phone.',
      'Movements of the account: deposits, withdrawals, rounds, coupons, bonuses.',
      'Technical records: time of login, IP address, kind of browser.',
      'Letters to support and the documents you sent.'
    ],
    'We never see the whole number of your card; payment takes place on the page of the provider.'
  ],
  [
    'Why do we keep them?',
    'To open your account, to confirm your age and identity, to make your payments, to prevent abuse and to fulfil what the law asks of us. Advertising is sent only if you asked for it; you can take back your consent to SMS and e-mail in your profile at any time.'
  ],
  [
    'Who else gets them?',
    'Payment institutions get what they need to make the payment and no more. Game studios see a made-up player number instead of your name. Authorities get what a request founded on law requires. We do not sell your data and do not open them to advertising networks.'
  ],
  [
    'How long?',
    'Movements of the account are kept for as long as the law demands after the account is closed. Records of logins are deleted after twelve months, letters to support after three years. What has run out is destroyed so that it cannot be brought back.'
  ],
  [
    'What is kept in your browser?',
    'Encrypted session values that keep you logged in, the language and appearance you chose and the games you looked at last stay in the storage of your own browser. Those about you are removed when you log out. We use no tracking cookies of third parties, and so we ask for no consent to them.'
  ],
  [
    'Security',
    'Your data are encrypted on their way and where they rest. Your password is kept in a form that cannot be turned back; even we cannot read it. Few of our staff can reach the records, and each access is itself recorded.'
  ],
  [
    'Your rights',
    'You can ask for a copy of what is kept about you, have mistakes corrected and have deleted what is no longer needed. You also have the right to have an automatic decision looked at again by a person. Write through live support or from the e-mail address on record; the answer comes within thirty days and costs nothing.',
    'If our answer does not satisfy you, you can turn to the data protection authority of the place you live in.'
  ],
  [
    'Changes',
    'When this text changes, the new version appears on this page, and important changes are shown at your next login. The date of the last change is at the foot of the page. Support will send you older versions if you ask. Where the two languages differ, the Turkish text counts.'
  ]
])

export const privacy = inBoth(tr, en)
