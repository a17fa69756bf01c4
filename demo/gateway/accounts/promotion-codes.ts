import { wrongField } from './rules.ts'

/** The codes there are, and whether they can still be used. Any other, such as YOK, is unknown. Source: sandbox 9. */
const CODES: ReadonlyMap<string, 'open' | 'ended'> = new Map([
  ['RIHTIM50', 'open'],
  ['GECTI', 'ended']
])

/**
 * The code as it is kept: capitals of ASCII without spaces; empty where none was given.
 *
 * @throws {Refusal} Where it has ended, or nobody knows it.
 */
export function readPromotionCode(text = ''): string {
  const code = text.replaceAll(/\s/g, '').toUpperCase()
  if (!code || CODES.get(code) === 'open') return code
  throw wrongField(
    'promotion_code',
    CODES.has(code)
      ? { tr: 'Promosyon kodunun süresi geçti', en: 'The promotion code has expired' }
      : { tr: 'Böyle bir promosyon kodu yok', en: 'There is no such promotion code' }
  )
}
