import { expect, test } from 'vitest'

import { checkDemo } from './check-demo.ts'
import type { Envelope, GatewayClient } from './gateway-client.ts'

const SESSION = { uid: '1', sid: 'x' }

/** A gateway that answers calls so, by name; without a name in the table it grants them without data. */
function gatewayWith(answers: Record<string, Partial<Envelope>>): GatewayClient {
  const granted = { result: true, message: '', code: 200, debug: '' }
  return {
    file: () => Promise.reject(new Error('No file is needed')),
    call: async name => ({
      raw: { status: 200, text: '', duration: 1 },
      envelope: { ...granted, ...answers[name] }
    })
  }
}

test('BOX-05 a game for play money is skipped where there is no game, or where it is refused', async () => {
  expect(await checkDemo(gatewayWith({}), SESSION)).toMatchObject({
    problem: '',
    skipped: 'the list of games is empty'
  })

  const refused = { result: false, code: 400, message: 'Demo yok' }
  const games = { data: [{ gameID: '1001' }] }
  const gateway = gatewayWith({ 'casino.games_list': games, 'casino.init_game': refused })
  expect(await checkDemo(gateway, SESSION)).toMatchObject({ problem: '', skipped: 'refused: 400 Demo yok' })
})
