/**
 * The messages that are accepted from a game. Amounts are in kuruş and only hints: displayed amounts are loaded from the
 * gateway (PLAY-04).
 */
export type GameMessage =
  | { type: 'ready' | 'balance' | 'deposit' | 'exit' | 'activity' }
  | { type: 'round-start' | 'round-end'; id: string; amount: number }
  | { type: 'error'; code: string }

const ROUND_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const MAX_CODE_LENGTH = 40

/** The fields of each message besides `v` and `type`, with their validators. */
const SHAPES: Record<GameMessage['type'], Record<string, (value: unknown) => boolean>> = {
  ready: {},
  balance: { value: isKurus },
  'round-start': { id: isRoundId, stake: isKurus },
  'round-end': { id: isRoundId, return: isKurus },
  deposit: {},
  exit: {},
  activity: {},
  error: { code: isCode }
}

/** Parses a message of a game; `undefined` if it is not exactly one of the list. Never throws. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  try {
    return read(data)
  } catch {
    // A getter or proxy of a foreign object threw.
    return undefined
  }
}

function read(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const message = { ...data } as Record<string, unknown>
  const { v, type } = message
  if (v !== 1 || typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) return undefined
  const shape = Object.entries(SHAPES[type as GameMessage['type']])
  const isExact = Object.keys(message).length === shape.length + 2
  if (!isExact || !shape.every(([field, fits]) => fits(message[field]))) return undefined
  if (type === 'round-start' || type === 'round-end') {
    const amount = message[type === 'round-start' ? 'stake' : 'return']
    return { type, id: message['id'] as string, amount: amount as number }
  }
  return type === 'error'
    ? { type, code: message['code'] as string }
    : { type: type as 'ready' | 'balance' | 'deposit' | 'exit' | 'activity' }
}

function isKurus(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

function isRoundId(value: unknown): boolean {
  return typeof value === 'string' && ROUND_ID.test(value)
}

function isCode(value: unknown): boolean {
  return typeof value === 'string' && value.length > 0 && value.length <= MAX_CODE_LENGTH
}
