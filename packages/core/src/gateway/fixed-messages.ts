import type { LossReason } from './errors.ts'

/** Messages with a defined meaning and fixed text. Source: gateway contract, "Fixed messages". */
const EXPIRED = 'Oturum süresi doldu'
const LOGIN_FAILED = 'Giriş Başarısız'
const INACTIVE = 'İnaktif hesap'
const UNAUTHORISED = 'Bu işlem için yetkiniz yok'
export const MAINTENANCE = 'This site is under maintenance'
export const NO_RECORD = 'Kayıt bulunamadı'
export const TOO_MANY = 'Çok fazla deneme yapıldı, lütfen biraz bekleyin.'

const LOSSES = new Map<string, LossReason>([
  [EXPIRED, 'expired'],
  [LOGIN_FAILED, 'failed'],
  [INACTIVE, 'inactive'],
  [UNAUTHORISED, 'unauthorised']
])

/** Normalises a message for comparison: NFC and trimmed. */
export function normalised(message: string): string {
  return message.normalize('NFC').trim()
}

/** Why a refusal means a lost session; `undefined` if it does not. */
export function lossOf(refusal: { message: string; code: number; debug: string }): LossReason | undefined {
  const named = LOSSES.get(normalised(refusal.message))
  if (named) return named
  return refusal.code === 403 || normalised(refusal.debug) === 'anonymous user' ? 'expired' : undefined
}
