import { describe, expect, test } from 'vitest'

import { login } from '../contract/user.ts'
import { testEnvironment } from '../testing/index.ts'
import { send } from './client.ts'
import { ContractError, OfflineError, RefusedError } from './errors.ts'
import { explain } from './explain.ts'
import { lossOf } from './fixed-messages.ts'

const credentials = { username: 'ayse', password: 'Secret1!' }

describe('fixed messages', () => {
  test.each([
    ['Oturum süresi doldu', 'expired'],
    ['Giriş Başarısız', 'failed'],
    ['İnaktif hesap', 'inactive'],
    ['Bu işlem için yetkiniz yok', 'unauthorised']
  ])(
    'SESS-05 recognises %s in composed and decomposed form and with surrounding whitespace',
    async (message, reason) => {
      for (const form of [message, message.normalize('NFD'), ` ${message}\n`]) {
        const { gateway } = testEnvironment()
        gateway.expects(login).refuses(form, 401)

        await expect(send(login, credentials)).rejects.toMatchObject({ name: 'SessionLostError', reason })
      }
    }
  )

  test.each([
    ['oturum süresi doldu'],
    ['Oturum süresi doldu.'],
    ['Oturum  süresi doldu'],
    ['OTURUM SÜRESİ DOLDU'],
    ['Inaktif hesap'],
    ['x Giriş Başarısız']
  ])('SESS-05 %s is not a session loss', message => {
    expect(lossOf({ message, code: 400, debug: '' })).toBeUndefined()
  })

  test('SESS-05 debug "anonymous user" and code 403, as a number or as digits, mean an expired session', async () => {
    const { gateway } = testEnvironment()
    gateway.expects(login).refuses('Hayır', 400, 'anonymous user')
    gateway.expects(login).refuses('Hayır', 403)
    gateway.expects(login).fails(403)
    gateway.expects(login).breaksContract('{"result":false,"message":"Hayır","code":"403"}')

    for (let turn = 0; turn < 4; turn++)
      await expect(send(login, credentials)).rejects.toMatchObject({ reason: 'expired' })
  })

  test('SESS-05 ignores a code that is a list and a message inside data', async () => {
    const { gateway } = testEnvironment()
    gateway.expects(login).breaksContract('{"result":false,"message":"Hayır","code":[403],"debug":{"a":1}}')
    gateway
      .expects(login)
      .breaksContract(
        '{"result":false,"message":"","data":{"message":"Giriş Başarısız","debug":"anonymous user","code":403}}'
      )

    for (let turn = 0; turn < 2; turn++)
      await expect(send(login, credentials)).rejects.toMatchObject({ name: 'RefusedError', code: 0 })
  })
})

describe('explain()', () => {
  test.each([
    [new RefusedError('a.b', 'Bakiye yetersiz', 400), 'Bakiye yetersiz'],
    [new RefusedError('a.b', '', 400), 'İşlem Başarısız'],
    [
      new RefusedError('a.b', 'Çok fazla deneme yapıldı, lütfen biraz bekleyin.', 429),
      'Çok fazla deneme yapıldı, lütfen biraz bekleyin.'
    ],
    [new RefusedError('a.b', '', 429), 'Çok fazla deneme yapıldı, lütfen biraz bekleyin.'],
    [new TypeError('a bug of ours'), 'Bir şeyler ters gitti, lütfen daha sonra deneyin.'],
    ['no error at all', 'Bir şeyler ters gitti, lütfen daha sonra deneyin.']
  ])('GATE-04 %s', (error, text) => {
    expect(explain(error)).toBe(text)
  })
})

test('GATE-04 a message of spaces alone is an empty one', async () => {
  const { gateway } = testEnvironment()
  gateway.expects(login).refuses(' \n', 400)

  const error: unknown = await send(login, credentials).catch((caught: unknown) => caught)

  expect(explain(error)).toBe('İşlem Başarısız')
})

describe('a lost reply', () => {
  test.each([
    ['user.pass_change', 'Yanıt alınamadı; isteğiniz gerçekleşmiş olabilir.'],
    ['user.register', 'Yanıt alınamadı; isteğiniz gerçekleşmiş olabilir.'],
    ['user.pass_reset', 'Yanıt alınamadı; isteğiniz gerçekleşmiş olabilir.'],
    ['user.forgot', 'Yanıt alınamadı; isteğiniz gerçekleşmiş olabilir.'],
    ['user.change_email', 'Yanıt alınamadı; isteğiniz gerçekleşmiş olabilir.'],
    ['user.sms_send', 'Yanıt alınamadı; isteğiniz gerçekleşmiş olabilir.'],
    ['user.sms_validate', 'Yanıt alınamadı; isteğiniz gerçekleşmiş olabilir.'],
    ['user.login', 'Bağlantı kurulamadı.'],
    ['casino.games_list', 'Bağlantı kurulamadı.']
  ])('N3 of %s: %s', (call, text) => {
    expect(explain(new OfflineError(call, 'timed out'))).toBe(text)
  })

  test('N3 an unreadable one of a change that no call can verify may mean that it was made', () => {
    expect(explain(new ContractError('user.register', 'no JSON'))).toBe(
      'Yanıt alınamadı; isteğiniz gerçekleşmiş olabilir.'
    )
    expect(explain(new ContractError('user.login', 'no JSON'))).toBe(
      'Bir şeyler ters gitti, lütfen daha sonra deneyin.'
    )
  })
})
