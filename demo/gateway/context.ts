import type { FastifyBaseLogger } from 'fastify'

import type { Database } from './db/database.ts'
import type { Behaviour } from './db/schema/players.ts'
import type { Faults } from './sandbox/faults.ts'
import type { Passwords } from './session/passwords.ts'
import type { PresentedSession } from './session/store.ts'

export type { Database }

export type Language = 'tr' | 'en'

/** The player that a call comes from, with the second factor behind them. */
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

/** Where this gateway runs. The origins are known once the servers listen, so read them when they are needed. */
export interface Settings {
  /** Site, gateway and `/widgets/`, such as `http://localhost:4000`. */
  siteOrigin: string
  gamesOrigin: string
  partnerOrigin: string
  /** Further origins that may call the gateway from a browser. */
  allowedOrigins: readonly string[]
  /** True with SANDBOX=1 alone: forced codes, fault switches, outbox. */
  sandbox: boolean
  /** Age in ms from which a session has to be renewed by `initAuth`; none where undefined. */
  refreshInterval: number | undefined
  /** How long a transfer stays New and a coupon open, in ms. */
  decideAfter: { deposit: number; withdrawal: number; coupon: number }
}

/** What a handler may know of the call that it answers. */
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
    /** When it came in, before anything was waited for; ms since 1970 UTC. */
    arrivedAt: number
  }
  settings: Settings
  /** Key from which refreshed session values and the marks of SMS codes are made. */
  refreshSecret: Buffer
  passwords: Passwords
  faults: Faults
  /** Waits for some ms: the slow player, faults. Tests pass one that does not wait. */
  pause(duration: number): Promise<void>
}

/** What the games' origin needs to know. */
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
