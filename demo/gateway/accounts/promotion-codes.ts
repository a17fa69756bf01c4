import { wrongField } from './rules.ts'

/** The known codes. Source: sandbox design, "Forced outcomes". */
const CODES: ReadonlyMap<string, 'open' | 'ended'> = new Map([
  ['RIHTIM50', 'open'],
  ['GECTI', 'ended']
])

/**
 * Normalises a code to upper case without spaces; empty where none was given. Keyboards write `İ` for a capital i.
 *
 * @throws {Refusal} When it has ended or is unknown.
 */
export function readPromotionCode(text = ''): string {
  const code = text.replaceAll(/\s/g, '').toUpperCase().replaceAll('İ', 'I')
  if (!code || CODES.get(code) === 'open') return code
  throw wrongField(
    'promotion_code',
    CODES.has(code)
      ? { tr: 'Promosyon kodunun süresi geçti', en: 'The promotion code has expired' }
      : { tr: 'Böyle bir promosyon kodu yok', en: 'There is no such promotion code' }
  )
}
