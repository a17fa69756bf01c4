import type { Context, Language } from '../context.ts'
import { catalogueOf, type Catalogue, type CatalogueGame, type CatalogueTable } from '../db/catalogue.ts'
import { pageOf, type Page } from './lobby.ts'

type Category = Catalogue['categories'][number]
type Provider = Catalogue['providers'][number]
type Item = CatalogueGame | CatalogueTable

/** Statuses of visible live studios: 2 only for account class 20 (LIVE-01). */
export function statusesFor({ player }: Pick<Context, 'player'>): readonly number[] {
  return player?.rid === '20' ? [1, 2] : [1]
}

/** Slot categories with the number of their games. */
export async function listSlotCategories(page: Page, { database, lang }: Context) {
  const { categories, games } = await catalogueOf(database)
  const slots = categories.filter(({ kind }) => kind === 'slot')
  return frozenPage(
    slots.map(category => categoryRow(category, games, lang)),
    page
  )
}

/** Live categories with the number of tables visible to the player. */
export async function listLiveCategories(page: Page, context: Context) {
  const { categories, tables } = await catalogueOf(context.database)
  const statuses = statusesFor(context)
  const visible = tables.filter(({ provider }) => statuses.includes(provider.status))
  const live = categories.filter(({ kind }) => kind === 'live')
  return frozenPage(
    live.map(category => categoryRow(category, visible, context.lang)),
    page
  )
}

/** Slot studios with the number of their games. */
export async function listSlotStudios(page: Page, { database }: Context) {
  const { providers, games } = await catalogueOf(database)
  const listed = games.filter(({ row }) => row.quirk === null)
  const rows = providers.filter(({ kind }) => kind === 'slot').map(provider => studioRow(provider, listed))
  return frozenPage(rows, page)
}

/** Live studios with these statuses, and the number of their tables. */
export async function listLiveStudios(page: Page, { database }: Context, statuses: readonly number[]) {
  const { providers, tables } = await catalogueOf(database)
  const visible = providers.filter(({ kind, status }) => kind === 'live' && statuses.includes(status))
  const rows = visible.map(provider => studioRow(provider, tables))
  return frozenPage(rows, page)
}

function categoryRow({ id, name }: Category, items: readonly Item[], lang: Language) {
  const count = items.filter(({ categories }) => categories.some(category => category.id === id)).length
  return { CategoryID: id, name: name[lang], items: count, icon: `/images/categories/${id}.svg` }
}

function studioRow({ id, name }: Provider, items: readonly Item[]) {
  const count = items.filter(({ provider }) => provider.id === id).length
  return { providerID: id, providerName: name, logo: `/images/providers/${id}.svg`, items: count }
}

/** Pages a short list in memory. The gateway caches the reply to what is frozen: visitors all get the same. */
function frozenPage<Row>(rows: readonly Row[], range: Page) {
  const page = pageOf(rows, range)
  Object.freeze(page.items)
  return page
}
