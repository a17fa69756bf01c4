import { recentMethod } from '../recent-payments.ts'
import { $lastMethods } from './last-method.ts'
import { methodsOf, type CashDirection, type CashMethod } from './method.ts'
import { cashMethods } from './store.ts'

/**
 * The method of a form that opens: the first wanted one that is offered, else the one last used on this device, else that
 * of the newest payment in the history, else the only one. Needs loaded methods.
 *
 * @param wanted Ids of methods, or empty.
 */
export function preferredMethod(direction: CashDirection, wanted: readonly string[]): CashMethod | undefined {
  const methods = methodsOf(cashMethods(direction).$methods.get().value?.entries ?? [])
  const [preferred] = [...wanted, $lastMethods.get()[direction]].flatMap(
    id => methods.find(method => method.id === id) ?? []
  )
  return preferred ?? recentMethod(direction, methods) ?? (methods.length === 1 ? methods[0] : undefined)
}
