import { object, optional, size, string } from 'superstruct'

import { defineCall } from './call.ts'
import { dataOf, nothing } from './reply.ts'
import { Day, OptionalId, SentFlag, Text, Typed } from './shapes.ts'
import { Password } from './user-session.ts'

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

/** The reply is the same whether or not the address is registered. */
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
