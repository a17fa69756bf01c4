import { cleanCodeWord } from '@bnw/core/rules'

import { wrongField } from './rules.ts'

/** The known codes. Source: docs/test-data.md. */
export const PROMOTION_CODES: ReadonlyMap<string, 'open' | 'ended'> = new Map([
  ['RIHTIM50', 'open'],
  ['GECTI', 'ended']
])

/**
 * Reads a code as players type it; empty where none was given.
 *
 * @throws {Refusal} When it has ended or is unknown.
 */
export function readPromotionCode(text = ''): string {
  const code = cleanCodeWord(text)
  if (!code || PROMOTION_CODES.get(code) === 'open') return code
  throw wrongField(
    'promotion_code',
    PROMOTION_CODES.has(code)
      ? { tr: 'Promosyon kodunun süresi geçti', en: 'The promotion code has expired' }
      : { tr: 'Böyle bir promosyon kodu yok', en: 'There is no such promotion code' }
  )
}
