import type { Question } from './faq.ts'

/** Questions on account, safety and play. */
export const ACCOUNT_QUESTIONS: readonly Question[] = [
  {
    tr: [
      'Nasıl üye olurum?',
      'Üstteki “Üye Ol” bağlantısına dokunun, formu doldurun ve kuralları kabul edin. Hesabınız hemen açılır; kullanıcı adınız ve şifrenizle giriş yapabilirsiniz.'
    ],
    en: [
      'How do I sign up?',
      'Follow the “Sign up” link at the top, fill in the form and accept the rules. Your account is open at once; log in with your username and password.'
    ]
  },
  {
    tr: [
      'Birden çok hesabım olabilir mi?',
      'Hayır. Her üyenin bir hesabı olur. İkinci hesap kapatılır, bakiyesi ilk hesaba aktarılır.'
    ],
    en: [
      'Can I have more than one account?',
      'No. Each member has one account. A second one is closed, and its balance goes to the first.'
    ]
  },
  {
    tr: [
      'Şifremi unuttum, ne yapmalıyım?',
      'Giriş formundaki “Şifremi Unuttum” bağlantısına dokunun ve e-posta adresinizi yazın. Gelen iletideki bağlantı 15 dakika geçerlidir ve bir kez kullanılır.'
    ],
    en: [
      'I forgot my password. What now?',
      'Follow “Forgot password?” in the login form and type your e-mail address. The link that you receive is good for 15 minutes and for one use.'
    ]
  },
  {
    tr: [
      'İki adımlı doğrulama nedir?',
      'Şifrenizden sonra, telefonunuzdaki doğrulayıcı uygulamanın gösterdiği altı haneli kod da sorulur. Şifreniz ele geçse bile hesabınıza girilemez. Profilinizdeki “Doğrulayıcı Uygulama” bölümünden açabilirsiniz.'
    ],
    en: [
      'What is the second step of login?',
      'After your password you are asked for the six digits that an authenticator on your phone shows. Even somebody who knows your password cannot get in. You switch it on in your profile, under “Authenticator”.'
    ]
  },
  {
    tr: [
      'Telefonumu kaybettim, koda ulaşamıyorum.',
      'Canlı desteğe yazın. Kimliğinizi doğruladıktan sonra ikinci adımı kapatırız; yeni telefonunuzda yeniden açmanızı öneririz.'
    ],
    en: [
      'I lost my phone and cannot get a code.',
      'Write to live support. Once your identity is confirmed, we switch the second step off; we recommend that you set it up again on your new phone.'
    ]
  },
  {
    tr: [
      'Neden oturumum kapandı?',
      'Bir saat boyunca hiçbir şeye dokunmazsanız oturum kapanır. Beş dakika kala ekranda bir hatırlatma çıkar; “Oturumda Kal” düğmesiyle sürdürebilirsiniz.'
    ],
    en: [
      'Why was I logged out?',
      'A session ends after an hour without any use. Five minutes before that a reminder appears; “Stay signed in” lets you go on.'
    ]
  },
  {
    tr: [
      'Kullanıcı adımı değiştirebilir miyim?',
      'Evet. Profilinizde “Kullanıcı Adı Değiştir” bölümünü açın, yeni adı ve şifrenizi yazın. Eski ad başkası tarafından alınabilir.'
    ],
    en: [
      'Can I change my username?',
      'Yes. Open “Change username” in your profile and type the new name and your password. The old name may then be taken by somebody else.'
    ]
  },
  {
    tr: [
      'Bakiyemi nasıl gizlerim?',
      'Bakiyenin yanındaki göz simgesine dokunun. Tutar, siz yeniden gösterene kadar bu cihazda gizli kalır.'
    ],
    en: [
      'How do I hide my balance?',
      'Press the eye beside it. The figure stays hidden on this device until you show it again.'
    ]
  },
  {
    tr: [
      'Oyun açılmıyor, ne yapmalıyım?',
      'Önce “Tekrar Dene” düğmesini kullanın. “Sağlayıcıya Ulaşılamıyor” yazıyorsa sorun stüdyodadır; bahis alınmaz. Başka bir oyun açılıyorsa bize o oyunun adını yazmanız yeterlidir.'
    ],
    en: [
      'A game does not open. What can I do?',
      'Use “Retry” first. If it says that the provider cannot be reached, the trouble is with the studio, and no stake is taken. If other games do open, the name of this one is all we need.'
    ]
  },
  {
    tr: [
      'Bağlantım koparsa oyunum ne olur?',
      'Başlamış tur sunucuda tamamlanır. Oyunu yeniden açtığınızda aynı sonucu görürsünüz ve para ikinci kez hareket etmez.'
    ],
    en: [
      'What happens to my game when the connection breaks?',
      'A round that has begun is finished on the server. When you open the game again, you see the same result, and no money moves twice.'
    ]
  },
  {
    tr: [
      'Parasız deneyebilir miyim?',
      'Evet. “Demo Oyna” yazan oyunlar parasız açılır. Kazancı çekilemez, turnuvalarda sayılmaz.'
    ],
    en: [
      'Can I try a game without money?',
      'Yes. Games that say “Play demo” open without money. Winnings cannot be withdrawn and do not count in tournaments.'
    ]
  },
  {
    tr: [
      'Sonuçların adil olduğunu nasıl bilirim?',
      'Oyunun “Doğrula” bölümünde sunucunun gizli sayısının özeti durur. Sayı değişince eskisi açıklanır; turların o sayıdan çıktığını kendiniz hesaplayabilirsiniz.'
    ],
    en: [
      'How do I know that results are fair?',
      'Under “Verify”, a game shows the hash of the server’s secret number. When the number changes, the old one is revealed, and you can compute for yourself that your rounds followed from it.'
    ]
  }
]
