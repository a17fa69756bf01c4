import { beforeEach, describe, expect, test } from 'vitest'

import { getPromotions, getTournaments } from '../contract/cmscontroller.ts'
import type { Moment } from '../contract/units.ts'
import { startCore } from '../index.ts'
import { chooseLanguage } from '../language/index.ts'
import { noteServerTime } from '../lib/index.ts'
import { phaseOf, type Phases } from './phases.ts'
import { $promotions, loadPromotions, startPromotions } from '../promotions/index.ts'
import { $tournaments, loadTournaments, startTournaments } from '../tournaments/index.ts'
import { pageEvents } from '../lib/page-events.ts'
import { NOW, promotion, testEnvironment, tournament } from '../testing/index.ts'

let world = testEnvironment()

beforeEach(async () => {
  world = testEnvironment({ now: NOW })
  await startCore()
})

const span = (Start_date: string, End_date: string) => ({
  Start_date: `2025-03-01 ${Start_date}`,
  End_date: `2025-03-01 ${End_date}`
})

function idsOf({ value }: { value?: Phases<{ ID: string }> | undefined }) {
  const ids = (items: readonly { ID: string }[] = []) => items.map(({ ID }) => ID).join('')
  return [ids(value?.active), ids(value?.upcoming), ids(value?.ended)]
}

describe('phase of an offer', () => {
  const at = (from: number | undefined, to: number | undefined) =>
    phaseOf({ Start_date: from as Moment | undefined, End_date: to as Moment | undefined }, 100)

  test('TOUR-01 PROMO-01 changes exactly at its dates, and does not exist if the end precedes the start', () => {
    expect([at(99, 101), at(100, 101), at(101, 102)]).toEqual(['active', 'active', 'upcoming'])
    expect([at(98, 99), at(98, 100), at(98, 101)]).toEqual(['ended', 'ended', 'active'])
    expect([at(102, 101), at(101, 101), at(200, 50)]).toEqual([undefined, undefined, undefined])
  })

  test('PROMO-01 is open-ended when a date is missing', () => {
    expect([at(undefined, undefined), at(99, undefined), at(undefined, 101)]).toEqual(Array(3).fill('active'))
    expect([at(101, undefined), at(undefined, 99)]).toEqual(['upcoming', 'ended'])
  })
})

describe('tournaments', () => {
  const board = [
    tournament('a', span('10:00:00', '12:03:00')),
    tournament('b', span('12:02:00', '14:00:00')),
    tournament('c', span('09:00:00', '10:00:00')),
    tournament('d', span('09:00:00', '11:00:00')),
    tournament('e', span('15:00:00', '14:00:00'))
  ]

  async function shown(ahead = 0) {
    noteServerTime(new Date(NOW + ahead).toUTCString(), NOW, NOW)
    noteServerTime(new Date(NOW + ahead).toUTCString(), NOW + 999, NOW + 999)
    world.gateway.expects(getTournaments, { limit: 50, offset: 0 }).answers(board)
    await loadTournaments()
    const states: string[][] = []
    const stop = $tournaments.subscribe(state => states.push(idsOf(state)))
    return { states, stop }
  }

  test('TOUR-01 change groups on time by the gateway’s clock, and the store changes only then', async () => {
    const { states, stop } = await shown()
    for (const ms of [60_000, 59_000, 1_000, 30_000, 30_000]) {
      world.clock.advance(ms)
      pageEvents.emit('resume')
    }
    stop()

    expect(states).toEqual([
      ['a', 'b', 'dc'],
      ['ab', '', 'dc'],
      ['b', '', 'adc']
    ])
  })

  test('TOUR-01 N7 use the gateway’s clock although the device’s is ten years off', async () => {
    const { states, stop } = await shown(-10 * 365 * 86_400_000)
    stop()

    expect(states).toEqual([['', 'cdab', '']])
  })

  test('TOUR-01 are reloaded when one has ended: its last leaders are its winners', async () => {
    startTournaments()
    const { stop } = await shown()
    const leaders = [{ Rank: 1, Player: 'A•••t K.', Points: 10, Prize: '₺5' }]
    world.gateway.expects(getTournaments).answers(board.map(one => ({ ...one, Leaders: leaders })))
    world.clock.advance(180_000)
    pageEvents.emit('resume')

    await expect.poll(() => $tournaments.get().value?.ended[0]?.Leaders[0]?.Player).toBe('A•••t K.')
    stop()
  })
})

describe('leaders of a tournament', () => {
  const leader = (Player: string, Rank: number | null) => ({ Rank, Player, Points: 10, Prize: '' })

  test.each([
    ['by rank', [leader('c', 10), leader('b', 2), leader('a', 1)], 'abc'],
    ['as they are sent if a rank is missing', [leader('c', 3), leader('b', null), leader('a', 1)], 'cba']
  ])('TOUR-01 are listed %s', async (_order, Leaders, players) => {
    world.gateway.expects(getTournaments).answers([{ ...tournament('t'), Leaders }])
    await loadTournaments()

    const { active = [], upcoming = [], ended = [] } = $tournaments.get().value ?? {}
    const listed = [...active, ...upcoming, ...ended][0]?.Leaders ?? []
    expect(listed.map(({ Player }) => Player).join('')).toBe(players)
  })
})

test('TOUR-01 a rank alone is no leader', async () => {
  const Leaders = [{ Rank: 1, Player: '', Points: null, Prize: '' }]
  world.gateway.expects(getTournaments).answers([{ ...tournament('t'), Leaders }])
  await loadTournaments()

  expect(Object.values($tournaments.get().value ?? {}).flat()).toMatchObject([{ Leaders: [] }])
})

describe('promotions', () => {
  test('VALID-05 PROMO-01 are the active ones, and follow the language', async () => {
    startPromotions()
    const rows = [promotion('a'), promotion('b', { Status: 0 }), promotion('c', { Status: true })]
    world.gateway.expects(getPromotions, { SiteType: 'desktop' }).answers(rows)
    await loadPromotions()
    expect(idsOf($promotions.get())).toEqual(['ac', '', ''])
    world.gateway.expects(getPromotions).answers([promotion('a', { Title: 'Welcome' })])
    chooseLanguage('en')

    await expect.poll(() => $promotions.get().value?.active[0]?.Title).toBe('Welcome')
  })

  test('I18N-02 PROMO-01 are requested again if the language changes before the first reply', async () => {
    startPromotions()
    world.gateway.expects(getPromotions).answers([promotion('a', { Title: 'Hoş geldin' })])
    world.gateway.expects(getPromotions).answers([promotion('a', { Title: 'Welcome' })])
    const first = loadPromotions()
    chooseLanguage('en')
    await first

    await expect.poll(() => $promotions.get().value?.active[0]?.Title).toBe('Welcome')
  })

  test('PROMO-01 are active until the end of their last day if it has no time', async () => {
    const days = (from: string, to: string) => ({ Start_date: from, End_date: to })
    const rows = [
      promotion('a', days('2025-03-01', '2025-03-01')),
      promotion('b', days('2025-03-02', '2025-03-02')),
      promotion('c', days('2025-02-01', '2025-02-28'))
    ]
    world.gateway.expects(getPromotions).answers(rows)
    await loadPromotions()

    expect(idsOf($promotions.get())).toEqual(['a', 'b', 'c'])
  })

  test('PROMO-01 are left to the renewal of public elements when the page resumes', async () => {
    startPromotions()
    world.gateway.expects(getPromotions).answers([promotion('a')])
    await loadPromotions()
    pageEvents.emit('resume')

    expect($promotions.get().status).toBe('ready')
  })

  test('PROMO-01 keep the loaded list when a reload fails', async () => {
    world.gateway.expects(getPromotions).answers([promotion('a')])
    await loadPromotions()
    world.gateway.expects(getPromotions).refuses('Şu an olmuyor')
    await loadPromotions()

    expect($promotions.get().status).toBe('failed')
    expect(idsOf($promotions.get())).toEqual(['a', '', ''])
  })
})
