import type { TextInBoth } from '../../db/schema/columns.ts'
import { inBoth } from '../deterministic.ts'
import { aboutUs } from './about-us.ts'
import { betRules } from './bet-rules.ts'
import { bonusRules } from './bonus-rules.ts'
import { casinoRules } from './casino-rules.ts'
import { faq } from './faq.ts'
import { financial } from './financial.ts'
import { generalRules } from './general-rules.ts'
import { privacy } from './privacy.ts'
import { responsibleGaming } from './responsible-gaming.ts'

/** Accounts of the site elsewhere. The hosts are of the reserved domain, so the links lead to nobody. */
const SOCIAL = {
  facebook: 'https://facebook.example/rihtim',
  twitter: 'https://twitter.example/rihtim',
  instagram: 'https://instagram.example/rihtim',
  youtube: 'https://youtube.example/rihtim',
  telegram: 'https://telegram.example/rihtim',
  whatsapp: 'https://whatsapp.example/rihtim'
}

const social = JSON.stringify(SOCIAL)

/** Blocks of text, by the InfType that asks for them. */
export const INFORMATION: Readonly<Record<string, TextInBoth>> = {
  SorumluOyunculuk: responsibleGaming,
  GenelKurallar: generalRules,
  GizlilikBilgisi: privacy,
  FinancialsInformation: financial,
  CasinoKurallari: casinoRules,
  BahisKurallari: betRules,
  PromoSart: bonusRules,
  SiteInformation: aboutUs,
  SSSinformation: faq,
  SocialMediaLinks: inBoth(social, social),
  DomainBilgi: inBoth(
    '<p>Güncel adresimiz: <strong>rihtim.example</strong>. Benzer adlı başka siteler bize ait değildir.</p>',
    '<p>Our present address: <strong>rihtim.example</strong>. Other sites with a similar name are not ours.</p>'
  ),
  bottomBarInfo: inBoth('<p>Bu bir deneme sitesidir.</p>', '<p>This is a demo site.</p>')
}
