import type { GamingType } from '../contract/casino.ts'

const GAMING_TYPES: ReadonlySet<string> = new Set<GamingType>(['real', 'demo', 'tournament'])

/** The optional parts of a play path. */
export interface PlayVariant {
  gamingType?: GamingType
  providerName?: string
}

/** Parses the optional parts of a play path: a single part is a gaming type if it is a known one (NAV-02). */
export function readPlayVariant(first = '', second = ''): PlayVariant {
  const gamingType = isGamingType(first) ? first : undefined
  if (second) return { gamingType, providerName: second }
  return gamingType ? { gamingType } : { providerName: first || undefined }
}

function isGamingType(text: string): text is GamingType {
  return GAMING_TYPES.has(text)
}

/**
 * Encodes one part of a path. Half of a surrogate pair, as in a name that a gateway has cut within a character, is replaced:
 * `encodeURIComponent()` throws for it.
 */
export function encodePart(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))
}

/** Formats a play path. */
export function playPath(type: string, id: string, { gamingType, providerName }: PlayVariant = {}): string {
  const parts = ['play', type, id, gamingType, providerName].flatMap(part => part || [])
  return `/${parts.map(encodePart).join('/')}`
}
