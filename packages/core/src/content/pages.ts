import type { InfType } from '../contract/cmscontroller.ts'

/** The pages of text by the key of their address, in the order of their list, with what the gateway calls them. */
export const contentPages = {
  AboutUs: 'SiteInformation',
  GeneralRules: 'GenelKurallar',
  CasinoRules: 'CasinoKurallari',
  BetRules: 'BahisKurallari',
  BonusRules: 'PromoSart',
  Financial: 'FinancialsInformation',
  ResponsibleGaming: 'SorumluOyunculuk',
  Privacy: 'GizlilikBilgisi',
  FAQ: 'SSSinformation'
} as const satisfies Record<string, InfType>

export type ContentPage = keyof typeof contentPages

export function isContentPage(key: string): key is ContentPage {
  return Object.hasOwn(contentPages, key)
}

/** Where the site shows a page (NAV-03). `part` is the id of a heading or a question on it. */
export function contentPath(page: ContentPage, part = ''): string {
  const path = page === 'AboutUs' ? '/about-us' : `/about-us?page=${page}`
  return part ? `${path}#${part}` : path
}
