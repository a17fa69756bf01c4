import type { StaticFile } from '@bnw/core/contract'

import { FILE_QUERIES } from '../contract-calls.ts'
import { excerpt, problemOfStatus, problemOfLimits, type Finding } from './finding.ts'
import { parse, type GatewayClient } from './gateway-client.ts'
import { problemOfData } from './check-reply.ts'

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
