import type * as contract from '@bnw/core/contract'
import type { Call, HandlersOf } from '@bnw/core/contract'

import type { Context } from '../context.ts'
import { authHandlers } from './auth.ts'
import { betframeHandlers } from './betframe.ts'
import { bonusHandlers } from './bonus.ts'
import { casinoHandlers } from './casino.ts'
import { cmscontrollerHandlers } from './cmscontroller.ts'
import { crmHandlers } from './crm.ts'
import { envoyHandlers } from './envoy.ts'
import { financeHandlers } from './finance.ts'
import { habaneroHandlers } from './habanero.ts'
import { livecasinoHandlers } from './livecasino.ts'
import { maintenanceHandlers } from './maintenance.ts'
import { prepaymentHandlers } from './prepayment.ts'
import { sliderHandlers } from './slider.ts'
import { systemHandlers } from './system.ts'
import { userHandlers } from './user.ts'
import { virtualgamesHandlers } from './virtualgames.ts'

type Contract = typeof contract

/** Whether an export of the contract is a group of calls. */
type HasCalls<Group> = Extract<Group[keyof Group], Call> extends never ? false : true

/** The handlers of each class. A missing one is a type error. */
export type HandlerRegistry = {
  readonly [Name in keyof Contract as HasCalls<Contract[Name]> extends true ? Name : never]: HandlersOf<
    Contract[Name],
    Context
  >
}

export const handlers: HandlerRegistry = {
  auth: authHandlers,
  betframe: betframeHandlers,
  bonus: bonusHandlers,
  casino: casinoHandlers,
  cmscontroller: cmscontrollerHandlers,
  crm: crmHandlers,
  envoy: envoyHandlers,
  finance: financeHandlers,
  habanero: habaneroHandlers,
  livecasino: livecasinoHandlers,
  maintenance: maintenanceHandlers,
  prepayment: prepaymentHandlers,
  slider: sliderHandlers,
  system: systemHandlers,
  user: userHandlers,
  virtualgames: virtualgamesHandlers
}
