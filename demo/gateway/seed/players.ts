import type { Behaviour } from '../db/schema/players.ts'

import { DAY } from './schedule.ts'

/** A seeded player. */
export interface PlayerSeed {
  readonly username: string
  readonly firstname: string
  readonly lastname: string
  readonly behaviour: Behaviour
  /** Account class; 20 sees all live studios. */
  readonly rid: string
  /** Key of a confirmed authenticator, base32. */
  readonly authenticatorSecret: string | null
  /** The last two digits of 0500 000 00 xx. */
  readonly phone: string
  readonly city: string
  readonly address: string
  /** Ms before the seed. */
  readonly age: number
  /** First deposit, in kuruş; the demo player has a history instead. */
  readonly deposit: number
}

export const PASSWORD = 'Demo123!'

/** The player with data of every kind. */
export const FULL_PLAYER = 'demo'

/** The player with a confirmed authenticator. */
export const AUTHENTICATOR_PLAYER = 'demo2fa'

/** Published in the documentation, so that it can be entered in an authenticator. */
export const SECRET = 'RHTM2K7QPUSULA5XKEHRBARMARTILHOS'

/** A valid test number that is assigned to no person. */
export const IDENTITY = '11111111110'

export const PLAYERS: readonly PlayerSeed[] = [
  player(FULL_PLAYER, 'Deniz Aksu', {
    behaviour: 'balance-text',
    age: 1_150 * DAY,
    address: 'Moda Cad. 12, Kadıköy'
  }),
  player(AUTHENTICATOR_PLAYER, 'Ece Koru', { authenticatorSecret: SECRET, deposit: 320_000 }),
  player('yeni', 'Umut Çelen', { behaviour: 'balance-missing', age: 60_000, deposit: 0 }),
  player('ozel', 'Selin İnce', { rid: '20', deposit: 2_500_000 }),
  player('pasif', 'Barış Öz', { behaviour: 'inactive', deposit: 0 }),
  player('yavas', 'Iraz Tunç', { behaviour: 'slow', deposit: 150_000 }),
  player('kisa', 'Onur Şen', { behaviour: 'short', deposit: 150_000 }),
  player('yetkisiz', 'Gül Ağan', { behaviour: 'no-finance', deposit: 150_000 })
].map((one, at) => ({ ...one, phone: String(at + 1).padStart(2, '0') }))

function player(username: string, name: string, given: Partial<PlayerSeed>): PlayerSeed {
  const [firstname = '', lastname = ''] = name.split(' ')
  return {
    username,
    firstname,
    lastname,
    behaviour: 'plain',
    rid: '1',
    authenticatorSecret: null,
    phone: '',
    city: 'İstanbul',
    address: 'Rıhtım Sok. 3',
    age: 90 * DAY,
    deposit: 0,
    ...given
  }
}

/** Favourites of the demo player. */
export const FAVOURITES: readonly { type: 'casino' | 'livecasino'; id: number }[] = [
  ...[1003, 1010, 1021, 1044, 1102, 1260].map(id => ({ type: 'casino' as const, id })),
  ...[5004, 5012, 5037].map(id => ({ type: 'livecasino' as const, id }))
]
