import type { InfType } from '../contract/cmscontroller.ts'

/** The content pages in display order: key in the URL and the gateway's `InfType`. */
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

/** The path of a content page (NAV-03). `part` is the id of a heading or question on it. */
export function contentPath(page: ContentPage, part = ''): string {
  const path = page === 'AboutUs' ? '/about-us' : `/about-us?page=${page}`
  return part ? `${path}#${part}` : path
}
