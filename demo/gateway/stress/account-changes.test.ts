import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import type { Database } from '../db/database.ts'
import { bankAccounts, emailChanges, players } from '../db/schema/index.ts'
import { seedCashier } from '../seed/cashier.ts'
import { makeIban } from '../seed/iban.ts'
import { codeAt, stepAt } from '../session/totp.ts'
import { signIn, stepUp, textOf } from '../testing/client.ts'
import { codeSentTo, sentTo } from '../testing/outbox.ts'
import { addPlayer } from '../testing/test-content.ts'
import { gatewayOn } from './backend-gateway.ts'
import { countWaiting, describeOnBackends } from './backends.ts'

describeOnBackends('two changes of one account at once', backend => {
  const gateway = gatewayOn(backend)
  const waiting = () => countWaiting(gateway().database)

  /** The tokens of the links that were sent to an address. */
  async function tokensOf(address: string): Promise<string[]> {
    const emails = await sentTo(gateway().database, address)
    return emails.map(({ links }) => new URL(links[0] ?? '').searchParams.get('token') ?? '')
  }

  // The embedded database has one connection, so nothing happens at once there.
  describe.runIf(backend.name === 'PostgreSQL')('wait for each other', () => {
    beforeAll(() => seedCashier(gateway().database))

    test('REG-04 one of two links resets the password, and the other one is refused as used', async () => {
      const username = 'iki-baglanti'
      const playerId = await addPlayer(gateway().database, { username })
      const email = `${username}@example.com`
      for (let link = 0; link < 2; link += 1) await gateway().call('user.forgot', { email })
      const tokens = await tokensOf(email)
      const passwords = { new_password: 'Kumsal7', confirm_password: 'Kumsal7' }
      const { started } = await whileLocked(playerId, async () => {
        const replies = tokens.map(token => gateway().call('user.pass_reset', { token, ...passwords }))
        await expect.poll(waiting).toBe(2)
        return replies
      })
      const replies = await Promise.all(started)
      expect(replies.map(({ status }) => status)).toEqual([200, 200])
      expect(replies.filter(({ result }) => result)).toHaveLength(1)
    })

    test('a new e-mail is not confirmed after a change of the password that began before', async () => {
      const username = 'bekleyen'
      const playerId = await addPlayer(gateway().database, { username })
      const session = await stepUp(gateway(), await signIn(gateway(), username))
      const email = 'bekleyen@posta.example'
      await gateway().call('user.change_email', { email, password: 'Demo123!' }, { session })
      const [token = ''] = await tokensOf(email)
      const { started } = await whileLocked(playerId, async database => {
        const reply = confirm(token)
        await expect.poll(waiting).toBe(1)
        await database.delete(emailChanges).where(eq(emailChanges.playerId, playerId))
        return [reply]
      })
      const [reply] = await Promise.all(started)
      expect(reply?.statusCode).toBe(400)
    })

    test('SEC-02 the codes by SMS, once they are on, do not move to a phone that is being confirmed', async () => {
      const { playerId, session } = await confirmedPlayer('tasinan')
      const phone = '+905000000002'
      await gateway().call('user.sms_send', { phone }, { session })
      const code = await codeSentTo(gateway().database, phone)
      const { started } = await whileLocked(playerId, async database => {
        const reply = gateway().call('user.sms_validate', { code }, { session })
        await expect.poll(waiting).toBe(1)
        await database.update(players).set({ secondFactor: 'sms' }).where(eq(players.id, playerId))
        return [reply]
      })
      const [reply] = await Promise.all(started)
      expect(reply?.result).toBe(false)
      expect(await gateway().database.$count(players, eq(players.phone, phone))).toBe(0)
    })

    test('SEC-02 a session that a change of the password ends turns no authenticator on', async () => {
      const { playerId, session } = await confirmedPlayer('kilitli')
      const secret = textOf(await gateway().call('user.user_generate_ga', {}, { session }), 'secret')
      const ga_code = codeAt(secret, stepAt(gateway().clock()))
      const { started } = await whileLocked(playerId, async database => {
        const reply = gateway().call('user.check_user_ga', { ga_code }, { session })
        await expect.poll(waiting).toBe(1)
        await database.update(players).set({ passwordHash: 'new' }).where(eq(players.id, playerId))
        return [reply]
      })
      const [reply] = await Promise.all(started)
      expect(reply?.result).toBe(false)
    })

    test('SEC-02 a withdrawal to an account whose IBAN is being changed needs a confirmation again', async () => {
      const { playerId, session } = await confirmedPlayer('ceken')
      const form = { bankID: '99992', account_holder: 'Deniz Aksu', iban: makeIban('99992', '42') }
      const saved = await gateway().call('finance.save_bank_account', form, { session })
      const account = textOf(saved, 'bankAccountID')
      const withdrawal = { Type: 2, methodID: '201', amount: '200.00', account }
      const withdraw = () =>
        gateway().call('finance.save_bank_transfer', { ...withdrawal, request_id: randomUUID() }, { session })
      expect((await withdraw()).result).toBe(true)
      gateway().advance(10 * 60_000)
      const { started } = await gateway().database.transaction(async database => {
        await database
          .update(bankAccounts)
          .set({ iban: makeIban('99992', '77'), withdrawnAt: null })
          .where(eq(bankAccounts.playerId, playerId))
        const reply = withdraw()
        await expect.poll(waiting).toBe(1)
        return { started: [reply] }
      })
      const [reply] = await Promise.all(started)
      expect(reply?.code).toBe(428)
    })

    test('BANK-01 an IBAN that is added twice is added once', async () => {
      const { playerId, session } = await confirmedPlayer('ekleyen')
      const form = { bankID: '99992', account_holder: 'Deniz Aksu', iban: makeIban('99992', '42') }
      const save = () => gateway().call('finance.save_bank_account', form, { session })
      const { started } = await whileLocked(playerId, async () => {
        const replies = [save(), save()]
        await expect.poll(waiting).toBe(2)
        return replies
      })
      const replies = await Promise.all(started)
      expect(replies.filter(({ result }) => result)).toHaveLength(1)
    })
  })

  async function confirmedPlayer(username: string) {
    const playerId = await addPlayer(gateway().database, { username, balance: 100_000n })
    return { playerId, session: await stepUp(gateway(), await signIn(gateway(), username)) }
  }

  /** Works in a transaction that has locked a player, as a change of the password does. @returns What has started. */
  function whileLocked<Reply>(playerId: string, work: (database: Database) => Promise<Reply[]>) {
    return gateway().database.transaction(async database => {
      await database.select({ id: players.id }).from(players).where(eq(players.id, playerId)).for('update')
      return { started: await work(database) }
    })
  }

  function confirm(token: string) {
    return gateway().site.inject({
      method: 'POST',
      url: '/account_email',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `token=${token}`
    })
  }
})
