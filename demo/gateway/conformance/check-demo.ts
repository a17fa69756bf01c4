import { casino, nameOf } from '@bnw/core/contract'

import { problemOfData } from './check-reply.ts'
import { type Finding, problemOf } from './finding.ts'
import type { GatewayClient, Session } from './gateway-client.ts'
import { recordOf } from './record.ts'

/** Starts the first game for play money: the one call that is no read and leaves nothing behind. */
export async function checkDemo(client: GatewayClient, session: Session): Promise<Finding> {
  const finding = { call: nameOf(casino.initGame), check: 'reply', problem: '', duration: 0 } as const
  const games = await client.call(nameOf(casino.gamesList), { limit: 1, offset: 0 }, session)
  const gameID = idOf(games.envelope?.data)
  if (!gameID) return { ...finding, skipped: 'the list of games is empty' }
  const reply = await client.call(finding.call, { gameID, gamingType: 'demo' }, session)
  const { duration } = reply.raw
  const broken = problemOf(reply)
  if (broken || !reply.envelope) return { ...finding, problem: broken, duration }
  const { result, code, message } = reply.envelope
  // A gateway may have games without a demo.
  if (!result) return { ...finding, skipped: `refused: ${code} ${message}`, duration }
  const { url } = recordOf(reply.envelope.data)
  const unfit = problemOfData(casino.initGame.reply, reply.envelope, {})
  return { ...finding, problem: unfit || (url ? '' : 'a launch without its url'), duration }
}

function idOf(data: unknown): string {
  const { gameID, gameid } = recordOf(Array.isArray(data) ? data[0] : undefined)
  const id = gameID ?? gameid
  return typeof id === 'string' || typeof id === 'number' ? String(id) : ''
}
