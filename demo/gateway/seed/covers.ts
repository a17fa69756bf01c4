import { drawCover } from '../covers/cover.ts'
import { bankMark, studioMark } from '../covers/marks.ts'
import { partnerMark } from '../covers/partner-marks.ts'
import { paymentMark } from '../covers/payment-marks.ts'
import { rasterised } from '../covers/raster.ts'
import type { Picture } from '../http/feeds.ts'
import { CATEGORIES } from './categories.ts'
import { FORCED_GAMES, furtherGameName, makeGames, PICTURE_MISSING } from './games.ts'
import { STUDIOS } from './studios.ts'
import { makeTables } from './tables.ts'
import { BANKS } from './banks.ts'
import { subjectsOf, type BannerKind } from './banner-subjects.ts'
import { METHOD_GROUPS, METHODS } from './methods.ts'
import { LICENCES, PARTNERS, PAYMENT_LOGOS } from './datas.ts'

/** `/images/{folder}/{id}.webp` or `.svg`. */
const PICTURE_PATH = /^\/images\/([a-z]+)\/([\w-]{1,40})\.(?:svg|webp)$/

type Drawing = (id: string) => string | undefined

/**
 * The picture of a path such as `/images/games/1001.webp`.
 *
 * @returns Undefined for an unknown path and for two games whose picture is missing on purpose.
 */
export async function coverFor(path: string): Promise<Picture | undefined> {
  const svg = drawingFor(path)
  if (svg === undefined) return undefined
  const webp = path.endsWith('.webp') ? await rasterised(path, svg) : undefined
  return webp ? { type: 'image/webp', body: webp } : { type: 'image/svg+xml', body: svg }
}

/** Draws what a path names, as SVG. */
export function drawingFor(path: string): string | undefined {
  const [, folder = '', id = ''] = PICTURE_PATH.exec(path) ?? []
  return Object.hasOwn(FOLDERS, folder) ? FOLDERS[folder]?.(id) : undefined
}

const FOLDERS: Record<string, Drawing> = {
  games: gameCover,
  tables: id => {
    const table = tables().get(id)
    return table && drawCover({ key: `live:${id}`, ratio: 'live', name: table.name, dealer: table.dealer })
  },
  providers: id => marked(nameIn(STUDIOS, id), name => studioMark(`provider:${id}`, name)),
  banks: id => marked(nameIn(BANKS, id), name => bankMark(`bank:${id}`, name)),
  methods: id => {
    const name = [...METHODS, ...METHOD_GROUPS].find(method => method.id === id)?.name.tr
    return marked(name, paymentMark)
  },
  categories: id => {
    const category = CATEGORIES.find(one => String(one.id) === id)
    return category && drawCover({ key: `category:${id}`, ratio: 'small' })
  },
  partners: id => marked(nameIn(PARTNERS, id), partnerMark),
  payments: id => marked(nameIn(PAYMENT_LOGOS, id), paymentMark),
  licences: id => marked(nameIn(LICENCES, id), partnerMark),
  sliders: banner('slider'),
  promotions: banner('promotion'),
  tournaments: banner('tournament'),
  popups: banner('popup'),
  days: banner('day')
}

function gameCover(id: string): string | undefined {
  if (PICTURE_MISSING.includes(Number(id))) return undefined
  const name = games().get(id) ?? furtherGameName(id)
  return name === undefined ? undefined : drawCover({ key: `slot:${id}`, ratio: 'tile', name })
}

/** Without lettering: the page shows the title next to it. */
function banner(kind: BannerKind): Drawing {
  return id =>
    /^\d{1,4}$/.test(id)
      ? drawCover({ key: `${kind}:${id}`, ratio: 'banner', subjects: subjectsOf(kind, Number(id)) })
      : undefined
}

function marked(name: string | undefined, draw: (name: string) => string): string | undefined {
  return name === undefined ? undefined : draw(name)
}

interface Named {
  readonly id: string | number
  readonly name: string
}

function nameIn(rows: readonly Named[], id: string): string | undefined {
  return rows.find(row => String(row.id) === id)?.name
}

/** Computes a value at its first use. */
function lazy<Value>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= make())
}

const games = lazy(() => new Map([...makeGames(), ...FORCED_GAMES].map(({ id, name }) => [String(id), name])))
const tables = lazy(() => new Map(makeTables().map(table => [String(table.id), table])))
