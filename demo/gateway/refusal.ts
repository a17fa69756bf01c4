/** A text that players read, in both languages. */
export interface Message {
  tr: string
  en: string
}

export type Language = keyof Message

/** Messages that clients compare: always in Turkish, whatever the language of the call. Source: gateway contract. */
export const SUCCESS = 'İşlem Başarılı'
export const SESSION_EXPIRED = 'Oturum süresi doldu'
export const LOGIN_FAILED = 'Giriş Başarısız'
export const INACTIVE_ACCOUNT = 'İnaktif hesap'
export const NOT_AUTHORISED = 'Bu işlem için yetkiniz yok'
export const UNDER_MAINTENANCE = 'This site is under maintenance'
export const NOT_FOUND = 'Kayıt bulunamadı'
export const TOO_MANY_TRIES = 'Çok fazla deneme yapıldı, lütfen biraz bekleyin.'

/**
 * An expected refusal with a reason for the player. The endpoint turns it into `result: false`.
 *
 * A plain string is one of the fixed Turkish messages above.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly text: Message | string
  /** Code of the envelope; clients handle 403, 428 and 429. */
  readonly code: number
  /** `anonymous user`, the name of an invalid field, or empty. Never internal details. */
  readonly debug: string

  constructor(message: Message | string, code = 400, debug = '') {
    super(typeof message === 'string' ? message : message.en)
    this.text = message
    this.code = code
    this.debug = debug
  }

  in(lang: Language): string {
    return typeof this.text === 'string' ? this.text : this.text[lang]
  }
}

/** A deliberate failure of the sandbox: `cut` closes the connection, `status-500` is an HTTP 500. */
export class SimulatedFailure extends Error {
  override readonly name = 'SimulatedFailure'
  readonly kind: 'cut' | 'status-500'

  constructor(kind: 'cut' | 'status-500') {
    super(kind)
    this.kind = kind
  }
}

export function insufficientBalance(): Refusal {
  return new Refusal({ tr: 'Bakiye yetersiz', en: 'Insufficient balance' })
}

export function invalidRequest(): Refusal {
  return new Refusal({ tr: 'Geçersiz istek', en: 'The request is not valid' })
}

/** Code of `confirmationNeeded()`: nothing has happened, and the call may be sent again as it was. */
export const CONFIRMATION_NEEDED = 428

/** The call needs a fresh confirmation by `user.step_up` (SEC-02). */
export function confirmationNeeded(): Refusal {
  const text = { tr: 'Önce siz olduğunuzu doğrulayın', en: 'Confirm first that it is you' }
  return new Refusal(text, CONFIRMATION_NEEDED)
}

export function sessionExpired(): Refusal {
  return new Refusal(SESSION_EXPIRED, 401)
}

/** No valid session: absent, undecryptable or unknown, all with the same text. */
export function anonymous(): Refusal {
  return new Refusal(SESSION_EXPIRED, 403, 'anonymous user')
}
