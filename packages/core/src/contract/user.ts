import { any, coerce, enums, object, optional, size, string } from 'superstruct'

import { defineCall } from './call.ts'
import { dataOf, nothing, optionalDataOf, rowsOf } from './reply.ts'
import { Day, Flag, Id, OptionalId, SentFlag, SiteType, Text, Total, Typed } from './shapes.ts'

/**
 * The session that a login, a refresh or a second factor gives. `uid`, `sid` and `uip` are in the clear here and
 * are encrypted before anything keeps them. `gasecret` longer than 10 characters means a second factor is on; it is a
 * marker, never the secret.
 */
export const SessionReply = object({
  uid: Id,
  sid: Id,
  uip: Text,
  rid: Text,
  gtm: Text,
  language: Text,
  username: Text,
  lastlogin: Text,
  gasecret: Text
})

const Password = size(string(), 1, 200)
const Code = size(string(), 1, 20)

/** Source: gateway contract, "Player"; LOGIN-01 to LOGIN-04. */
export const login = defineCall({
  class: 'user',
  method: 'login',
  access: 'login',
  kind: 'change',
  data: object({ username: size(string(), 1, 100), password: Password }),
  reply: dataOf(SessionReply)
})

/** Renews the session that `user` names. Source: SESS-03, SESS-04. */
export const initAuth = defineCall({
  class: 'user',
  method: 'initAuth',
  access: 'player',
  kind: 'change',
  data: object({}),
  reply: dataOf(SessionReply)
})

export const logout = defineCall({
  class: 'user',
  method: 'logout',
  access: 'player',
  kind: 'change',
  data: object({}),
  reply: nothing
})

export const getUserProfile = defineCall({
  class: 'user',
  method: 'get_user_profile',
  access: 'player',
  kind: 'read',
  data: object({}),
  reply: dataOf(
    object({
      uid: OptionalId,
      username: Text,
      firstname: Text,
      lastname: Text,
      email: Text,
      phone: Text,
      birthdate: Text,
      identity: Text,
      country: Text,
      city: Text,
      address: Text,
      currency: Text,
      lang: Text,
      sms_optin: Flag,
      email_optin: Flag
    })
  )
})

/** The reply's session replaces the one at hand; every other session of the player ends. Source: PROF-01, PROF-03. */
export const passChange = defineCall({
  class: 'user',
  method: 'pass_change',
  access: 'player',
  kind: 'change',
  data: object({ old_password: Password, new_password: Password, confirm_password: Password }),
  reply: optionalDataOf(SessionReply)
})

const TwoAuthType = enums(['none', 'ga', 'sms'] as const)

export const twoAuthType = defineCall({
  class: 'user',
  method: 'two_auth_type',
  access: 'player',
  kind: 'change',
  data: object({ mode: enums(['get', 'set'] as const), type: optional(TwoAuthType) }),
  reply: dataOf(object({ type: coerce(optional(TwoAuthType), any(), value => value || undefined) }))
})

/** Sends a code by SMS; without `phone` to the player's own. `expires_in` is in seconds. */
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

/** Makes a key for an authenticator: base32 and its `otpauth:` address. It counts from `checkUserGa` on. */
export const userGenerateGa = defineCall({
  class: 'user',
  method: 'user_generate_ga',
  access: 'player',
  kind: 'change',
  data: object({}),
  reply: dataOf(object({ secret: Text, otpauth: Text }))
})

export const checkUserGa = defineCall({
  class: 'user',
  method: 'check_user_ga',
  access: 'player',
  kind: 'change',
  data: object({ ga_code: Code }),
  reply: nothing
})

/** The second step of login. Empty data means that the session at hand goes on. Source: LOGIN-03. */
export const checkGa = defineCall({
  class: 'user',
  method: 'check_ga',
  access: 'player',
  kind: 'change',
  data: object({ SiteType, ga_code: Code }),
  reply: optionalDataOf(SessionReply)
})

export const clearGeneratedGa = defineCall({
  class: 'user',
  method: 'clear_generated_ga',
  access: 'player',
  kind: 'change',
  data: object({ gacode: Code }),
  reply: nothing
})

/** Source: REG-01, REG-02. `phone` is sent as +905000000001, `birthdate` as a day. */
export const register = defineCall({
  class: 'user',
  method: 'register',
  access: 'anyone',
  kind: 'change',
  data: object({
    firstname: Typed,
    lastname: Typed,
    birthdate: Day,
    identity: optional(Typed),
    country: size(string(), 2),
    city: Typed,
    address: Typed,
    currency: Typed,
    email: Typed,
    phone: Typed,
    username: Typed,
    password: Password,
    confirm_password: Password,
    promotion_code: optional(Typed),
    reference_number: optional(Typed),
    sms_optin: SentFlag,
    email_optin: SentFlag,
    rules_accepted: SentFlag
  }),
  reply: dataOf(object({ uid: OptionalId, username: Text }))
})

/** The same answer whether or not the address is known. */
export const forgot = defineCall({
  class: 'user',
  method: 'forgot',
  access: 'anyone',
  kind: 'change',
  data: object({ email: Typed }),
  reply: nothing
})

export const passReset = defineCall({
  class: 'user',
  method: 'pass_reset',
  access: 'anyone',
  kind: 'change',
  data: object({ token: Typed, new_password: Password, confirm_password: Password }),
  reply: nothing
})

export const FavouriteType = enums(['casino', 'livecasino'] as const)

/** Marks a game or table, or takes the mark away. Source: FAV-01. */
export const changeFavourite = defineCall({
  class: 'user',
  method: 'favorites',
  access: 'player',
  kind: 'change',
  data: object({ mode: enums(['insert', 'delete'] as const), type: FavouriteType, id: Id }),
  reply: nothing
})

/** The ids that are marked. The same method as `changeFavourite`. */
export const listFavourites = defineCall({
  class: 'user',
  method: 'favorites',
  access: 'player',
  kind: 'read',
  data: object({ mode: enums(['list'] as const), type: FavouriteType }),
  reply: rowsOf({ struct: object({ id: Id, type: Text }), id: 'id' })
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
