/**
 * Messages between a private element on a partner's page and its frame, a document of the site (EMB-10).
 *
 * The two windows exchange a port first: the frame sends `hello`, the page answers `connect` with a port and a nonce,
 * the frame returns the nonce with its own, and the page returns that one. After this, only the port is used (H72, H77).
 */
import {
  boolean,
  define,
  enums,
  type Infer,
  integer,
  literal,
  max,
  min,
  nullable,
  number,
  object,
  optional,
  pattern,
  size,
  string,
  type Struct,
  union
} from 'superstruct'

import type { CommonEvents, Intents } from '../kit/declare.ts'

/** Changes with every incompatible change of a message. Another version shows the link to the site. */
const VERSION = 2

/** Events of every element, which its own declaration does not name. */
export const COMMON_EVENTS: readonly string[] = [
  'bnw-ready',
  'bnw-state',
  'bnw-error'
] satisfies (keyof CommonEvents)[]

/** Requests of a player in the frame; the page may handle them itself. */
export const INTENTS = [
  'bnw-navigate',
  'bnw-login-required',
  'bnw-deposit-required',
  'bnw-game-launch'
] as const satisfies readonly (keyof Intents)[]

/** Longest text of an attribute or a detail, in characters. */
export const MAX_TEXT = 2_000

/** Highest frame, px. No element is as high; browsers allow more. */
const MAX_HEIGHT = 100_000

const Nonce = pattern(string(), /^[\da-f]{32}$/)
const Text = size(string(), 0, MAX_TEXT)
const Address = size(pattern(string(), /^https?:\/\//), 0, MAX_TEXT)
const Length = max(min(number(), 0), MAX_HEIGHT)
const Name = pattern(string(), /^bnw-[a-z-]{1,40}$/)
const Id = min(integer(), 1)

/** From the frame's window to the page around it, whichever that is: it contains no data. */
export const Hello = object({ bnw: literal('hello'), version: literal(VERSION) })

/** The answer of the page's window, with a port. */
export const Connect = object({ bnw: literal('connect'), version: literal(VERSION), nonce: Nonce })

/** What the frame's document needs to show the element as the page does. */
const Settings = object({
  /** The element's own attributes that are set. */
  attributes: define<Record<string, string>>('attributes', value => areAll(value, isText)),
  accent: Text,
  affiliate: Text,
  /** Font families of the page; the frame uses those that are known to be text. */
  font: Text,
  ground: enums(['page', 'own']),
  /** An HTTP 500 has blocked the page (GATE-05). Older pages leave it out. */
  isBlocked: optional(boolean()),
  lang: enums(['tr', 'en']),
  /** The mode that the page's theme and background result in. */
  theme: enums(['dark', 'light'])
})
export type Settings = Infer<typeof Settings>

/** Where the element lies on the page, px from the top left of the window. */
const Place = object({ left: number(), top: number(), width: Length })
export type Place = Infer<typeof Place>

/** From the page to the frame. */
export const ToFrame = union([
  object({ type: literal('start'), nonce: Nonce, settings: Settings }),
  object({ type: literal('settings'), settings: Settings }),
  object({ type: literal('refresh'), id: Id }),
  /** The frame is about to cover the window, or covers it already; null: it does not. */
  object({ type: literal('overlay'), place: nullable(Place) })
])
export type ToFrame = Infer<typeof ToFrame>

/** Details of events: plain data (EMB-03). */
export type Detail = Record<string, boolean | number | string>
const Detail = define<Detail>('detail', value => areAll(value, isPlain))

/** From the frame to the page. */
export const ToPage = union([
  object({ type: literal('answer'), nonce: Nonce, own: Nonce }),
  /**
   * Size of the content, px. `width` for an element that is as wide as its content; `below`: room for short messages,
   * which covers what follows on the page.
   */
  object({ type: literal('size'), height: Length, below: Length, width: optional(Length) }),
  /** The element's code could not be loaded. */
  object({ type: literal('failed') }),
  object({ type: literal('event'), name: Name, detail: Detail }),
  /** `address`: where the intent leads unless the page prevents it. */
  object({ type: literal('intent'), name: Name, detail: Detail, address: Address }),
  object({ type: literal('refreshed'), id: Id }),
  /** An HTTP 500 in the frame blocks the whole page (GATE-05). */
  object({ type: literal('blocked') }),
  /** The player reloads a blocked page. */
  object({ type: literal('reload') }),
  /** The player has chosen a language or a theme in the frame. */
  object({
    type: literal('choice'),
    lang: optional(enums(['tr', 'en'])),
    theme: optional(enums(['dark', 'light']))
  }),
  /** `wanted`: a dialog needs the window; `placed`: the frame is ready to cover it; `done`: no longer. */
  object({ type: literal('overlay'), step: enums(['wanted', 'placed', 'done']) })
])
export type ToPage = Infer<typeof ToPage>

/** A message in a port: numbered, so that a repeated one is recognised. */
export const Numbered = object({ number: Id, message: object() })

/** Whether data of a message has this shape. Never throws. */
export function fits<Type, Schema>(data: unknown, schema: Struct<Type, Schema>): data is Type {
  try {
    return schema.is(data)
  } catch {
    // superstruct 2.0 writes refused values into its messages; a value without a primitive form throws there.
    return false
  }
}

export const hello: Infer<typeof Hello> = { bnw: 'hello', version: VERSION }

export function connect(nonce: string): Infer<typeof Connect> {
  return { bnw: 'connect', version: VERSION, nonce }
}

/** 128 random bits. */
export function newNonce(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  return bytes.map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Own values only: superstruct's `record()` also checks what a page has added to `Object.prototype`. */
function areAll(value: unknown, check: (one: unknown) => boolean): boolean {
  return (
    Object.prototype.toString.call(value) === '[object Object]' && Object.values(value as object).every(check)
  )
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= MAX_TEXT
}

function isPlain(value: unknown): boolean {
  return isText(value) || Number.isFinite(value) || typeof value === 'boolean'
}
