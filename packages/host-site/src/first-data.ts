import { contentPages, information, isContentPage } from '@bnw/core/content'
import { gameList, lobbyFilters, searchOf } from '@bnw/core/lobby'
import { loadPromotions } from '@bnw/core/promotions'
import { routeOf } from '@bnw/core/routes'
import { slider } from '@bnw/core/slider'
import { loadTournaments } from '@bnw/core/tournaments'

import { lobbyChoice } from './lobby-choice.ts'
import { $router, currentPath, isReadable } from './router.ts'

/**
 * Requests what the first page shows first, before its code is loaded: the elements find the request in the stores that
 * they share with the site. A page that is not named here requests its data itself.
 */
export function requestFirstData(): void {
  if (!isReadable(currentPath())) return
  const page = $router.get()
  const lobby = page && lobbyChoice(page)
  if (lobby) return requestLobby(lobby)
  const name = routeOf(currentPath())
  if (name === 'home') for (const place of ['sol', 'sag'] as const) void slider(place).load()
  if (name === 'promotions') void loadPromotions()
  if (name === 'tournaments') void loadTournaments()
  if (name === 'about') requestContent(page?.search['page'] ?? 'AboutUs')
}

function requestLobby(choice: Parameters<typeof gameList>[0]): void {
  gameList({ ...choice, search: searchOf(choice.search) }).load(0, 1)
  const { categories, providers } = lobbyFilters(choice.type)
  for (const filters of [categories, providers]) void filters.load()
}

function requestContent(page: string): void {
  if (isContentPage(page)) void information(contentPages[page]).load()
}
