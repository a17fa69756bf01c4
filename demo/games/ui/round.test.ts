import { afterEach, describe, expect, it, vi } from 'vitest'

import type { GameMessageBody } from '../protocol/host-messages.ts'
import type { I18n } from './i18n.ts'
import { formatsOf } from './format.ts'
import { playRound, returnText, type RoundParts } from './round.ts'
import { commonWords } from './words.ts'

const i18nOf = (language: 'tr' | 'en') =>
  ({ language, words: commonWords({ language }), ...formatsOf(language) }) as I18n

describe('the words of a result', () => {
  it.each([
    [0, 'Bu tur kazanç yok.', 'No win this time.'],
    [300, 'Bahsin ₺3,00 kadarı geri geldi.', '₺3.00 of the stake came back.'],
    [500, 'Bahsin ₺5,00 kadarı geri geldi.', '₺5.00 of the stake came back.'],
    [501, '₺5,01 kazandınız.', 'You won ₺5.01.']
  ])('call a return of %i kuruş for a stake of 500 a win only above the stake', (returned, tr, en) => {
    const round = { returned, stake: 500 }

    expect(returnText(round, i18nOf('tr'))).toBe(tr)
    expect(returnText(round, i18nOf('en'))).toBe(en)
  })
})

describe('the messages about a round', () => {
  const round = { id: 'a0000000-0000-4000-8000-000000000001', stake: 500, returned: 0, outcome: {} }
  const open = { round, balance: 9_500, net: -500 }

  /** Plays a round whose first answer is `open`. @returns The messages until the player is asked. */
  async function messagesOf({ isOpen = true, isDemo = false }): Promise<GameMessageBody[]> {
    vi.stubGlobal('window', globalThis)
    const sent: GameMessageBody[] = []
    const ignore = () => undefined
    const parts = {
      page: { isDemo, host: { isConnected: true, send: (message: GameMessageBody) => sent.push(message) } },
      shell: { offerDeposit: ignore, showMessage: ignore, figures: { show: ignore } },
      client: { post: async () => open },
      view: { start: ignore, stop: ignore, isOpen: () => isOpen, follow: () => Promise.reject(new Error()) }
    } as unknown as RoundParts
    await playRound(parts, { roundId: round.id, stake: 500 }).catch(ignore)
    return sent
  }

  afterEach(() => vi.unstubAllGlobals())

  const started = { type: 'round-start', id: round.id, stake: 500 }

  it('PLAY-04 BAL-01 report the balance without the stake as long as the round is open', async () => {
    expect(await messagesOf({})).toEqual([started, { type: 'balance', value: 9_500 }])
  })

  it('do not reveal the result of a round that has already ended, and report no balance of a demo', async () => {
    expect(await messagesOf({ isOpen: false })).toEqual([started])
    expect(await messagesOf({ isDemo: true })).toEqual([started])
  })
})
