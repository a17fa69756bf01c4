import type { ForcedOutcomes } from '../context.ts'
import { forcedCode } from './forced-codes.ts'
import { forcedTransfer } from './forced-transfers.ts'

export const forcedOutcomes: ForcedOutcomes = { code: forcedCode, transfer: forcedTransfer }
