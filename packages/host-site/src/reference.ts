import { keepReference } from '@bnw/core/account'

import { $router } from './router.ts'

/** Stores the reference number of a link to any page of the site (NAV-03). */
export function followReference(): void {
  $router.subscribe(page => keepReference(page?.search['reference-number']))
}
