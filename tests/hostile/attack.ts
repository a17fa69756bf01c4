import type { BrowserContext, Route } from 'playwright-core'

import { next, startReply, type Tally } from './tally.ts'
import { links, texts, TEXTS } from './texts.ts'

/** An attacker who answers in place of the gateway. */
export interface Attack {
  readonly tally: Tally
  /** Refuses every call, with hostile texts as messages. */
  isRefusing: boolean
  /** Max length of the lists; a call may request fewer. */
  rows: number
  /** Number of texts in one value of a reply with one row to this call. */
  pack(call: string): number
}

/** The position of a sink in a reply. */
interface Place {
  /** Named `casino.games_list/name`. */
  sink: string
  key: string
  /** The row of the list that it belongs to. */
  row: number
  /** Texts in one value: many if there are few values. One if a text could hide the next. */
  pack: number
}

/** Fields that decide where and how something is shown; other values would only move or hide the row. */
const CONTROL_FIELDS =
  /^(uid|sid|uip|rid|gtm|gasecret|language|lang|type|state|result|status|sliderPlace|transfer_type|bankcode|fields|game_type|request_id|otpauth|country|debug)$/

/** Digits that are shown as text. Other figures and dates are not replaced. */
const DIGITS = /^(Value|Prize|phone|account_number|iban|number)$/

const IDS = /^(id|ID|\w+_id|\w+ID|gameid)$/
const PICTURES = /^(image|Image|icon|logo)$/
const LINKS = /^(Link|url|path)$/

/** Sinks of HTML, which take one text each: an open tag would hide the next. */
const HTML = /(Content|popupInformation\/Text|list_mass_messages\/Text|getInformation\(\w+\)\/Text)$/

/** One address of so many is harmless and marked, to show that addresses of the sink are rendered. */
const HARMLESS_EVERY = 20
export const HARMLESS_SITE = 'https://here.example'

/** Answers the gateway calls of all pages of a browser profile. */
export async function attack(profile: BrowserContext, attacker: Attack): Promise<void> {
  const replies = new Map<string, unknown>()
  await profile.route(/\/(endpoint\/v1|datas\/|v1\/licenses|sandbox\/top-wins)/, async route => {
    const { key, name, limit } = callOf(route)
    // The page or the test may end while the sandbox answers.
    const reply =
      replies.get(key) ??
      (await route
        .fetch()
        .then(response => response.json())
        .catch(() => undefined))
    if (reply === undefined) return route.abort().catch(() => {})
    replies.set(key, reply)
    startReply(attacker.tally, name)
    const json = hostile(attacker, { name, rows: Math.min(attacker.rows, limit) }, reply)
    await route.fulfill({ json }).catch(() => {})
  })
}

function callOf(route: Route): { name: string; key: string; limit: number } {
  const url = route.request().url()
  const body = route.request().postData()
  if (!body) return { name: new URL(url).pathname, key: url, limit: Infinity }
  const { api, data } = JSON.parse(body) as {
    api: { class: string; method: string }
    data: Record<string, string>
  }
  const variant = data['InfType'] ?? data['sliderPlace']
  const name = `${api.class}.${api.method}${variant ? `(${variant})` : ''}`
  return { name, key: url + name + JSON.stringify(data), limit: Number(data['limit'] ?? Infinity) }
}

function hostile(attacker: Attack, { name, rows }: { name: string; rows: number }, reply: unknown): unknown {
  const place = { sink: name, key: '', row: 0, pack: attacker.pack(name) }
  if (Array.isArray(reply)) return rewritten(attacker, place, rowsOf(reply, rows))
  const { result, message, ...rest } = reply as Record<string, unknown>
  const words = () => written(attacker, { ...place, sink: `${name}/message`, key: 'message' })
  if (attacker.isRefusing) {
    const refusal = words()
    return { result: false, message: refusal, code: 400, data: [], debug: refusal }
  }
  const data = Array.isArray(rest['data']) ? rowsOf(rest['data'], rows) : rest['data']
  return {
    result,
    message: result ? words() : message,
    ...(rewritten(attacker, place, { ...rest, data }) as object)
  }
}

function rewritten(attacker: Attack, place: Place, value: unknown): unknown {
  if (Array.isArray(value)) {
    const pack = Math.max(1, Math.floor(place.pack / value.length))
    return value.map((item, row) => rewritten(attacker, { ...place, row, pack }, item))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const own = { ...place, key, sink: key === 'data' ? place.sink : `${place.sink}/${key}` }
      return [key, typeof item === 'string' ? field(attacker, own, item) : rewritten(attacker, own, item)]
    })
  )
}

function field(attacker: Attack, place: Place, value: string): string {
  const isFigure = /^-?[\d.,:]+$|^\d{4}-\d\d-\d\d/.test(value)
  // A screen may look for the id of the first row.
  if (IDS.test(place.key)) return place.row > 0 ? written(attacker, place) : value
  if (CONTROL_FIELDS.test(place.key) || (isFigure && !DIGITS.test(place.key))) return value
  if (place.sink.includes('(SocialMediaLinks)/Text')) return socialLinks(attacker, place, value)
  return written(attacker, place, value)
}

/** The next texts or the next address for a sink. */
function written(attacker: Attack, place: Place, before = ''): string {
  const { key, sink } = place
  if (PICTURES.test(key) || LINKS.test(key)) return address(attacker, place, before)
  const pack = HTML.test(sink) || IDS.test(key) ? 1 : place.pack
  const kind = IDS.test(key) ? 'id' : 'text'
  return next(attacker.tally, { sink, kind, count: pack })
    .map(({ mark, at }) => (kind === 'id' ? `${at} ` : mark) + texts[at % TEXTS])
    .join(' ')
}

function address(attacker: Attack, { sink, key }: Place, before: string): string {
  const [{ mark, at, turn }] = next(attacker.tally, { sink, kind: 'address', count: 1 })
  if (turn % HARMLESS_EVERY !== HARMLESS_EVERY - 1) return links[at]!
  if (sink.startsWith('casino.init_game')) return `${before}#${mark}`
  if (PICTURES.test(key)) return `/${mark}.svg`
  return turn % (2 * HARMLESS_EVERY) > HARMLESS_EVERY ? `/slot?search=${mark}` : `${HARMLESS_SITE}/${mark}`
}

/** A block of JSON, with an address for each network. */
function socialLinks(attacker: Attack, place: Place, value: string): string {
  const networks = Object.entries(JSON.parse(value) as Record<string, string>)
  return JSON.stringify(
    Object.fromEntries(
      networks.map(([network, before]) => [network, address(attacker, { ...place, key: 'url' }, before)])
    )
  )
}

/** The rows of a list, repeated with other ids up to the count; a single row is not repeated. */
function rowsOf(rows: unknown[], count: number): unknown[] {
  if (rows.length < 2 || typeof rows[0] !== 'object') return rows
  return Array.from({ length: count }, (_, at) => {
    const row = rows[at % rows.length] as Record<string, unknown>
    return at < rows.length ? row : { ...row, ...otherIds(row, at) }
  })
}

function otherIds(row: Record<string, unknown>, at: number): object {
  const own = Object.keys(row).find(key => IDS.test(key))
  return own ? { [own]: `${String(row[own])}${1_000 + at}` } : {}
}
