import { staticFiles, type StaticFile } from '@bnw/core/contract'

import { excerpt, problemOfStatus, problemOfLimits, type Finding } from './finding.ts'
import { parse, type GatewayClient } from './gateway-client.ts'
import { problemOfData } from './check-reply.ts'

/** The plain files of gateway and site. The services of others are configured by each page. */
export const files: readonly StaticFile<unknown>[] = Object.values<unknown>(staticFiles).filter(isFile)

function isFile(value: unknown): value is StaticFile<unknown> {
  if (typeof value !== 'object' || value === null || !('origin' in value)) return false
  return value.origin === 'gateway' || value.origin === 'site'
}

/** Query parameters that the front end sends, by path. */
export const FILE_QUERIES: Readonly<Record<string, Record<string, string>>> = {
  '/v1/check-maintenance': { sitename: 'site.example', version: '1' },
  '/v1/licenses': { version: '1' }
}

/** Gets a file and compares it with the contract's schema. */
export async function checkFile(client: GatewayClient, file: StaticFile<unknown>): Promise<Finding> {
  const raw = await client.file(file, FILE_QUERIES[file.path] ?? {})
  const data = parse(raw.text)
  const problem =
    problemOfStatus(raw, 'the file is there, with 200') ||
    (data === undefined
      ? `no JSON: ${excerpt(raw.text)}`
      : problemOfLimits(raw) || problemOfData(file.reply, { data }, {}))
  return { call: `GET ${file.path}`, check: 'reply', problem, duration: raw.duration }
}
