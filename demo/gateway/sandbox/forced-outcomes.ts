import type { ForcedOutcomes } from '../context.ts'
import { forcedCode } from './forced-codes.ts'
import { forcedSearch } from './forced-searches.ts'
import { forcedTransfer } from './forced-transfers.ts'

export const forcedOutcomes: ForcedOutcomes = {
  code: forcedCode,
  search: forcedSearch,
  transfer: forcedTransfer
}
