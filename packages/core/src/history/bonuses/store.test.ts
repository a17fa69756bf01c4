import { beforeEach, describe, expect, test } from 'vitest'

import { claimBonus, listBonuses } from '../../contract/bonus.ts'
import { checkBalance } from '../../contract/finance.ts'
import { logout } from '../../contract/user.ts'
import { $amount, startBalance } from '../../balance/index.ts'
import { kurus } from '../../contract/index.ts'
import {
  $bonuses,
  claim,
  exportCsv,
  loadBonuses,
  startingFilters,
  startBonuses,
  turnoverPercent
} from '../index.ts'
import { $language } from '../../lib/language.ts'
import { pageEvents } from '../../lib/page-events.ts'
import { logOut } from '../../session/index.ts'
import { $toasts } from '../../toasts/index.ts'
import { bonus } from '../../testing/index.ts'
import { withSignedInPlayer, world } from '../../testing/signed-in.ts'

const STATES = ['available', 'active', 'used', 'expired', 'cancelled', 'riddle']

withSignedInPlayer()

beforeEach(() => startBonuses())

async function listed(rows = STATES.map((state, at) => bonus(String(at), { state }))): Promise<void> {
  world.gateway.expects(listBonuses).answers(rows)
  await loadBonuses()
}

describe('bonuses', () => {
  test('HIST-05 are grouped by available, active and past', async () => {
    await listed()
    const { available, active, past } = $bonuses.get().value!

    expect([available, active, past].map(group => group.map(({ state }) => state))).toEqual([
      ['available'],
      ['active'],
      ['used', 'expired', 'cancelled']
    ])
  })

  test('GATE-03 HIST-05 one without a name is called a bonus', async () => {
    await listed([bonus('1', { name: ' ', state: 'available' })])

    expect($bonuses.get().value?.available.map(({ name }) => name)).toEqual(['Bonus'])
  })

  test('are exported with their states', async () => {
    const states = [...STATES, 'constructor']
    world.gateway.expects(listBonuses).answers(states.map((state, at) => bonus(String(at), { state })))
    const file = await exportCsv('bonuses', startingFilters('bonuses'))

    expect(file).toMatchObject({ name: 'bonuses-2025-03-01.csv', rows: states.length, isCut: false })
    const [head, ...lines] = file!.text.trim().split('\r\n')
    expect(head).toBe('Bonus;Durum;Tutar;En çok;Çevrim;Tamamlanan çevrim;Son gün;Neden')
    expect(lines.map(line => line.split(';')[1])).toEqual([
      'Talep edilebilir',
      'Aktif',
      'Kullanıldı',
      'Süresi doldu',
      'İptal',
      'riddle',
      'constructor'
    ])
  })

  test('HIST-05 a claim credits once, shows a toast and reloads list and balance', async () => {
    world.gateway.expects(checkBalance).answers([{ balance: 100 }])
    startBalance()
    await listed()
    world.gateway.expects(claimBonus, { bonusID: '0' }).answers()
    world.gateway.expects(checkBalance).answers([{ balance: 150 }])
    world.gateway.expects(listBonuses).answers([bonus('0', { state: 'active' })])
    claim.open()
    await Promise.all([claim.submit('0'), claim.submit('0'), claim.submit('0')])

    await expect.poll(() => $amount.get()).toBe(15_000)
    await expect.poll(() => $bonuses.get().value?.active.map(({ bonusID }) => bonusID)).toEqual(['0'])
    expect(world.gateway.count(claimBonus)).toBe(1)
    expect($toasts.get().map(({ text, tone }) => [text(), tone])).toEqual([
      ['Bonus hesabınıza eklendi', 'good']
    ])
  })

  test('HIST-05 a list that was requested before a claim does not offer the bonus again', async () => {
    await listed()
    const before = world.gateway.expects(listBonuses).waits()
    void loadBonuses()
    world.gateway.expects(claimBonus).answers()
    world.gateway.expects(listBonuses).answers([bonus('0', { state: 'active' })])
    claim.open()
    await claim.submit('0')
    before.answers([bonus('0', { state: 'available' })])

    await expect.poll(() => $bonuses.get()).toMatchObject({ status: 'ready', value: { available: [] } })
  })

  test('HIST-05 a refused claim reloads the list', async () => {
    await listed()
    world.gateway.expects(claimBonus).refuses('Bu bonusun süresi doldu')
    world.gateway.expects(listBonuses).answers([bonus('0', { state: 'expired' })])
    claim.open()
    await claim.submit('0')

    expect(claim.$attempt.get().status).toBe('refused')
    expect($toasts.get().map(({ tone }) => tone)).toEqual(['bad'])
    await expect.poll(() => $bonuses.get().value?.available).toEqual([])
  })

  test('BAL-01 HIST-05 are loaded again when the tab comes back, once they were shown', async () => {
    pageEvents.emit('resume')
    expect($bonuses.get().status).toBe('idle')
    await listed()
    world.gateway.expects(listBonuses).answers([bonus('9', { state: 'active' })])
    pageEvents.emit('resume')

    await expect.poll(() => $bonuses.get().value?.available).toEqual([])
    expect(world.gateway.count(listBonuses)).toBe(2)
  })

  test('I18N-02 HIST-05 are loaded again in another language', async () => {
    await listed()
    world.gateway.expects(listBonuses).answers([bonus('9', { state: 'active', name: 'Welcome' })])
    $language.set('en')

    await expect.poll(() => $bonuses.get().value?.active.map(({ name }) => name)).toEqual(['Welcome'])
  })

  test('SESS-07 are cleared at logout', async () => {
    await listed()
    world.gateway.expects(logout).answers()
    await logOut()

    expect($bonuses.get().status).toBe('idle')
  })

  test.each([
    [0, 100, 0],
    [62, 100, 62],
    [999, 1_000, 99],
    [150, 100, 100],
    [0, 0, 100]
  ])('HIST-05 %d of %d is %d percent of the turnover', (done, needed, percent) => {
    const turnover = { turnover_done: kurus(done), turnover_needed: kurus(needed) }
    expect(turnoverPercent(turnover)).toBe(percent)
  })
})
