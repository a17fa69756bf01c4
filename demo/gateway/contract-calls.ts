import * as contract from '@bnw/core/contract'
import { staticFiles, type Call, type StaticFile } from '@bnw/core/contract'

/** A call with the names of its exports: `casino` and `gamesList`. */
export interface ContractCall {
  group: string
  key: string
  call: Call
}

/** Every call of the contract. */
export const contractCalls: readonly ContractCall[] = Object.entries(contract).flatMap(([group, exports]) =>
  typeof exports === 'object'
    ? Object.entries(exports).flatMap(([key, call]) => (isCall(call) ? [{ group, key, call }] : []))
    : []
)

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'reply' in value
}

/** The plain files of gateway and site, with the names of their exports. Pages configure those of other services. */
export const contractFiles: readonly { key: string; file: StaticFile<unknown> }[] = Object.entries(
  staticFiles
).flatMap(([key, file]) => (isOwnFile(file) ? [{ key, file }] : []))

function isOwnFile(value: object): value is StaticFile<unknown> {
  return 'origin' in value && (value.origin === 'gateway' || value.origin === 'site')
}

/** Query parameters that the front end sends, by the path of a file. */
export const FILE_QUERIES: Readonly<Record<string, Record<string, string>>> = {
  '/v1/check-maintenance': { sitename: 'site.example', version: '1' },
  '/v1/licenses': { version: '1' }
}
