import type { Game } from '../contract/casino.ts'
import type { Table } from '../contract/livecasino.ts'
import type { Kurus } from '../contract/units.ts'
import { environment } from '../environment.ts'
import { safeUrl } from '../lib/safe-url.ts'
import type { LobbyType } from './types.ts'

/** Details of a live table (LIVE-02). Bets in kuruş; missing if the gateway does not report them. */
export interface TableFacts {
  dealer: string
  minBet?: Kurus
  maxBet?: Kurus
  /** Number of free seats; 0 is full, missing if the gateway does not report it. */
  seats?: number
}

/** A slot game or live table in a list. */
export interface LobbyGame {
  type: LobbyType
  id: string
  name: string
  /** Name of the provider; empty if the gateway does not report it. */
  provider: string
  /** Empty if the gateway does not report it. */
  providerId: string
  /** A permitted URL; missing if there is no picture. */
  picture?: string
  isFavourite: boolean
  isNew: boolean
  hasJackpot: boolean
  hasDemo: boolean
  table?: TableFacts
}

export function readGame({ gameID, name, providerID, providerName, image, ...game }: Game): LobbyGame {
  return {
    type: 'slot',
    id: gameID,
    name,
    provider: providerName,
    providerId: providerID,
    picture: pictureOf(image),
    isFavourite: game.isFavorite,
    isNew: game.isNew,
    hasJackpot: game.jackpot,
    hasDemo: game.hasDemo
  }
}

export function readTable({ tableID, name, providerID, providerName, image, ...table }: Table): LobbyGame {
  const { dealer, minBet, maxBet, seats } = table
  return {
    type: 'live',
    id: tableID,
    name,
    provider: providerName,
    providerId: providerID,
    picture: pictureOf(image),
    isFavourite: table.isFavorite,
    isNew: false,
    hasJackpot: false,
    hasDemo: false,
    table: {
      dealer,
      // Without a limit, 0 is as good as none.
      minBet: minBet || undefined,
      maxBet: maxBet || undefined,
      seats: seats !== undefined && seats < 0 ? undefined : seats
    }
  }
}

function pictureOf(image: string): string | undefined {
  return safeUrl(image, 'image', environment().configuration.gateway)
}
