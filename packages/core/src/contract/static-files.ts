import { any, coerce, object, type Infer } from 'superstruct'

import { MaintenanceStatus } from './maintenance.ts'
import { isRecord, listOf, rowsOf, type Reply } from './reply.ts'
import { Id, Instant, Money, OptionalId, LongText, Text } from './shapes.ts'
import type { Schema } from './schema.ts'

/** Base of a plain GET: the gateway, the site (with the `panel` header), or a URL from the configuration. */
export type Origin = 'gateway' | 'site' | 'ipInfoUrl' | 'topWinsUrl'

/** A plain GET whose response is JSON without the envelope. */
export interface StaticFile<Output> {
  readonly origin: Origin
  /** Relative to the origin; empty if the configuration gives the whole URL. */
  readonly path: string
  /** Its `data` is the whole body. */
  readonly reply: Reply<Output>
}

/* @__NO_SIDE_EFFECTS__ */
function defineFile<Output>(origin: Origin, path: string, reply: Reply<Output>): StaticFile<Output> {
  return { origin, path, reply }
}

/* @__NO_SIDE_EFFECTS__ */
function one<Output>(struct: Schema<Output>): Reply<Output> {
  return { struct, read: ({ data }) => struct.mask(data) }
}

/** One that is missing in a language is shown in the other one, rather than not at all. */
const Title = coerce(object({ tr: Text, en: Text }), any(), value => {
  if (value == null || typeof value === 'string') return { tr: value, en: value }
  if (!isRecord(value)) return value
  const { tr, en } = value
  return { tr: tr || en, en: en || tr }
})

const entry = { id: OptionalId, title: Title, path: LongText, icon: LongText, badge: Text }
export const MenuEntry = object({
  ...entry,
  children: listOf(object(entry))
})
export type MenuEntry = Infer<typeof MenuEntry>

/** The header's menu. */
export const headerMenu = defineFile('site', '/datas/header-menu.json', rowsOf({ struct: MenuEntry }))

/** The available languages; `lang` is a two-letter code. Source: I18N-03. */
export const languagesFile = defineFile(
  'site',
  '/datas/languages.json',
  rowsOf({ struct: object({ id: Id, title: Text, lang: Text }), id: 'id' })
)

export const footerMenu = defineFile(
  'site',
  '/datas/footer-menu.json',
  rowsOf({
    struct: object({
      title: Title,
      links: listOf(object({ title: Title, path: LongText }))
    })
  })
)

const Logo = object({ name: Text, image: LongText, url: LongText })
export type Logo = Infer<typeof Logo>

export const partnersFile = defineFile('site', '/datas/partners.json', rowsOf({ struct: Logo }))
export const investmentMethods = defineFile(
  'site',
  '/datas/investment-methods.json',
  rowsOf({ struct: Logo })
)

/** Query parameters: `sitename` and `version`. */
export const checkMaintenanceFile = defineFile('gateway', '/v1/check-maintenance', one(MaintenanceStatus))

/** Query parameter: `version`. */
export const licensesFile = defineFile(
  'gateway',
  '/v1/licenses',
  rowsOf({ struct: object({ name: Text, number: Text, url: LongText, image: LongText }) })
)

export const publicIp = defineFile('ipInfoUrl', '', one(object({ ip: Text })))

/** A win of another player; `player` is masked, `amount` in kuruş, `image` optional: the game's picture. */
export const TopWin = object({
  player: Text,
  game: Text,
  gameID: OptionalId,
  image: LongText,
  providerName: Text,
  amount: Money,
  currency: Text,
  date: Instant
})
export type TopWin = Infer<typeof TopWin>

export const topWinsFile = defineFile('topWinsUrl', '', rowsOf({ struct: TopWin }))
