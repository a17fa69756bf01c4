import { casino, type Call, type StaticFile } from '@bnw/core/contract'

import { contractCalls, contractFiles } from '../contract-calls.ts'
import { checkDemo } from './check-demo.ts'
import { checkFile } from './check-file.ts'
import { checkRefusal } from './check-refusal.ts'
import { checkReply } from './check-reply.ts'
import { checkLogin, checkLogout, type Credentials } from './check-session.ts'
import { type Finding, problemOf } from './finding.ts'
import type { GatewayClient } from './gateway-client.ts'

/** Every call of the contract. */
export const calls: readonly Call[] = contractCalls.map(({ call }) => call)

/** Every plain file of gateway and site. */
export const files: readonly StaticFile<unknown>[] = contractFiles.map(({ file }) => file)

export interface Tried {
  calls: readonly Call[]
  files?: readonly StaticFile<unknown>[]
}

/**
 * Compares a gateway with the contract, call by call. Nothing changes: reads are made as they are, all other calls only so
 * that they have to be refused; one game is started for play money. The player is logged in and out.
 *
 * @param tried By default all calls and files.
 */
export async function checkGateway(
  client: GatewayClient,
  credentials: Credentials | undefined,
  tried: Tried = { calls, files }
): Promise<Finding[]> {
  const findings = [await checkUnknownCall(client)]
  for (const call of tried.calls) {
    const refusal = await checkRefusal(client, call)
    if (refusal) findings.push(refusal)
  }
  const login = credentials && (await checkLogin(client, credentials))
  findings.push(...(login?.findings ?? []))
  for (const file of tried.files ?? []) findings.push(await checkFile(client, file))
  for (const call of tried.calls.filter(({ kind }) => kind === 'read'))
    findings.push(await checkReply(client, call, login?.session))
  if (login?.session && tried.calls.includes(casino.initGame))
    findings.push(await checkDemo(client, login.session))
  if (login?.session) findings.push(...(await checkLogout(client, login.session)))
  return findings
}

async function checkUnknownCall(client: GatewayClient): Promise<Finding> {
  const call = 'casino.no_such_call'
  const reply = await client.call(call, {})
  const problem = reply.envelope?.result ? 'an unknown call is answered' : ''
  return { call, check: 'refusal', problem: problemOf(reply) || problem, duration: reply.raw.duration }
}
