import { contentPages, information, isContentPage } from '@bnw/core/content'
import { firstItems, gameList, lobbyFilters, searchOf } from '@bnw/core/lobby'
import { $promotions, loadPromotions } from '@bnw/core/promotions'
import { routeOf } from '@bnw/core/routes'
import { slider } from '@bnw/core/slider'
import { $tournaments, loadTournaments } from '@bnw/core/tournaments'

import { lobbyChoice } from './lobby-choice.ts'
import { preloadPictures } from './preload-pictures.ts'
import { $router, currentPath } from './router.ts'

/** Pictures that are in view at first: one row of a lobby at 1280 px, two or three on a phone; the first two offers. */
const FIRST_GAMES = 6
const FIRST_OFFERS = 2

/**
 * Requests what the first page shows first, before its code is loaded: the elements find the request in the stores that
 * they share with the site. A page that is not named here requests its data itself.
 */
export function requestFirstData(): void {
  const page = $router.get()
  const lobby = page && lobbyChoice(page)
  if (lobby) return requestLobby(lobby)
  const name = routeOf(currentPath())
  if (name === 'home') requestBanners()
  if (name === 'promotions') void requestOffers(loadPromotions, $promotions)
  if (name === 'tournaments') void requestOffers(loadTournaments, $tournaments)
  if (name === 'about') requestContent(page?.search['page'] ?? 'AboutUs')
}

function requestLobby(choice: Parameters<typeof gameList>[0]): void {
  const games = gameList({ ...choice, search: searchOf(choice.search) })
  games.load(0, 1)
  const stop = games.$list.listen(list => {
    if (list.status !== 'loading') stop()
    preloadPictures(firstItems(list, FIRST_GAMES).map(({ picture }) => picture))
  })
  const { categories, providers } = lobbyFilters(choice.type)
  for (const filters of [categories, providers]) void filters.load()
}

function requestBanners(): void {
  const { load, $slides } = slider('sol')
  void load().then(() => preloadPictures([$slides.get().value?.[0]?.Image]))
  void slider('sag').load()
}

async function requestOffers(load: () => Promise<void>, $offers: typeof $promotions | typeof $tournaments) {
  await load()
  const offers = $offers.get().value?.active ?? []
  preloadPictures(offers.slice(0, FIRST_OFFERS).map(({ Image }) => Image))
}

function requestContent(page: string): void {
  if (isContentPage(page)) void information(contentPages[page]).load()
}
