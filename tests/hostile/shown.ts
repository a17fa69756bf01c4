import { SCREENS, type Fields, type Screen } from './screens.ts'
import type { Tally } from './tally.ts'

/** Fields that header and footer show on every screen. */
export const FRAME: Fields = {
  '/datas/header-menu.json':
    'title/tr title/en path badge children/title/tr children/title/en children/path children/badge',
  '/datas/footer-menu.json': 'title/tr title/en links/title/tr links/title/en links/path',
  '/datas/partners.json': 'name url image',
  '/datas/investment-methods.json': 'name url image',
  '/v1/licenses': 'name number url image',
  'cmscontroller.getInformation(SocialMediaLinks)': 'Text',
  'cmscontroller.getInformation(DomainBilgi)': 'Text',
  'cmscontroller.getInformation(bottomBarInfo)': 'Text'
}

/** Names of the sinks that a screen shows, and of those that it shows for a refusal. */
export function sinksOf({ shows, refusals }: Pick<Screen, 'shows' | 'refusals'>) {
  const shown = Object.entries(shows).flatMap(([call, fields]) =>
    fields.split(' ').map(field => `${call}/${field}`)
  )
  return { shown, refused: refusals ? [`${refusals}/message`] : [] }
}

/** Fields that no screen shows in full: masked, counted, stored or named by the site. Ids are in addresses. */
const NOT_SHOWN = [
  /\/message$/,
  /\/(currency|iban|phone|account_number|player|sub_category_name|type_name|icon)$/,
  /(\/|_|\w)(id|ID|gameid)$/,
  /^user\.(initAuth|favorites)\//,
  /^finance\.list_(highlighted_)?cash_methods\//,
  /^\/datas\/languages.json\//,
  /^\/sandbox\/top-wins.json\/providerName$/,
  /provider_list\/logo$/,
  /getSpecialDateInf\/Image$/
]

/** Requested sinks that are neither on a screen nor in NOT_SHOWN: add them to one of the two. */
export function unclaimed(tally: Tally): string[] {
  const claimed = new Set([{ shows: FRAME }, ...SCREENS].flatMap(screen => sinksOf(screen).shown))
  return [...tally.sinks.keys()].filter(
    name => !claimed.has(name) && !NOT_SHOWN.some(words => words.test(name))
  )
}
