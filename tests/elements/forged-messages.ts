/** Forged messages: every kind that an attacker can send and the game did not. */

interface Forged extends MessageEventInit<unknown> {
  /** The part that is wrong. */
  why: string
}

interface Target {
  /** Origin of the game. */
  origin: string
  /** The window of the game. */
  own: Window
  /** Other windows, also one that showed the same game before. */
  others: readonly Window[]
}

type Message = Record<string, unknown>
type Forge = (index: number) => Forged

const COUNT = 10_000
const id = '6f1c1e34-57a0-4b6e-9f5d-0d8f4f0a7c11'

/** Valid messages of a game. */
const VALID: readonly Message[] = [
  { v: 1, type: 'ready' },
  { v: 1, type: 'balance', value: 999_999 },
  { v: 1, type: 'round-start', id, stake: 500 },
  { v: 1, type: 'round-end', id, return: 999_999 },
  { v: 1, type: 'deposit' },
  { v: 1, type: 'exit' },
  { v: 1, type: 'activity' },
  { v: 1, type: 'error', code: 'round-lost' }
]

const ORIGINS = [
  '',
  'null',
  'https://evil.invalid',
  'http://games.invalid',
  'https://games.invalid:444',
  'https://games.invalid/',
  'https://games.invalid.evil.invalid',
  'https://evil-games.invalid',
  'https://games.invalid@evil.invalid',
  'https://GAMES.invalid',
  ' https://games.invalid',
  'https://gamеs.invalid',
  location.origin
]

/** Invalid types: unknown ones, and names of properties that every object has. */
const TYPES = [
  ...['READY', 'ready ', 'login', 'logged-in', 'logout', 'navigate', 'withdraw', 'session', 'balance2', ''],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'],
  ...[null, undefined, 1, true, ['ready'], { ready: 1 }, Object('ready'), { toString: () => 'ready' }, 1n]
]

/** Values that are invalid in every field. */
const VALUES = [
  ...[-1, 0.5, NaN, Infinity, 2 ** 53, 1n, '', `${id}0`, ` ${id}`, 'x'.repeat(41), null, undefined],
  ...[{}, [], [id], ['500'], true, Object(1), Object(id), { valueOf: () => 500 }, () => 500]
]

const EXTRA = ['amount', 'url', 'sid', 'polluted', 'constructor', 'toString', '__proto__']

const HUGE = [
  { v: 1, type: 'ready'.repeat(200_000) },
  { v: 1, type: 'error', code: 'x'.repeat(1_000_000) },
  { v: 1, type: 'exit', ...Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`f${at}`, at])) },
  { v: 1, type: 'balance', value: nested(10_000) },
  Array.from({ length: 20_000 }, () => ({ v: 1, type: 'exit' })),
  new ArrayBuffer(1_000_000)
]

/** Always the same 10,000 messages. */
export function* forgedMessages({ origin, own, others }: Target): Generator<Forged> {
  const right = { origin, source: own }
  const sources = [window, null, new MessageChannel().port1, ...others]
  const kinds: Forge[] = [
    at => ({ why: 'its origin', data: pick(VALID, at), source: own, origin: pick(ORIGINS, at / 8) }),
    at => ({ why: 'its window', data: pick(VALID, at), source: pick(sources, at / 8), origin }),
    at => ({ why: 'a field', data: withWrongField(at), ...right }),
    at => ({ why: 'its type', data: { ...pick(VALID, at), type: pick(TYPES, at / 8) }, ...right }),
    at => ({ why: 'a field too many', data: withExtra(at), ...right }),
    at => ({ why: 'a field too few', data: withoutField(at), ...right }),
    at => ({ why: 'its shape', data: pick(SHAPES, at / 8)(pick(VALID, at)), ...right }),
    at => ({ why: 'a trap', data: pick(TRAPS, at / 8)(pick(VALID, at)), ...right })
  ]
  for (let at = 0; at < COUNT; at++) {
    const isHuge = at % 250 === 0
    yield isHuge
      ? { why: 'its size', data: pick(HUGE, at / 250), ...right }
      : pick(kinds, at)(Math.floor(at / kinds.length))
  }
}

/** Values that contain a message but are none. */
const SHAPES: ((valid: Message) => unknown)[] = [
  valid => JSON.stringify(valid),
  valid => [valid],
  valid => ({ data: valid }),
  valid => Object.create(valid) as unknown,
  valid => new Map(Object.entries(valid)),
  valid => Object.entries(valid),
  valid => JSON.parse(JSON.stringify(valid).replace('{', '{"__proto__":{"polluted":1},')) as unknown,
  valid => ({ ...valid, v: 2 }),
  valid => ({ ...valid, v: '1' }),
  valid => ({ v: 1, type: 'logged-in', username: 'ayse', session: valid }),
  () => null,
  () => undefined
]

/** Objects that throw when they are read. */
const TRAPS: ((valid: Message) => unknown)[] = [
  valid => withGetter(valid, 'type'),
  valid => withGetter(valid, 'v'),
  valid => withGetter(valid, Object.keys(valid).at(-1)!),
  valid => withGetter(valid, 'more'),
  valid => new Proxy(valid, { ownKeys: fail }),
  valid => new Proxy(valid, { get: fail }),
  valid => new Proxy(valid, { getOwnPropertyDescriptor: fail }),
  valid => revoked(valid)
]

function withWrongField(at: number): Message {
  const valid = pick(VALID, at)
  const fields = Object.keys(valid).filter(field => field !== 'type')
  const field = pick(fields, at / 8)
  const values = field === 'code' ? VALUES.filter(value => !isCode(value)) : VALUES
  return { ...valid, [field]: pick(values, at / 16) }
}

function withExtra(at: number): unknown {
  const valid = { ...pick(VALID, at) }
  // An own property, also for the name `__proto__`.
  return Object.defineProperty(valid, pick(EXTRA, at / 8), { value: pick(VALUES, at / 8), enumerable: true })
}

function withoutField(at: number): Message {
  const fields = Object.entries(pick(VALID, at))
  const left = Math.floor(at / 8) % fields.length
  return Object.fromEntries(fields.filter((_field, place) => place !== left))
}

function withGetter(valid: Message, field: string): unknown {
  return Object.defineProperty({ ...valid }, field, { get: fail, enumerable: true })
}

function revoked(valid: Message): unknown {
  const { proxy, revoke } = Proxy.revocable(valid, {})
  revoke()
  return proxy
}

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = [value]
  return value
}

function isCode(value: unknown): boolean {
  return typeof value === 'string' && value.length > 0 && value.length <= 40
}

function fail(): never {
  throw new Error('trap')
}

function pick<One>(list: readonly One[], at: number): One {
  return list[Math.floor(at) % list.length]!
}
