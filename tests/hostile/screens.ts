import type { Page } from 'playwright-core'

/** Fields of replies by their call: `{ 'casino.games_list': 'name image' }`. */
export type Fields = Readonly<Record<string, string>>

/** A screen of the site, and how to make all of its content visible. */
export interface Screen {
  path: string
  /** Fields that must show all texts on this screen. */
  shows: Fields
  /** The call whose refusal message it shows. */
  refusals?: string
  isPlayers?: boolean
  /** Opens content that is hidden at first. */
  open?: (page: Page) => Promise<void>
  /** Tag of the elements to refresh; by default all. */
  only?: string
  /** Length of the lists, if the screen shows one row of a list, or so many lists that it would take too long. */
  rows?: number
  /** Number of texts in one value, if the call is sent once per page. */
  pack?: number
}

function press(name: RegExp) {
  return (page: Page) => page.getByRole('main').getByRole('button', { name }).first().dispatchEvent('click')
}

const secondTab = (page: Page) => page.getByRole('tab').nth(1).dispatchEvent('click')

const GAME = 'name image providerName'
const TABLE = `${GAME} dealer`
const OFFER = 'Title Image Facts/Label Facts/Value'
const DEPOSIT = {
  'finance.list_cash_methods_new':
    'methods_list/properties/name methods_list/properties/image methods_list/properties/duration ' +
    'methods_list/methods/name methods_list/methods/image methods_list/methods/duration'
}

const FOR_VISITORS: Screen[] = [
  {
    path: '/',
    rows: 11,
    shows: {
      'habanero.getJackpots': 'jackpots/name',
      'casino.games_list': `${GAME} provider_name`,
      'livecasino.game_table_list': TABLE,
      'cmscontroller.getPromotions': 'Title Summary',
      'cmscontroller.getTournaments': 'Title Prize',
      '/sandbox/top-wins.json': 'game gameID image'
    }
  },
  {
    path: '/',
    rows: 3,
    pack: 3_000,
    shows: {
      'casino.category_list': 'name',
      'cmscontroller.getSpecialDateInf': 'Title Text'
    }
  },
  {
    path: '/',
    only: 'bnw-slider',
    rows: 11,
    shows: {
      'cmscontroller.getIcSlider(sag)': 'Title Text Image Link',
      'cmscontroller.getIcSlider(sol)': 'Title Text Image Link'
    }
  },
  {
    path: '/',
    only: 'bnw-popup',
    rows: 1,
    shows: { 'cmscontroller.popupInformation': 'Title Text Image Link' }
  },
  { path: '/promotions', shows: { 'cmscontroller.getPromotions': `${OFFER} Summary ID` } },
  {
    path: '/promotions?promotion=1',
    rows: 1,
    shows: { 'cmscontroller.getPromotions': `${OFFER} Summary Content` }
  },
  { path: '/tournaments', shows: { 'cmscontroller.getTournaments': `${OFFER} Prize Leaders/Player ID` } },
  {
    path: '/tournaments?tournament=1',
    rows: 1,
    shows: { 'cmscontroller.getTournaments': `${OFFER} Content Prize Leaders/Player Leaders/Prize` }
  },
  {
    path: '/slot',
    open: press(/Sağlayıcı/),
    shows: {
      'casino.category_list': 'name CategoryID',
      'casino.provider_list': 'providerName providerID',
      'casino.games_list': GAME
    },
    refusals: 'casino.games_list'
  },
  {
    path: '/live',
    open: press(/Sağlayıcı/),
    shows: {
      'livecasino.category_list': 'name CategoryID',
      'livecasino.provider_list': 'providerName providerID',
      'livecasino.game_table_list': `${TABLE} tableID`
    }
  },
  {
    path: '/about-us?page=FAQ',
    shows: { 'cmscontroller.getInformation(SSSinformation)': 'Text' },
    refusals: 'cmscontroller.getInformation(SSSinformation)'
  },
  {
    path: '/about-us?page=GeneralRules',
    shows: { 'cmscontroller.getInformation(GenelKurallar)': 'Text' },
    refusals: 'cmscontroller.getInformation(GenelKurallar)'
  }
]

const FOR_PLAYERS: Screen[] = [
  {
    path: '/profile?tab=account',
    shows: { 'user.get_user_profile': 'username firstname lastname email city address currency' }
  },
  { path: '/profile?tab=deposit', shows: DEPOSIT },
  { path: '/profile?tab=deposit&method=101', shows: DEPOSIT },
  {
    path: '/profile?tab=withdraw',
    shows: {
      'finance.list_cash_methods_new': 'methods_list/properties/name methods_list/properties/duration',
      'finance.list_bank_accounts': 'bank_name account_holder'
    }
  },
  {
    path: '/profile?tab=bank-accounts',
    open: press(/Add/),
    shows: {
      'finance.list_bank_accounts': 'bank_name branch_name account_holder bankAccountID bankID',
      'finance.list_banks': 'name logo bankID'
    },
    refusals: 'finance.list_bank_accounts'
  },
  {
    path: '/profile?tab=bets&preset=all',
    shows: { 'betframe.getCoupons': 'bets/event bets/market bets/selection couponID' },
    refusals: 'betframe.getCoupons'
  },
  {
    path: '/profile?tab=games&preset=all',
    shows: { 'finance.list_transactions': 'game_name id gameID round_id' },
    refusals: 'finance.list_transactions'
  },
  {
    path: '/profile?tab=finance&preset=all',
    pack: 200,
    open: press(/^Filters/),
    shows: {
      'finance.list_transactions': 'category_name note game_name id',
      'finance.list_types_frontend': 'name',
      'finance.list_categories': 'name',
      'finance.list_sub_categories': 'name'
    }
  },
  {
    path: '/profile?tab=bonuses',
    shows: { 'bonus.list': 'name description reason bonusID' },
    refusals: 'bonus.list'
  },
  {
    path: '/profile?tab=tickets',
    shows: { 'finance.list_transactions': 'id' },
    refusals: 'finance.list_transactions'
  },
  {
    path: '/favorites',
    shows: { 'casino.games_list': `${GAME} gameID`, 'livecasino.game_table_list': 'tableID' }
  },
  {
    path: '/notifications',
    shows: { 'finance.list_transactions': 'note method_name id' },
    refusals: 'finance.list_transactions'
  },
  {
    path: '/notifications#2',
    open: secondTab,
    shows: { 'crm.list_mass_messages': 'Title Text' },
    refusals: 'crm.list_mass_messages'
  },
  {
    path: '/play/slot/1001',
    only: 'bnw-game',
    shows: { 'casino.init_game': 'url name provider' },
    refusals: 'casino.init_game'
  }
]

export const SCREENS: Screen[] = [
  ...FOR_VISITORS,
  ...FOR_PLAYERS.map(screen => ({ ...screen, isPlayers: true }))
]
