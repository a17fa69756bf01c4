import { $lastMethods } from '../methods/last-method.ts'
import { methodsOf } from '../methods/method.ts'
import { cashMethods } from '../methods/store.ts'
import { $depositDraft, chooseDepositMethod } from './draft.ts'
import { recentMethod } from '../recent-payments.ts'

/**
 * Chooses the method of a form that opens: the requested one, else the player's earlier choice, else the one last used on
 * this device, else that of the newest deposit in the history, else the only one. Needs loaded methods.
 *
 * @param requested Id of a method, or empty.
 */
export function preselectDepositMethod(requested: string): void {
  const methods = methodsOf(cashMethods('deposit').$methods.get().value?.entries ?? [])
  const wanted = [requested, $depositDraft.get().method, $lastMethods.get().deposit]
  const [preferred] = wanted.flatMap(id => methods.find(method => method.id === id) ?? [])
  const method = preferred ?? recentMethod(methods) ?? (methods.length === 1 ? methods[0] : undefined)
  if (method) chooseDepositMethod(method)
}
