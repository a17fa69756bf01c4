import { atom } from 'nanostores'

import { environment } from '../environment.ts'
import { followSaved } from '../lib/follow-saved.ts'
import { safeUrl } from '../lib/safe-url.ts'
import { loadText, saveText } from '../lib/storage.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import type { PlayType } from '../game/launch.ts'

/** A stored game. */
export interface PlayedGame {
  type: PlayType
  id: string
  name: string
  provider: string
  picture?: string
}

/** One game per line, in the format of a URL query. */
const KEY = 'bnw:recent-games'
const MAX_GAMES = 12

/** The games last played on this device, newest first. They are cleared at logout. */
export const $recentGames = atom<readonly PlayedGame[]>([])
clearOnSignOut(followSaved($recentGames, [KEY], read))

/** Stores a game that is opened, with its name and picture: after a reload only its id is known. */
export function rememberGame({ type, id, name, provider, picture }: PlayedGame): void {
  const others = read().filter(game => game.type !== type || game.id !== id)
  const games = [{ type, id, name, provider, picture }, ...others].slice(0, MAX_GAMES)
  saveText(KEY, games.map(write).join('\n'))
  $recentGames.set(games)
}

function write({ picture = '', ...game }: PlayedGame): string {
  return new URLSearchParams({ ...game, picture }).toString()
}

function read(): readonly PlayedGame[] {
  const lines = (loadText(KEY) ?? '').split('\n').slice(0, MAX_GAMES)
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
