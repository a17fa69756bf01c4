import { type Call, nameOf } from '@bnw/core/contract'

import { type Finding, problemOf } from './finding.ts'
import type { GatewayClient, Reply, Session } from './gateway-client.ts'

/** A session that no gateway knows. */
const FORGED: Session = { uid: '0', sid: 'f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0' }

/**
 * Makes a call that must be refused, so that nothing changes: without a session and with a forged one where it needs a
 * player, else without its data. Reads of visitors have nothing to refuse.
 */
export async function checkRefusal(client: GatewayClient, call: Call): Promise<Finding | undefined> {
  const name = nameOf(call)
  const mustRefuse = call.access === 'player' ? [undefined, FORGED] : call.kind === 'read' ? [] : [undefined]
  if (mustRefuse.length === 0 || name === 'user.logout') return undefined
  let problem = ''
  let duration = 0
  for (const session of mustRefuse) {
    const reply = await client.call(name, {}, session)
    duration = Math.max(duration, reply.raw.duration)
    problem ||= problemOf(reply) || problemOfRefusal(reply, call, session)
  }
  return { call: name, check: 'refusal', problem, duration }
}

function problemOfRefusal({ envelope }: Reply, { access }: Call, session: Session | undefined): string {
  if (!envelope) return ''
  const { result, message, code, debug } = envelope
  const caller = session ? 'a forged session' : access === 'player' ? 'no session' : 'no data'
  if (result) return `answered with ${caller}`
  if (access !== 'player') return message ? '' : 'refused without a message for the player'
  const isAnonymous = code === 403 || debug === 'anonymous user' || message === 'Oturum süresi doldu'
  return isAnonymous ? '' : `${caller}: code ${code}, not 403 or “Oturum süresi doldu”`
}
