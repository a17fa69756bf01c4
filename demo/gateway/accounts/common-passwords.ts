/** The most common beginnings of passwords, in lower case. */
const WORDS = words(`
  password passw0rd p@ssword p@ssw0rd pass parola sifre şifre letmein welcome hosgeldin hoşgeldin merhaba selam admin
  administrator root user login master dragon monkey shadow sunshine princess football baseball basketball superman
  batman pokemon naruto starwars iloveyou iloveu seniseviyorum askim aşkım canim canım bebegim hello freedom whatever
  trustno changeme secret computer internet samsung google apple michael daniel jessica ashley charlie jordan thomas
  george andrew soccer hockey killer pepper summer winter spring autumn monday friday january london paris berlin
  ankara istanbul izmir bursa antalya adana trabzon turkiye türkiye turkey ataturk atatürk galatasaray fenerbahce
  fenerbahçe besiktas beşiktaş trabzonspor ahmet mehmet mustafa fatma ayse ayşe emre murat hakan yusuf zeynep elif
  casino poker bonus bahis rihtim rıhtım
  qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qwer abc abcd abcde abcdef abcdefg aaa
  aaaa aaaaaa a aa q qq x xx z q1w2e3 q1w2e3r4 q1w2e3r4t5 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx qaz123wsx
`)

/** The usual suffix of such a word: digits and punctuation. */
const TAIL = /^[\s._!@#$*?+-]*(\d*)[\s._!@#$*?+-]*$/
const RUNS = ['12345678901234567890', '98765432109876543210']

function isCommonTail(tail: string): boolean {
  const digits = TAIL.exec(tail)?.[1]
  if (digits === undefined) return false
  // Up to four digits: a year, a number plate.
  return digits.length <= 4 || new Set(digits).size === 1 || RUNS.some(run => run.includes(digits))
}

/** Whether a password is easy to guess: a common word with only a common number or punctuation after it. */
export function isCommon(password: string): boolean {
  const text = password.normalize('NFC').trim().toLowerCase().replaceAll('i\u0307', 'i')
  if (new Set(text).size <= 2) return true
  return WORDS.some(word => text.startsWith(word) && isCommonTail(text.slice(word.length)))
}

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}
