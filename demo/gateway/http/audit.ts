import type { Call } from '@bnw/core/contract'
import type { FastifyRequest } from 'fastify'

import type { Context } from '../context.ts'
import { CONFIRMATION_NEEDED, NOT_AUTHORISED, Refusal } from '../refusal.ts'
import { networkOf } from '../session/caller-address.ts'

/** Calls of which every outcome is logged: they authenticate, change what authenticates, or say where money goes. */
export const AUDITED: ReadonlySet<string> = new Set([
  'user.login',
  'user.check_ga',
  'user.step_up',
  'user.logout',
  'user.register',
  'user.forgot',
  'user.pass_reset',
  'user.pass_change',
  'user.change_username',
  'user.change_email',
  'user.sms_validate',
  'user.two_auth_type',
  'user.check_user_ga',
  'user.clear_generated_ga',
  'finance.save_bank_account',
  'finance.delete_bank_account',
  'finance.save_bank_transfer',
  'finance.save_cep_bank_transfer',
  'prepayment.processTransaction'
])

/** Codes of refused access, of all calls. */
const ACCESS_CODES: ReadonlySet<number> = new Set([401, 403, CONFIRMATION_NEEDED, 429])

/** An entry of the audit log; docs/operating.md describes it. Nothing in it is secret or typed by a player. */
interface AuditEntry {
  event: 'call' | 'access' | 'origin' | 'request' | 'limit' | 'game' | 'payment' | 'email-link'
  code: number
  /** Name of a call of the contract. */
  call?: string
  /** Key of the player in the database. */
  player?: string | undefined
  /** Second factor of the player. */
  factor?: string | undefined
}

/** Writes an entry at any LOG_LEVEL, since it must not get lost. */
export function audit({ log, ip }: Pick<FastifyRequest, 'log' | 'ip'>, entry: AuditEntry): void {
  if (log.level === 'silent') return
  log.child({}, { level: 'info' }).info({ ...entry, network: networkOf(ip) }, 'Audit')
}

interface AuditedCall {
  http: FastifyRequest
  name: string
  /** Undefined where the data matches no call of this name. */
  call: Call | undefined
  context: Context
}

/** Runs a call, and logs its outcome if it is an audited one or refused access. */
export async function audited<Answer>(
  { http, name, call, context }: AuditedCall,
  run: () => Promise<Answer>
): Promise<Answer> {
  const isAudited = AUDITED.has(name) && call?.kind !== 'read'
  const write = (code: number) => {
    const player = context.session?.player ?? context.request.account
    const event = isAudited ? 'call' : 'access'
    audit(http, { event, call: name, code, player: player?.id, factor: player?.secondFactor })
  }
  try {
    const answer = await run()
    if (isAudited) write(200)
    return answer
  } catch (error) {
    if (error instanceof Refusal && (isAudited || isRefusedAccess(error, context))) write(error.code)
    throw error
  }
}

/** A request for what belongs to another player is refused with 404, as if it did not exist. */
function isRefusedAccess({ code, text }: Refusal, { session }: Context): boolean {
  return ACCESS_CODES.has(code) || text === NOT_AUTHORISED || (code === 404 && session !== undefined)
}
