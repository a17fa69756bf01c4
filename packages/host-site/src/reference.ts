import { keepReference } from '@bnw/core/account'

import { $router } from './router.ts'

/** Keeps the reference number of a link, on whatever page it leads to (NAV-03). */
export function followReference(): void {
  $router.subscribe(page => keepReference(page?.search['reference-number']))
}
