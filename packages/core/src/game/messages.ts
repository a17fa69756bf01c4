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
  const message: Record<string, unknown> = { ...data }
  const { v, type, id, code, value, stake, return: returned } = message
  const hasFields = (count: number) => v === 1 && Object.keys(message).length === count + 2
  switch (type) {
    case 'ready':
    case 'deposit':
    case 'exit':
    case 'activity':
      return hasFields(0) ? { type } : undefined
    case 'balance':
      return hasFields(1) && isKurus(value) ? { type } : undefined
    case 'round-start':
      return hasFields(2) && isRoundId(id) && isKurus(stake) ? { type, id, amount: stake } : undefined
    case 'round-end':
      return hasFields(2) && isRoundId(id) && isKurus(returned) ? { type, id, amount: returned } : undefined
    case 'error':
      return hasFields(1) && isCode(code) ? { type, code } : undefined
    default:
      return undefined
  }
}

function isKurus(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function isRoundId(value: unknown): value is string {
  return typeof value === 'string' && ROUND_ID.test(value)
}

function isCode(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= MAX_CODE_LENGTH
}
