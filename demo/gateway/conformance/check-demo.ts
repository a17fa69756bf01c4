import { casino, nameOf } from '@bnw/core/contract'

import { problemOfData } from './check-reply.ts'
import { type Finding, problemOf } from './finding.ts'
import type { GatewayClient, Session } from './gateway-client.ts'

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
  const { url } = (reply.envelope.data ?? {}) as { url?: unknown }
  const unfit = problemOfData(casino.initGame.reply, reply.envelope, {})
  return { ...finding, problem: unfit || (url ? '' : 'a launch without its url'), duration }
}

function idOf(data: unknown): string {
  const [game] = (Array.isArray(data) ? data : []) as { gameID?: unknown; gameid?: unknown }[]
  const id = game?.gameID ?? game?.gameid
  return typeof id === 'string' || typeof id === 'number' ? String(id) : ''
}
