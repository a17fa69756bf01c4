import { atom, onMount } from 'nanostores'

import { environment } from '../environment.ts'
import { safeUrl } from '../lib/safe-url.ts'
import { loadText, onSavedChange, saveText } from '../lib/storage.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { shared } from '../shared.ts'
import type { PlayType } from '../game/launch.ts'

/** A game as far as it is remembered: what names it. */
export interface PlayedGame {
  type: PlayType
  id: string
  name: string
  provider: string
  picture?: string
}

/** One game in a line, written as the query of an address. */
const KEY = 'bnw:recent-games'
const MOST = 12

/** The games played last on this device, newest first. They go when the player logs out. */
export const $recentGames = shared('recent', () => {
  const $games = atom<readonly PlayedGame[]>([])
  const follow = () => $games.set(read())
  onMount($games, () => {
    follow()
    return onSavedChange(KEY, follow)
  })
  clearOnSignOut(follow)
  return $games
})

/** Remembers a game that is opened, with what names it: after a reload only its id is known. */
export function rememberGame({ type, id, name, provider, picture }: PlayedGame): void {
  const others = read().filter(game => game.type !== type || game.id !== id)
  const games = [{ type, id, name, provider, picture }, ...others].slice(0, MOST)
  saveText(KEY, games.map(write).join('\n'))
  $recentGames.set(games)
}

function write({ picture = '', ...game }: PlayedGame): string {
  return new URLSearchParams({ ...game, picture }).toString()
}

function read(): readonly PlayedGame[] {
  const lines = (loadText(KEY) ?? '').split('\n').slice(0, MOST)
  return lines.map(readLine).filter(game => game !== undefined)
}

function readLine(line: string): PlayedGame | undefined {
  const fields = new URLSearchParams(line)
  const text = (name: string) => fields.get(name) ?? ''
  const type = text('type')
  if ((type !== 'slot' && type !== 'live' && type !== 'virtual') || !text('id')) return undefined
  const picture = safeUrl(text('picture'), 'image', environment().configuration.gateway)
  return { type, id: text('id'), name: text('name'), provider: text('provider'), picture }
}
