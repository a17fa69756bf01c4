import { beforeAll, describe, expect, test } from 'vitest'

import { failedAttempts, sessions } from '../db/schema/index.ts'
import { callTable } from '../handlers/call-table.ts'
import { encrypt, signIn } from '../testing/client.ts'
import { gatewayForFile } from '../testing/gateway-for-file.ts'
import { isPublicRead } from './access.ts'
import { forStatus } from './errors.ts'

const gateway = await gatewayForFile({
  partnerOrigins: ['https://partner.example'],
  inlineOrigins: ['https://inline.example']
})

const PAGES = {
  site: ['http://localhost:4000', 'http://127.0.0.1:4000'],
  inline: ['http://127.0.0.1:4002', 'https://inline.example'],
  partner: ['http://localhost:4002', 'https://partner.example'],
  unlisted: ['http://localhost:4001', 'https://other.example', 'null'],
  none: [undefined]
} as const

/** Makes a call as a page of an origin does. */
async function callFrom(
  origin: string | undefined,
  name: string,
  rest: { data?: object; user?: object } = {}
) {
  const [className, method] = name.split('.')
  const { statusCode, headers, body } = await gateway.site.inject({
    method: 'POST',
    url: '/endpoint/v1',
    headers: { panel: 'frontend', ...(origin !== undefined && { origin }) },
    payload: { api: { class: className, method }, data: { Lang: 'tr' }, ...rest }
  })
  return { statusCode, body, reader: headers['access-control-allow-origin'] }
}

/** The calls that pages of partners make for their public elements. Every other call is about a player. */
const PUBLIC_READS = [
  'Auth.checkMaintenance',
  'casino.category_list',
  'casino.games_list',
  'casino.provider_list',
  'cmscontroller.getIcSlider',
  'cmscontroller.getInformation',
  'cmscontroller.getPromotions',
  'cmscontroller.getSlider',
  'cmscontroller.getSpecialDateInf',
  'cmscontroller.getTournaments',
  'cmscontroller.popupInformation',
  'crm.list_mass_messages',
  'habanero.getJackpots',
  'livecasino.category_list',
  'livecasino.game_table_list',
  'livecasino.provider_list',
  'maintenance.check_status',
  'slider.get_active_items',
  'slider.get_all_items'
]

const CALLS = [...callTable.keys()].toSorted()
const REFUSAL = JSON.stringify(forStatus(403))

describe('EMB-10 EMB-08 the origin of a page', () => {
  test.each(CALLS)('decides who may call %s', async name => {
    const isPublic = PUBLIC_READS.includes(name)
    const isAllowed = { site: true, inline: true, partner: isPublic, unlisted: false, none: true }
    for (const kind of ['site', 'inline', 'partner', 'unlisted', 'none'] as const) {
      for (const origin of PAGES[kind]) {
        const { statusCode, body, reader } = await callFrom(origin, name)
        expect(statusCode, `${kind} ${origin}`).toBe(isAllowed[kind] ? 200 : 403)
        expect(body === REFUSAL, `${kind} ${origin}`).toBe(!isAllowed[kind])
        expect(reader, `${kind} ${origin}`).toBe(kind === 'unlisted' ? undefined : origin)
      }
    }
  })

  test('lists no call that does not exist', () => {
    expect(CALLS).toEqual(expect.arrayContaining(PUBLIC_READS))
  })
})

describe('EMB-10 S5 a page of a partner', () => {
  let user: object
  beforeAll(async () => {
    const { uid, sid } = await signIn(gateway, 'demo')
    user = { uid: encrypt(gateway.publicPem, uid), sid: encrypt(gateway.publicPem, sid), uip: '{ip}' }
  })

  test('uses no session, not even for a public read', async () => {
    const data = { Lang: 'tr', limit: 1, offset: 0 }
    for (const name of ['casino.games_list', 'finance.check_balance', 'user.get_user_profile']) {
      expect((await callFrom('http://localhost:4002', name, { data, user })).body).toBe(REFUSAL)
      const { body } = await callFrom('http://localhost:4000', name, { data, user })
      expect(JSON.parse(body)).toMatchObject({ result: true })
    }
  })

  test('signs nobody in and counts no failure against a player', async () => {
    const before = await gateway.database.select().from(sessions)
    for (const password of ['Demo123!', 'wrong']) {
      const data = { Lang: 'tr', username: 'demo', password }
      const user = { uid: '', sid: '', uip: '{ip}' }
      expect((await callFrom('http://localhost:4002', 'user.login', { data, user })).body).toBe(REFUSAL)
    }
    expect(await gateway.database.select().from(sessions)).toEqual(before)
    expect(await gateway.database.select().from(failedAttempts)).toEqual([])
  })

  test.each(['user.nothing', 'finance.nothing', '__proto__.x', 'casino.toString'])(
    'cannot find out whether %s exists',
    async name => {
      expect((await callFrom('http://localhost:4002', name)).body).toBe(REFUSAL)
    }
  )
})

describe('a public read', () => {
  const tableWith = (call: object) => new Map([['a.b', [{ name: 'a.b', call, run: () => null }]]]) as never
  const read = { class: 'a', method: 'b', kind: 'read', access: 'anyone' }

  test.each([
    ['reads for anyone', {}, true],
    ['reads for players too', { access: 'optional' }, true],
    ['does not read for players alone', { access: 'player' }, false],
    ['does not sign in', { access: 'login' }, false],
    ['is not of the class user', { class: 'user' }, false],
    ['does not change', { kind: 'change' }, false],
    ['does not move money', { kind: 'money' }, false]
  ])('%s', (_title, change, expected) => {
    const table = tableWith({ ...read, ...change })
    expect(isPublicRead({ name: 'a.b', user: undefined }, table)).toBe(expected)
    expect(isPublicRead({ name: 'a.b', user: {} }, table)).toBe(false)
  })
})
