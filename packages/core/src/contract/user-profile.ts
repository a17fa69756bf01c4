import { any, coerce, enums, object, optional } from 'superstruct'

import { defineCall } from './call.ts'
import { dataOf, nothing, optionalDataOf } from './reply.ts'
import { Instant, SiteType, LongText, Total, Typed } from './shapes.ts'
import { Code, Password, SessionReply } from './user-session.ts'

/** The reply's session replaces the current one; all other sessions of the player end. Source: PROF-01, PROF-03. */
export const passChange = defineCall({
  class: 'user',
  method: 'pass_change',
  access: 'player',
  kind: 'change',
  data: object({ old_password: Password, new_password: Password, confirm_password: Password }),
  reply: optionalDataOf(SessionReply)
})

const TwoAuthType = enums(['none', 'ga', 'sms'] as const)
const TwoAuthReply = dataOf(
  object({ type: coerce(optional(TwoAuthType), any(), value => value || undefined) })
)

/** The type of the second factor. */
export const twoAuthType = defineCall({
  class: 'user',
  method: 'two_auth_type',
  access: 'player',
  kind: 'read',
  data: object({ mode: enums(['get'] as const) }),
  reply: TwoAuthReply
})

/** The same method as `twoAuthType`. */
export const setTwoAuthType = defineCall({
  class: 'user',
  method: 'two_auth_type',
  access: 'player',
  kind: 'change',
  data: object({ mode: enums(['set'] as const), type: TwoAuthType }),
  reply: TwoAuthReply
})

/**
 * Confirms the session for some minutes, by the password, or by the code where a second factor is on. Calls that were
 * refused with code 428 may then be sent again. Source: SEC-02.
 */
export const stepUp = defineCall({
  class: 'user',
  method: 'step_up',
  access: 'player',
  kind: 'change',
  data: object({ password: optional(Password), ga_code: optional(Code) }),
  reply: dataOf(object({ until: Instant }))
})

/** Sends a code by SMS, to the player's own number if `phone` is missing. `expires_in` is in seconds. */
export const smsSend = defineCall({
  class: 'user',
  method: 'sms_send',
  access: 'player',
  kind: 'change',
  data: object({ SiteType, phone: optional(Typed) }),
  reply: dataOf(object({ expires_in: Total }))
})

export const smsValidate = defineCall({
  class: 'user',
  method: 'sms_validate',
  access: 'player',
  kind: 'change',
  data: object({ SiteType, code: Code }),
  reply: nothing
})

/** Generates an authenticator key: base32 and its `otpauth:` URL. `checkUserGa` activates it. */
export const userGenerateGa = defineCall({
  class: 'user',
  method: 'user_generate_ga',
  access: 'player',
  kind: 'change',
  data: object({}),
  reply: dataOf(object({ secret: LongText, otpauth: LongText }))
})

export const checkUserGa = defineCall({
  class: 'user',
  method: 'check_user_ga',
  access: 'player',
  kind: 'change',
  data: object({ ga_code: Code }),
  reply: nothing
})

export const clearGeneratedGa = defineCall({
  class: 'user',
  method: 'clear_generated_ga',
  access: 'player',
  kind: 'change',
  data: object({ gacode: Code }),
  reply: nothing
})

export const changeUsername = defineCall({
  class: 'user',
  method: 'change_username',
  access: 'player',
  kind: 'change',
  data: object({ username: Typed, password: Password }),
  reply: nothing
})

export const changeEmail = defineCall({
  class: 'user',
  method: 'change_email',
  access: 'player',
  kind: 'change',
  data: object({ email: Typed, password: Password }),
  reply: nothing
})
