import { object, size, string } from 'superstruct'

import { defineCall } from './call.ts'
import { dataOf, nothing, optionalDataOf } from './reply.ts'
import { Id, OptionalFlag, OptionalId, SiteType, LongText, Text } from './shapes.ts'

/**
 * The session in the reply to a login, a refresh or a second factor. `uid`, `sid` and `uip` are plain text here and
 * are encrypted before they are stored. A `gasecret` longer than 10 characters means that a second factor is enabled; it
 * is a marker, never the secret.
 */
export const SessionReply = object({
  uid: Id,
  sid: Id,
  uip: LongText,
  rid: LongText,
  gtm: Text,
  language: Text,
  username: Text,
  lastlogin: Text,
  gasecret: LongText
})

export const Password = size(string(), 1, 200)
/** Of a second factor. */
export const Code = size(string(), 1, 20)

/** Source: LOGIN-01 to LOGIN-04. */
export const login = defineCall({
  class: 'user',
  method: 'login',
  access: 'login',
  kind: 'change',
  data: object({ username: size(string(), 1, 100), password: Password }),
  reply: dataOf(SessionReply)
})

/** Refreshes the session in `user`. Source: SESS-03, SESS-04. */
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
      sms_optin: OptionalFlag,
      email_optin: OptionalFlag
    })
  )
})

/** The second step of login. Empty data means that the current session continues. Source: LOGIN-03. */
export const checkGa = defineCall({
  class: 'user',
  method: 'check_ga',
  access: 'player',
  kind: 'change',
  data: object({ SiteType, ga_code: Code }),
  reply: optionalDataOf(SessionReply)
})
