import type { FastifyBaseLogger } from 'fastify'

import type { Database } from './db/database.ts'
import type { Behaviour, PlayerRow, SessionRow } from './db/schema/players.ts'
import type { Language, Message } from './refusal.ts'
import type { Sealing } from './session/sealing.ts'

export type { Database, Language }

/** The signed-in player who makes a call; the second factor, if any, has been passed. */
export interface SignedIn {
  /** Key of the player in the database; never sent. */
  id: string
  /** Name of the player on the wire. */
  uid: string
  username: string
  /** Group of the player; 20 sees the live studios with status 2 (LIVE-01). Never read from the client. */
  rid: string
  sessionId: string
  behaviour: Behaviour
}

/** The session that a call names, and its state. */
export interface PresentedSession {
  row: SessionRow
  player: PlayerRow
  /** Whole kuruş in the player's wallet, as of this call: read with the session, since pages ask for it most often. */
  balance: bigint
  /** The session value as presented, unhashed. */
  sid: string
  /** `expired-former`: the value from before the last refresh, presented after its grace period, or an earlier one. */
  state: 'pending' | 'live' | 'stale' | 'ended' | 'expired-former'
}

/** Addresses and timings of this gateway. The origins are set once the servers listen, so read them when needed. */
export interface Settings {
  /** Site, gateway and `/widgets/`, such as `http://localhost:4000`. */
  siteOrigin: string
  gamesOrigin: string
  partnerOrigin: string
  /** Further partners: their pages make public reads and frame private elements. */
  partnerOrigins: readonly string[]
  /** Origins trusted to run private elements without a frame: their pages may make every call. */
  inlineOrigins: readonly string[]
  /** True only with SANDBOX=1. */
  sandbox: boolean
  /** Age in ms from which a session has to be renewed by `initAuth`; never where undefined. */
  refreshInterval: number | undefined
  /** How long a transfer stays New and a coupon open, in ms. */
  decideAfter: { deposit: number; withdrawal: number; coupon: number }
  /** The most that a player may withdraw on a day of Istanbul, in whole kuruş; no limit where undefined. */
  payoutDayLimit: bigint | undefined
}

/** Hashes and compares passwords. Tests pass a cheaper one that counts its calls. */
export interface Passwords {
  /** As `scrypt$N$r$p$salt$hash`, so that the cost can rise later without a new column. */
  hash(password: string): Promise<string>
  /**
   * Whether the password matches `stored`. Without `stored` (unknown user name) it does the same work and returns
   * false, so that the response time does not reveal whether the name exists (W13).
   *
   * @throws {Refusal} 429 while too many passwords are waiting.
   */
  matches(password: string, stored: string | undefined): Promise<boolean>
}

/** Faults that the sandbox switches on. All are off otherwise. */
export interface Faults {
  /** Every call but those about maintenance answers 'This site is under maintenance'. */
  maintenance: boolean
  /** Every call answers HTTP 500. */
  status500: boolean
  /** Delay added to every call, in ms. */
  latency: number
  /** Every reply is cut off in the middle. */
  malformed: boolean
}

/** Content of an e-mail or SMS, in both languages. */
export interface MailContent {
  subject: Message
  text: Message
  links?: readonly string[]
}

/** Delivers e-mails and SMS. */
export interface Mailer {
  send(
    mail: { channel: 'email' | 'sms'; recipient: string; content: MailContent },
    context: Pick<Context, 'database' | 'lang' | 'now'>
  ): Promise<void>
}

/** Forced outcome of a verification code: it passes, fails, or ends the session. */
export type ForcedCode = 'right' | 'wrong' | 'ended'

/** An outcome that the amount of a transfer forces, step by step. */
export interface ForcedTransfer {
  /** Whether the transfer gets a payment page regardless of its method. */
  hasPaymentPage: boolean
  /**
   * Runs before anything is stored; the same request may be sent again.
   *
   * @throws {SimulatedFailure | Refusal}
   */
  before(context: Context): Promise<void>
  /**
   * Runs in the transaction of the request: a refusal is stored as its answer.
   *
   * @throws {Refusal}
   */
  refuse(): void
  /** Runs after the transfer is carried out and delays the reply. */
  after(options: { pause: Context['pause']; isFirst: boolean }): Promise<void>
}

/** Forced outcome of a search: it finds nothing, is refused, or takes 4 s. */
export type ForcedSearch = 'nothing' | 'refused' | 'slow'

/** Outcomes forced by agreed inputs, so that every state can be tried out. */
export interface ForcedOutcomes {
  code(code: string): ForcedCode | undefined
  /** @param term As returned by `foldForSearch()`. */
  search(term: string): ForcedSearch | undefined
  /** @param amount Whole kuruş. */
  transfer(amount: bigint): ForcedTransfer | undefined
}

/** Delay of replies that are slow on purpose: to players with behaviour `slow`, and to a forced search; ms. */
export const SLOW_MS = 4_000

/** What a handler knows about the call that it answers. */
export interface Context {
  database: Database
  /** Undefined for a visitor. Calls with access `player` are refused before their handler runs, so use `playerOf()`. */
  player: SignedIn | undefined
  /** The session that the call names, also before its second factor. */
  session: PresentedSession | undefined
  lang: Language
  /** Milliseconds since 1970 UTC. */
  now(): number
  request: {
    id: string
    address: string
    /** When the request arrived, in ms since 1970 UTC. */
    arrivedAt: number
    /** The account that a call without a session is about, once it is found; for the audit log. */
    account?: Pick<PlayerRow, 'id' | 'secondFactor'> | undefined
  }
  settings: Settings
  /** Key that refreshed session values and hashes of SMS codes are derived from. */
  refreshSecret: Buffer
  /** Encrypts the keys of authenticators in the database. */
  sealing: Sealing
  passwords: Passwords
  faults: Faults
  /** Undefined: e-mails and SMS are dropped. */
  mailer: Mailer | undefined
  /** Undefined outside the sandbox. */
  forced: ForcedOutcomes | undefined
  /** Waits, in ms. Tests pass one that returns at once. */
  pause(duration: number): Promise<void>
}

/** Dependencies of the games' origin. */
export interface GamesDependencies {
  database: Database
  settings: Settings
  now(): number
  log: FastifyBaseLogger
}

/** The player of a call with access `player`. */
export function playerOf(context: Pick<Context, 'player'>): SignedIn {
  if (!context.player) throw new Error('A call without a player reached a handler that needs one')
  return context.player
}
