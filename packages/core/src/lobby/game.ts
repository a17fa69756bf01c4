import type { Game } from '../contract/casino.ts'
import type { Table } from '../contract/livecasino.ts'
import type { Kurus } from '../contract/shapes.ts'
import { environment } from '../environment.ts'
import { safeUrl } from '../lib/safe-url.ts'
import type { LobbyType } from './types.ts'

/** What only a live table has (LIVE-02). Bets in kuruş; missing where the gateway does not say. */
export interface TableFacts {
  dealer: string
  minBet?: Kurus
  maxBet?: Kurus
  /** How many places are free; 0 is full, missing where the gateway does not say. */
  seats?: number
}

/** A slot game or a live table, as lists show it. */
export interface LobbyGame {
  type: LobbyType
  id: string
  name: string
  /** Name of the provider; empty where the gateway does not say. */
  provider: string
  /** Empty where the gateway does not say. */
  providerId: string
  /** An address that may be shown; missing where there is no picture. */
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
    table: { dealer, minBet, maxBet, seats }
  }
}

function pictureOf(image: string): string | undefined {
  return safeUrl(image, 'image', environment().configuration.gateway)
}
