import { any, coerce, object, type Infer, type Struct } from 'superstruct'

import { MaintenanceStatus } from './maintenance.ts'
import { listOf, rowsOf, type Answer } from './reply.ts'
import { Id, Instant, Money, OptionalId, Text } from './shapes.ts'

/** Where a plain GET goes: to the gateway, to the site (with the `panel` header), or to an address of the configuration. */
export type Origin = 'gateway' | 'site' | 'ipInfoUrl' | 'topWinsUrl'

/** A plain GET: bare JSON comes back, without the envelope. */
export interface StaticFile<Output> {
  readonly origin: Origin
  /** Below the origin; empty where the configuration gives the whole address. */
  readonly path: string
  read(json: unknown): Output
}

/* @__NO_SIDE_EFFECTS__ */
function defineFile<Output>(
  origin: Origin,
  path: string,
  reply: { read(answer: Answer): Output }
): StaticFile<Output> {
  return { origin, path, read: data => reply.read({ data }) }
}

/* @__NO_SIDE_EFFECTS__ */
function one<Output>(struct: Struct<Output, any>): { read(answer: Answer): Output } {
  return { read: ({ data }) => struct.mask(data) }
}

const Title = coerce(object({ tr: Text, en: Text }), any(), value =>
  value == null || typeof value === 'string' ? { tr: value, en: value } : value
)

const entry = { id: OptionalId, title: Title, path: Text, icon: Text, badge: Text }
export const MenuEntry = object({
  ...entry,
  children: listOf(object(entry))
})
export type MenuEntry = Infer<typeof MenuEntry>

/** Menu of the header. */
export const headerMenu = defineFile('site', '/datas/header-menu.json', rowsOf({ struct: MenuEntry }))

/** Languages offered; `lang` has two letters. Source: I18N-03. */
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
      links: listOf(object({ title: Title, path: Text }))
    })
  })
)

const Logo = object({ name: Text, image: Text, url: Text })
export type Logo = Infer<typeof Logo>

export const partnersFile = defineFile('site', '/datas/partners.json', rowsOf({ struct: Logo }))
export const investmentMethods = defineFile(
  'site',
  '/datas/investment-methods.json',
  rowsOf({ struct: Logo })
)

/** Asked with `sitename` and `version`; answers the bare status. */
export const checkMaintenanceFile = defineFile('gateway', '/v1/check-maintenance', one(MaintenanceStatus))

/** Asked with `version`. */
export const licensesFile = defineFile(
  'gateway',
  '/v1/licenses',
  rowsOf({ struct: object({ name: Text, number: Text, url: Text, image: Text }) })
)

export const publicIp = defineFile('ipInfoUrl', '', one(object({ ip: Text })))

/** A win of somebody else; `player` is masked, `amount` in kuruş. */
export const TopWin = object({
  player: Text,
  game: Text,
  gameID: OptionalId,
  providerName: Text,
  amount: Money,
  currency: Text,
  date: Instant
})
export type TopWin = Infer<typeof TopWin>

export const topWinsFile = defineFile('topWinsUrl', '', rowsOf({ struct: TopWin }))
