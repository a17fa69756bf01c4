import { describe, expect, test } from 'vitest'

import { allCalls, sampleInput } from '../testing/contract-samples.ts'
import { nameOf, type Call } from './call.ts'

/** The calls of the gateway contract: who may make each, and what it does. */
const SPECIFIED = `
cmscontroller.getIcSlider anyone read
cmscontroller.getSlider anyone read
cmscontroller.getPromotions anyone read
cmscontroller.popupInformation anyone read
cmscontroller.getSpecialDateInf anyone read
cmscontroller.getInformation anyone read
cmscontroller.getTournaments anyone read
slider.get_all_items anyone read
slider.get_active_items anyone read
maintenance.check_status anyone read
Auth.checkMaintenance anyone read
system.ping player read
user.login login change
user.initAuth player change
user.logout player change
user.get_user_profile player read
user.pass_change player change
user.two_auth_type player change
user.sms_send player change
user.sms_validate player change
user.user_generate_ga player change
user.check_user_ga player change
user.check_ga player change
user.clear_generated_ga player change
user.register anyone change
user.forgot anyone change
user.pass_reset anyone change
user.favorites player change
user.favorites player read
user.change_username player change
user.change_email player change
casino.category_list anyone read
casino.provider_list optional read
casino.games_list optional read
casino.init_game player change
livecasino.category_list anyone read
livecasino.provider_list optional read
livecasino.game_table_list optional read
livecasino.init_game player change
virtualgames.init_game player change
finance.check_balance player read
finance.list_banks player read
finance.list_bank_accounts player read
finance.get_bank_account player read
finance.save_bank_account player change
finance.delete_bank_account player change
finance.list_cash_methods_new player read
finance.list_cash_methods player read
finance.list_highlighted_cash_methods player read
finance.add_favorite_cash_method player change
finance.remove_favorite_cash_method player change
finance.check_favorite_cash_method player read
finance.save_bank_transfer player money
finance.save_cep_bank_transfer player money
finance.list_transactions player read
finance.list_types_frontend player read
finance.list_categories player read
finance.list_sub_categories player read
prepayment.processTransaction player money
envoy.getDepositAmounts player read
betframe.getCoupons player read
bonus.list player read
bonus.claim player money
crm.list_mass_messages anyone read
habanero.getJackpots anyone read`
  .trim()
  .split('\n')

describe('the contract', () => {
  test('GATE-02 holds exactly the calls of the gateway contract', () => {
    const held = allCalls.map(call => `${nameOf(call)} ${call.access} ${call.kind}`)

    expect(held.toSorted()).toEqual(SPECIFIED.toSorted())
  })

  test.each(named(allCalls))(
    'GATE-02 %s takes its fields and refuses one that is not in it',
    (_name, call) => {
      const input = sampleInput(call)

      expect(call.data.is(input)).toBe(true)
      expect(call.data.is({ ...input, extra: 1 })).toBe(false)
    }
  )
})

/** An id under every name that a row's own id has. */
const IDS = Object.fromEntries(
  [
    'ID',
    'gameID',
    'tableID',
    'CategoryID',
    'providerID',
    'bankID',
    'bankAccountID',
    'couponID',
    'bonusID',
    'id'
  ].map(name => [name, '1'])
)

/** The least that each call's answer is read from. */
const LEAST = [{ uid: '1', sid: '1' }, { methods_list: [] }, {}]

describe('replies', () => {
  const objects = allCalls.filter(call => !call.reply.isList && fieldsOf(call).length > 0)
  const lists = allCalls.filter(call => call.reply.isList)

  test.each(named([...objects, ...lists]))(
    'GATE-03 %s goes without every field that is not required, missing, null or empty',
    (_name, call) => {
      const without = read(call, {})

      for (const field of fieldsOf(call)) {
        if (isRequired(call, field)) continue
        expect(read(call, { [field]: null })).toEqual(without)
        expect(read(call, { [field]: '' })).toEqual(without)
      }
    }
  )

  test.each(named([...objects, ...lists]))(
    'GATE-03 %s passes over fields that it does not know',
    (_name, call) => {
      expect(read(call, { unheardOf: { deep: [1] } })).toEqual(read(call, {}))
    }
  )

  test.each(named([...objects, ...lists]))('GATE-03 %s reads digits like numbers', (_name, call) => {
    for (const field of fieldsOf(call))
      expect(outcome(call, { [field]: '1' })).toEqual(outcome(call, { [field]: 1 }))
  })

  test.each(named([...objects, ...lists]))(
    'GATE-03 %s does not take another kind of value, and never says which',
    (_name, call) => {
      for (const field of fieldsOf(call).filter(field => field !== 'status' && !isRowId(call, field))) {
        const failed = outcome(call, { [field]: { inside: 'typed' } })

        expect(failed, field).toContain(field)
        expect(failed, field).not.toContain('typed')
      }
    }
  )

  test.each(named(lists.filter(call => ownId(call))))(
    'GATE-03 %s drops a row without its id alone',
    (_name, call) => {
      const { [ownId(call)!]: _id, ...without } = IDS

      const rows = rowsOf(call.reply.read({ data: [IDS, without, null, 7, IDS] }))

      expect(rows).toHaveLength(2)
    }
  )

  test.each(named(lists))('GATE-03 %s takes missing, null and empty data as no rows', (_name, call) => {
    for (const data of [undefined, null, '', [], {}]) expect(rowsOf(call.reply.read({ data }))).toEqual([])
    expect(() => call.reply.read({ data: 'rows' })).toThrow()
    expect(() => call.reply.read({ data: { rows: [] } })).toThrow()
  })

  test.each(
    named(allCalls.filter(call => 'limit' in ((call.reply.read({ data: least(call) }) as object) ?? {})))
  )('GATE-08 %s takes limit 10, total 0, offset 0 where there is no pagination', (_name, call) => {
    const page = { limit: 10, total: 0, offset: 0 }

    for (const pagination of [undefined, null, '', {}, [], { limit: null, total: '', extra: 1 }])
      expect(call.reply.read({ data: [], pagination })).toEqual({ items: [], ...page })
    const given = { limit: '48', total: '1200', offset: 96, pages: 25 }
    expect(call.reply.read({ data: [], pagination: given })).toMatchObject({
      limit: 48,
      total: 1200,
      offset: 96
    })
  })
})

describe('methods of payment', () => {
  const call = allCalls.find(({ method }) => method === 'list_cash_methods_new')!

  test('GATE-03 drops a method without its id alone, also inside a group', () => {
    const group = {
      type: 'group',
      properties: { id: 4, name: 'Banka' },
      methods: [{ id: 1 }, { name: 'lost' }]
    }
    const methods_list = [
      group,
      { type: 'single', properties: {} },
      { properties: { id: '2', min: '1,000.00' } },
      null
    ]

    const read = call.reply.read({ data: { methods_list } }) as { methods_list: unknown[] }

    expect(read.methods_list).toMatchObject([
      { type: 'group', properties: { id: '4' }, methods: [{ id: '1' }] },
      { type: 'single', properties: { id: '2', min: 100_000 } }
    ])
  })

  test('GATE-03 needs the list itself', () => {
    expect(() => call.reply.read({ data: {} })).toThrow()
    expect(() => call.reply.read({ data: { methods_list: 'none' } })).toThrow()
  })
})

function named(calls: readonly Call[]): [string, Call][] {
  return calls.map(call => [`${nameOf(call)} (${call.kind})`, call])
}

function least(call: Call): unknown {
  const id = call.reply.isList && ownId(call)
  if (call.reply.isList) return [id ? { [id]: '1' } : {}]
  return LEAST.find(data => outcomeOf(() => call.reply.read({ data })) === '')
}

function read(call: Call, fields: object): unknown {
  const data = least(call)
  return call.reply.read({
    data: Array.isArray(data) ? [{ ...data[0], ...fields }] : { ...(data as object), ...fields }
  })
}

/** What is read, or where it does not fit. */
function outcome(call: Call, fields: object): unknown {
  try {
    return read(call, fields)
  } catch (error) {
    return `does not fit at ${(error as { path: string[] }).path.join('.')}`
  }
}

function outcomeOf(run: () => unknown): string {
  try {
    run()
    return ''
  } catch (error) {
    return String(error)
  }
}

function rowsOf(answer: unknown): readonly unknown[] {
  return Array.isArray(answer) ? answer : (answer as { items: unknown[] }).items
}

function fieldsOf(call: Call): string[] {
  const answer = call.reply.read({ data: least(call) })
  const one = call.reply.isList ? rowsOf(answer)[0] : answer
  return Object.keys((one as object | undefined) ?? {})
}

function ownId(call: Call): string | undefined {
  return Object.keys(IDS).find(id => rowsOf(call.reply.read({ data: [{ ...IDS, [id]: null }] })).length === 0)
}

function isRowId(call: Call, field: string): boolean {
  return call.reply.isList && ownId(call) === field
}

function isRequired(call: Call, field: string): boolean {
  return (
    isRowId(call, field) || ['uid', 'sid', 'methods_list'].some(name => name === field && !call.reply.isList)
  )
}
