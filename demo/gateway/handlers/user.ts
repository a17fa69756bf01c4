import { changeEmail } from '../accounts/email-change.ts'
import { changePassword, changeUsername } from '../accounts/own-account.ts'
import { confirmPhone, sendCode } from '../accounts/phone.ts'
import { forgot, resetPassword } from '../accounts/recovery.ts'
import { register } from '../accounts/registration.ts'
import { stepUp } from '../accounts/step-up.ts'
import { playerOf } from '../context.ts'
import { momentText } from '../dates.ts'
import { clearKey, confirmKey, generateKey, setSecondFactor } from '../session/authenticator.ts'
import { assertConfirmed } from '../session/confirmation.ts'
import { changeFavourite, listFavourites } from './favourites.ts'
import { sessionHandlers, sessionOf, sessionReply, type UserHandlers } from './user-session.ts'

export const userHandlers = {
  ...sessionHandlers,

  getUserProfile: (_input, context) => {
    const { player } = sessionOf(context)
    return {
      uid: player.uid,
      username: player.username,
      firstname: player.firstname,
      lastname: player.lastname,
      email: player.email,
      phone: player.phone,
      birthdate: player.birthdate,
      identity: player.identity,
      country: player.country,
      city: player.city,
      address: player.address,
      currency: player.currency,
      lang: player.lang,
      sms_optin: player.smsOptin ? 1 : 0,
      email_optin: player.emailOptin ? 1 : 0
    }
  },

  passChange: async (input, context) => {
    const session = sessionOf(context)
    const sid = await changePassword(input, { session, context })
    return sessionReply(session.player, sid, context)
  },

  stepUp: async (input, context) => {
    const until = await stepUp(input, { session: sessionOf(context), context })
    return { until: momentText(until) }
  },

  changeUsername: (input, context) => changeUsername(input, { session: sessionOf(context), context }),
  changeEmail: (input, context) => changeEmail(input, { session: sessionOf(context), context }),

  twoAuthType: (_input, context) => ({ type: sessionOf(context).player.secondFactor }),
  setTwoAuthType: async ({ type }, context) => {
    const session = sessionOf(context)
    if (type !== session.player.secondFactor) assertConfirmed(context)
    await setSecondFactor(type, session, context)
    return { type }
  },

  smsSend: async ({ phone }, context) => ({ expires_in: await sendCode(phone, sessionOf(context), context) }),
  smsValidate: ({ code }, context) => confirmPhone(code, sessionOf(context), context),

  userGenerateGa: (_input, context) => {
    // Here already, so that the code of the new key does not expire behind the dialog.
    assertConfirmed(context)
    return generateKey(sessionOf(context), context)
  },
  checkUserGa: ({ ga_code }, context) => {
    assertConfirmed(context)
    return confirmKey(ga_code, sessionOf(context), context)
  },
  clearGeneratedGa: ({ gacode }, context) => clearKey(gacode, sessionOf(context), context),

  register,
  forgot,
  passReset: resetPassword,

  listFavourites: ({ type }, context) => listFavourites(context.database, playerOf(context).id, type),
  changeFavourite
} satisfies UserHandlers
