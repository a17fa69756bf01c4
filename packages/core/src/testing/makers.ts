import type { Wire } from '../contract/call.ts'
import type { Coupon } from '../contract/betframe.ts'
import type { Bonus } from '../contract/bonus.ts'
import type { Method } from '../contract/cash-method.ts'
import type { Category, Game, Provider } from '../contract/casino.ts'
import type { Promotion, Slide, Tournament } from '../contract/cmscontroller.ts'
import type { BankAccount, Transaction } from '../contract/finance.ts'
import type { Table } from '../contract/livecasino.ts'

/** Factories of valid data in the gateway's format. A test overrides the fields that it is about. */

export function game(gameID = 'a', more: Wire<Game> = {}): Wire<Game> {
  return {
    gameID,
    name: `Game ${gameID}`,
    providerID: '1',
    providerName: 'Provider',
    image: `/covers/${gameID}.svg`,
    isNew: 0,
    isFavorite: 0,
    hasDemo: 1,
    jackpot: 0,
    rtp: 96.5,
    ...more
  }
}

export function table(tableID = 'a', more: Wire<Table> = {}): Wire<Table> {
  return {
    tableID,
    name: `Table ${tableID}`,
    providerID: '1',
    providerName: 'Provider',
    image: `/covers/${tableID}.svg`,
    dealer: 'Ayşe',
    minBet: '10.00',
    maxBet: '5,000.00',
    seats: 7,
    isFavorite: 0,
    ...more
  }
}

export function category(CategoryID = '1', more: Wire<Category> = {}): Wire<Category> {
  return { CategoryID, name: `Category ${CategoryID}`, items: 12, icon: 'cherry', ...more }
}

export function provider(providerID = '1', more: Wire<Provider> = {}): Wire<Provider> {
  return { providerID, providerName: `Provider ${providerID}`, logo: '/covers/p.svg', items: 12, ...more }
}

/** One of the player's bank accounts, with a valid IBAN. */
export function bankAccount(bankAccountID = 'a', more: Wire<BankAccount> = {}): Wire<BankAccount> {
  return {
    bankAccountID,
    bankID: '99991',
    bank_name: 'Çınaraltı Bank',
    branch_name: '',
    account_number: '',
    account_holder: 'Ayşe Işık',
    iban: 'TR439999100000000000000001',
    ...more
  }
}

/** A payment method whose only field is the amount. */
export function cashMethod(id = '1', more: Wire<Method> = {}): Wire<Method> {
  return {
    id,
    name: `Method ${id}`,
    image: '',
    isFavorite: 0,
    transfer_type: 5,
    min: '100.00',
    max: '25,000.00',
    currency: 'TRY',
    fee: 0,
    duration: '5–15 dk',
    fields: ['amount'],
    bankcode: '',
    ...more
  }
}

/** The data of a bank transfer: a call that moves money. */
export function transferRequest() {
  return {
    Type: 1,
    methodID: '1',
    amount: '10.00',
    request_id: '6f1c1e34-57a0-4b6e-9f5d-0d8f4f0a7c11'
  } as const
}

/** An approved deposit. */
export function transaction(id = 'a', more: Wire<Transaction> = {}): Wire<Transaction> {
  return {
    id,
    transaction_category_id: 1,
    category_name: 'Yatırım',
    transaction_type_id: 1,
    type_name: 'Alacak',
    transaction_status: 1002,
    amount: '100.00',
    balance_after: '1,100.00',
    date: '2025-02-28 18:30:00',
    note: '',
    ...more
  }
}

export function slide(ID = '1', more: Wire<Slide> = {}): Wire<Slide> {
  return {
    ID,
    Title: `Slide ${ID}`,
    Image: '/covers/s.svg',
    Link: '/slot',
    Status: 1,
    Start_date: '2025-01-01 00:00:00',
    End_date: '2025-12-31 23:59:59',
    sliderPlace: 'sol',
    ...more
  }
}

export function promotion(ID = '1', more: Wire<Promotion> = {}): Wire<Promotion> {
  return {
    ID,
    Title: `Promotion ${ID}`,
    Summary: 'Kısa',
    Content: '<p>Uzun</p>',
    Image: '/covers/o.svg',
    Status: 1,
    Start_date: '2025-01-01 00:00:00',
    End_date: '2025-12-31 23:59:59',
    ...more
  }
}

export function tournament(ID = '1', more: Wire<Tournament> = {}): Wire<Tournament> {
  return {
    ID,
    Title: `Tournament ${ID}`,
    Content: '<p>Kurallar</p>',
    Image: '/covers/t.svg',
    Prize: '₺250.000',
    Start_date: '2025-01-01 00:00:00',
    End_date: '2025-12-31 23:59:59',
    ...more
  }
}

export function bonus(bonusID = '1', more: Wire<Bonus> = {}): Wire<Bonus> {
  return { bonusID, name: `Bonus ${bonusID}`, amount: '50.00', currency: 'TRY', state: 'available', ...more }
}

/** An open coupon with two bets, one of them won. */
export function coupon(couponID = 'a', more: Wire<Coupon> = {}): Wire<Coupon> {
  const bet = { market: 'Maç sonucu', selection: 'Ev sahibi', odds: 1.58, start: '2025-03-01 20:00:00' }
  return {
    couponID,
    date: '2025-02-28 18:30:00',
    state: 'open',
    stake: '100.00',
    odds: 2.5,
    possible_win: '250.00',
    win: '0.00',
    bets: [
      { ...bet, event: 'Kıyı – Liman', result: 'won' },
      { ...bet, event: 'Martı – Fener', result: 'open' }
    ],
    ...more
  }
}

/** Data of the reply to login, initAuth and check_ga. */
export function sessionFacts(username = 'ayse', more: Record<string, string> = {}) {
  return {
    rid: '7',
    uid: `uid-of-${username}`,
    sid: `sid-of-${username}`,
    uip: '203.0.113.7',
    gtm: '3',
    language: 'tr',
    username,
    lastlogin: '2025-02-28 18:30:00',
    gasecret: '',
    ...more
  }
}

/** Data of the reply to get_user_profile. */
export function profile(username = 'ayse', more: Record<string, string | number> = {}) {
  return {
    uid: `uid-of-${username}`,
    username,
    firstname: 'Ayşe',
    lastname: 'Işık',
    currency: 'TRY',
    ...more
  }
}

/**
 * Storage entries of a signed-in player (SESS-01).
 *
 * @param expires Until when the stored session is valid without a refresh, ms since 1970 UTC. By default it has expired.
 */
export function storedPlayer(username = 'ayse', expires = 0): Record<string, string> {
  const auth = { sid: `sealed-sid-of-${username}`, uid: `sealed-uid-of-${username}`, uip: 'sealed-uip' }
  const names = { firstname: 'Ayşe', lastname: 'Işık', username, uid: auth.uid }
  return {
    bnwUserSession: JSON.stringify({ ...auth, gmt: '3', lang: 'tr' }),
    bnwUserAuth: JSON.stringify(auth),
    bnwUserProfile: JSON.stringify(names),
    'bnw:player': `hash-of-${username}`,
    ridValue: '7',
    userActivityStartTime: '0',
    expirationDate: String(expires)
  }
}
