import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { accounts, players } from '../db/schema/index.ts'
import { signIn, textOf } from '../testing/client.ts'
import { gatewayForFile } from '../testing/gateway-for-file.ts'
import { sentTo } from '../testing/outbox.ts'
import { registrationForm } from '../testing/registration.ts'

const gateway = await gatewayForFile()

const FORM = { ...registrationForm('ayse'), email_optin: 1 }

let number = 0

/** A form with a new user name and e-mail. */
function fresh(changes: Record<string, unknown> = {}): Record<string, unknown> {
  number += 1
  return { ...FORM, username: `yeni-${number}`, email: `yeni-${number}@posta.example`, ...changes }
}

async function rowOf(username: unknown) {
  const [row] = await gateway.database
    .select()
    .from(players)
    .where(eq(players.username, String(username)))
  return row
}

describe('REG-01 registration', () => {
  test('opens an account with an empty wallet, sends an e-mail, and allows login at once', async () => {
    const form = fresh({ promotion_code: 'rihtim50', reference_number: ' dergi-7 ' })
    const reply = await gateway.call('user.register', { ...form, Lang: 'en' })
    expect(reply).toMatchObject({ result: true, data: { username: form['username'] } })
    const session = await signIn(gateway, String(form['username']), FORM.password)
    expect(session.uid).toBe(textOf(reply, 'uid'))
    expect((await gateway.call('finance.check_balance', {}, { session })).data).toEqual([{ balance: 0 }])
    const { id = '' } = (await rowOf(form['username'])) ?? {}
    expect(await gateway.database.$count(accounts, eq(accounts.playerId, id))).toBe(1)
    expect((await gateway.call('user.get_user_profile', {}, { session })).data).toMatchObject({
      firstname: 'Ayşe',
      birthdate: '1990-03-05',
      identity: '11111111110',
      city: 'İzmir',
      lang: 'en',
      sms_optin: 0,
      email_optin: 1
    })
    expect(await rowOf(form['username'])).toMatchObject({
      promotionCode: 'RIHTIM50',
      referenceNumber: 'dergi-7',
      rid: '1',
      behaviour: 'plain'
    })
    const letters = await sentTo(gateway.database, String(form['email']))
    expect(letters).toMatchObject([
      { subject: 'Your account is open', links: ['http://localhost:4000/login'] }
    ])
    expect(JSON.stringify(letters)).not.toContain(FORM.password)
  })

  test('accepts a password of 200 characters without truncation', async () => {
    const password = `Kumsal7${'x'.repeat(193)}`
    const form = fresh({ password, confirm_password: password })
    await gateway.call('user.register', form)
    const { username } = form as { username: string }
    await signIn(gateway, username, password)
    await expect(signIn(gateway, username, password.slice(0, 199))).rejects.toThrow('Giriş Başarısız')
  })

  test('stores no identity number of players outside Turkey', async () => {
    const form = fresh({ country: 'DE', city: 'Köln', identity: 'L01X00T47', phone: '+4915100000001' })
    expect((await gateway.call('user.register', form)).result).toBe(true)
    expect(await rowOf(form['username'])).toMatchObject({ identity: '', country: 'DE' })
  })
})

describe('REG-02 the gateway makes every check, in the language of the call', () => {
  test.each([
    [{ username: '' }, 'username', 'Required field'],
    [{ username: 'çınar' }, 'username', 'The user name has 3 to 30 characters'],
    [{ email: 'ayse@posta' }, 'email', 'Enter a valid e-mail'],
    [{ password: 'kumsal7', confirm_password: 'kumsal7' }, 'password', 'at least one uppercase letter'],
    [{ password: 'Password1', confirm_password: 'Password1' }, 'password', 'too easy to guess'],
    [{ confirm_password: 'Kumsal8' }, 'confirm_password', "Passwords don't match"],
    [{ firstname: 'A' }, 'firstname', 'Use 2 to 50 characters'],
    [{ lastname: '<b>x</b>' }, 'lastname', 'Use 2 to 50 characters'],
    [{ birthdate: '2008-01-16' }, 'birthdate', 'You must be 18 or older'],
    [{ birthdate: '2026-02-01' }, 'birthdate', 'Enter a valid date'],
    [{ birthdate: '1899-12-31' }, 'birthdate', 'Enter a valid date'],
    [{ identity: undefined }, 'identity', 'Required field'],
    [{ identity: '11111111111' }, 'identity', 'T.R. Identity Number is Incorrect...'],
    [{ country: 'tr' }, 'country', 'Choose from the list'],
    [{ city: ' ' }, 'city', 'Required field'],
    [{ address: '' }, 'address', 'Required field'],
    [{ phone: '05000000001' }, 'phone', 'Enter a valid mobile number'],
    [{ promotion_code: 'GECTI' }, 'promotion_code', 'The promotion code has expired'],
    [{ promotion_code: 'YOK' }, 'promotion_code', 'There is no such promotion code'],
    [{ currency: 'EUR' }, 'currency', 'Accounts are in TRY alone'],
    [{ rules_accepted: 0 }, 'rules_accepted', 'You have to accept the rules']
  ])('%j is refused at %s: %s', async (changes, field, message) => {
    const form = fresh(changes)
    const reply = await gateway.call('user.register', { ...form, Lang: 'en' })
    expect(reply).toMatchObject({ result: false, debug: field })
    expect(reply.message).toContain(message)
    expect(await rowOf(form['username'])).toBeUndefined()
    expect(await sentTo(gateway.database, String(form['email']))).toEqual([])
  })

  test('replies in Turkish to a Turkish page', async () => {
    const reply = await gateway.call('user.register', fresh({ birthdate: '2008-01-16' }))
    expect(reply.message).toBe('18 yaşından küçükler üye olamaz')
  })

  test('a player is 18 from midnight in Istanbul on their birthday', async () => {
    // It is noon UTC on 15 January, three in the afternoon in Istanbul.
    expect((await gateway.call('user.register', fresh({ birthdate: '2008-01-15' }))).result).toBe(true)
  })

  test('a form with a value of the wrong type is refused', async () => {
    for (const changes of [{ username: ['a'] }, { password: 'x'.repeat(201) }, { birthdate: '1990-02-30' }]) {
      expect((await gateway.call('user.register', fresh(changes))).message).toBe('Geçersiz istek')
    }
  })
})

describe('W13 a taken user name or e-mail', () => {
  test('is refused with the same text after the same work', async () => {
    const replies = []
    for (const changes of [{ username: 'DEMO' }, { email: 'Demo@Example.com' }]) {
      gateway.passwords.work = 0
      replies.push({
        ...(await gateway.call('user.register', fresh(changes))),
        work: gateway.passwords.work
      })
    }
    expect(replies[0]).toEqual(replies[1])
    expect(replies[0]).toMatchObject({ result: false, debug: '', work: 1 })
  })

  test('is taken in every form of its characters', async () => {
    for (const email of ['ｄｅｍｏ@example.com', 'demo@ｅｘａｍｐｌｅ.com', 'demo＠example．com']) {
      expect(await gateway.call('user.register', fresh({ email }))).toMatchObject({
        result: false,
        debug: ''
      })
    }
    const email = 'demo\u200b@example.com'
    expect((await gateway.call('user.register', fresh({ email }))).debug).toBe('email')
  })

  test('costs as much work as a free one', async () => {
    gateway.passwords.work = 0
    await gateway.call('user.register', fresh())
    expect(gateway.passwords.work).toBe(1)
  })

  test('becomes one account when the same form is sent ten times concurrently', async () => {
    const form = fresh()
    const replies = await Promise.all(Array.from({ length: 10 }, () => gateway.call('user.register', form)))
    expect(replies.filter(reply => reply.result)).toHaveLength(1)
    expect(await sentTo(gateway.database, String(form['email']))).toHaveLength(1)
  })

  test('W7 is limited by address', async () => {
    const address = '203.0.113.9'
    for (let index = 0; index < 10; index += 1) {
      await gateway.call('user.register', fresh({ email: 'demo@example.com' }), { address })
    }
    expect((await gateway.call('user.register', fresh(), { address })).code).toBe(429)
    expect((await gateway.call('user.register', fresh(), { address: '203.0.113.10' })).result).toBe(true)
  })
})
