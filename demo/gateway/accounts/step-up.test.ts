import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'

import { bankAccounts, methods, outbox, players, requests } from '../db/schema/index.ts'
import { makeIban } from '../seed/iban.ts'
import { gatewayWithCashier } from '../testing/cashier.ts'
import { type Session, sessionOf, signIn, stepUp, textOf } from '../testing/client.ts'
import { codeSentTo } from '../testing/outbox.ts'
import { secondFactorCalls } from '../testing/second-factor.ts'
import { addPlayer, SECRET } from '../testing/test-content.ts'

const MINUTE = 60_000
const OWN = '+905000000001'
const OTHER = '+905000000002'

const gateway = await gatewayWithCashier()
const { send, codeOf } = secondFactorCalls(gateway)
let username: string
let playerId: string
let session: Session

/** A player with 1,000 lira for each test, with a session that may be stolen. */
beforeEach(async () => {
  await gateway.database.delete(outbox)
  username = `oyuncu-${randomUUID().slice(0, 8)}`
  playerId = await addPlayer(gateway.database, { username, balance: 100_000n })
  session = await signIn(gateway, username)
})

const form = { bankID: '99992', account_holder: 'Deniz Aksu', iban: makeIban('99992', '42') }
const saveAccount = (more: object = {}, by = session) =>
  gateway.call('finance.save_bank_account', { ...form, ...more }, { session: by })
const withdraw = (account: string, request_id: string = randomUUID()) =>
  gateway.call(
    'finance.save_bank_transfer',
    { Type: 2, methodID: '201', amount: '200.00', request_id, account },
    { session }
  )
const newAccount = async () => textOf(await saveAccount(), 'bankAccountID')
const pending = async (username: string) => signIn(gateway, username)
const rowOf = async () => (await gateway.database.select().from(players).where(eq(players.id, playerId)))[0]

/** The session is used after its confirmation has ended, as one whose values were copied. */
const expireConfirmation = () => gateway.advance(10 * MINUTE)

describe('SEC-02 a stolen session', () => {
  test('adds and changes no bank account', async () => {
    expect((await saveAccount()).code).toBe(428)
    expect(await gateway.database.$count(bankAccounts, eq(bankAccounts.playerId, playerId))).toBe(0)
    await stepUp(gateway, session)
    const bankAccountID = await newAccount()
    expireConfirmation()
    expect((await saveAccount({ bankAccountID, iban: makeIban('99992', '77') })).code).toBe(428)
  })

  test('withdraws nothing to a new account, and the request may be sent again', async () => {
    await stepUp(gateway, session)
    const account = await newAccount()
    expireConfirmation()
    const id = randomUUID()
    expect((await withdraw(account, id)).code).toBe(428)
    expect(await gateway.database.$count(requests, eq(requests.playerId, playerId))).toBe(0)
    await stepUp(gateway, session)
    expect((await withdraw(account, id)).result).toBe(true)
    expireConfirmation()
    expect((await withdraw(account)).result).toBe(true)
  })

  test('withdraws nothing to an account whose IBAN has changed', async () => {
    await stepUp(gateway, session)
    const bankAccountID = await newAccount()
    expect((await withdraw(bankAccountID)).result).toBe(true)
    await saveAccount({ bankAccountID, branch_name: 'Moda' })
    await saveAccount({ bankAccountID, iban: makeIban('99992', '77') })
    expireConfirmation()
    expect((await withdraw(bankAccountID)).code).toBe(428)
  })

  test('withdraws nothing by a method that names no account, before and after a confirmed withdrawal', async () => {
    const [method] = await gateway.database.select().from(methods).where(eq(methods.id, '201'))
    if (!method) throw new Error('There is no method 201')
    const nameless = { ...method, id: '299', fields: ['amount'], transferType: 2 }
    await gateway.database.insert(methods).values(nameless)
    const withdrawByIt = (more: object = {}) =>
      gateway.call(
        'prepayment.processTransaction',
        { Type: 2, methodID: '299', amount: '200.00', request_id: randomUUID(), ...more },
        { session }
      )
    expect((await withdrawByIt()).code).toBe(428)
    await stepUp(gateway, session)
    const account = await newAccount()
    expect((await withdrawByIt({ account })).result).toBe(true)
    expireConfirmation()
    expect((await withdrawByIt()).code).toBe(428)
    expect((await withdraw(account)).code, 'nothing was withdrawn to it').toBe(428)
  })

  test('changes neither e-mail, phone nor second factor', async () => {
    for (const [name, data] of [
      ['change_email', { email: 'x@example.com', password: 'Demo123!' }],
      ['sms_send', { phone: OTHER }],
      ['two_auth_type', { mode: 'set', type: 'sms' }],
      ['user_generate_ga', {}],
      ['check_user_ga', { ga_code: '123456' }]
    ] as const) {
      expect((await send(session, name, data)).code, name).toBe(428)
    }
    expect(await rowOf()).toMatchObject({
      secondFactor: 'none',
      phone: OWN,
      email: `${username}@example.com`
    })
  })

  test('does not move the codes by SMS to another phone in steps', async () => {
    await stepUp(gateway, session)
    await send(session, 'sms_send', { phone: OTHER })
    const code = await codeSentTo(gateway.database, OTHER)
    await send(session, 'two_auth_type', { mode: 'set', type: 'sms' })
    expect((await send(session, 'sms_validate', { code })).result).toBe(false)
    expect(await rowOf()).toMatchObject({ secondFactor: 'sms', phone: OWN })
    expireConfirmation()
    expect((await send(session, 'two_auth_type', { mode: 'set', type: 'none' })).code).toBe(428)
    expect((await send(session, 'sms_send', { phone: OTHER })).debug).toBe('phone')
  })
})

describe('SEC-02 a confirmation', () => {
  test('is refused without or with a wrong password, which counts as a try', async () => {
    expect((await send(session, 'step_up', {})).debug).toBe('password')
    expect((await send(session, 'step_up', { ga_code: '123456' })).debug).toBe('password')
    for (let index = 0; index < 5; index += 1)
      expect((await send(session, 'step_up', { password: 'Wrong123!' })).debug).toBe('password')
    expect((await send(session, 'step_up', { password: 'Demo123!' })).code).toBe(429)
    expect((await saveAccount()).code).toBe(428)
  })

  test('lasts ten minutes, in its own session only, and survives a refresh', async () => {
    const other = await signIn(gateway, username)
    const until = (await send(session, 'step_up', { password: 'Demo123!' })).data
    expect(until).toEqual({ until: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) })
    expect((await saveAccount({}, other)).code).toBe(428)
    session = sessionOf(await send(session, 'initAuth'))
    gateway.advance(10 * MINUTE - 1)
    expect((await saveAccount()).result).toBe(true)
    gateway.advance(1)
    expect((await saveAccount({ iban: makeIban('99992', '78') })).code).toBe(428)
  })

  test('ends with a change of password', async () => {
    await stepUp(gateway, session)
    const passwords = { old_password: 'Demo123!', new_password: 'Yeni1234!', confirm_password: 'Yeni1234!' }
    session = sessionOf(await send(session, 'pass_change', passwords))
    expect((await saveAccount()).code).toBe(428)
  })

  test('needs the code of the authenticator where one is on, and a code once', async () => {
    await addPlayer(gateway.database, { username: `${username}-ga`, secret: SECRET })
    const guarded = await pending(`${username}-ga`)
    const full = sessionOf(await send(guarded, 'check_ga', { ga_code: codeOf(SECRET) }))
    expect((await send(full, 'step_up', { password: 'Demo123!' })).debug).toBe('ga_code')
    expect((await send(full, 'step_up', { ga_code: codeOf(SECRET) })).result).toBe(false)
    gateway.advance(30_000)
    expect((await send(full, 'step_up', { ga_code: codeOf(SECRET) })).result).toBe(true)
    expect((await saveAccount({}, full)).result).toBe(true)
  })

  test('needs a code sent to the own phone where codes come by SMS', async () => {
    await stepUp(gateway, session)
    await send(session, 'sms_send', { phone: OTHER })
    const foreign = await codeSentTo(gateway.database, OTHER)
    await send(session, 'two_auth_type', { mode: 'set', type: 'sms' })
    expect((await send(session, 'step_up', { ga_code: foreign })).result).toBe(false)
    await send(session, 'sms_send')
    const code = await codeSentTo(gateway.database, OWN)
    expect((await send(session, 'step_up', { ga_code: code })).result).toBe(true)
  })
})

describe('SEC-02 the holder of a bank account', () => {
  test('is the player, in any spelling', async () => {
    await stepUp(gateway, session)
    const foreign = await saveAccount({ account_holder: 'Derya Aksu', Lang: 'en' })
    expect(foreign.message).toBe(
      'The account holder must be you: enter the first and last name of your account'
    )
    expect(foreign.debug).toBe('account_holder')
    expect((await saveAccount({ account_holder: 'Derya Aksu' })).message).toBe(
      'Hesap sahibi siz olmalısınız: hesabınızdaki adı ve soyadı girin'
    )
    expect((await saveAccount({ account_holder: ' DENİZ   aksu' })).result).toBe(true)
  })
})
