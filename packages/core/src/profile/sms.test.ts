import { describe, expect, test } from 'vitest'

import { smsSend, smsValidate } from '../contract/user-profile.ts'
import { $sms, $smsConfirming, $smsSending, confirmSmsCode, sendSmsCode, smsWait } from './index.ts'
import { $toasts } from '../toasts/index.ts'
import { NOW, begin, errorOf, toastTexts, world, withSignedInPlayer } from '../testing/signed-in.ts'

withSignedInPlayer()

describe('phone verification', () => {
  test('PROF-01 sends a code, and another one after 60 s', async () => {
    world.gateway.expects(smsSend, { SiteType: 'desktop' }).answers({ expires_in: 300 })
    await sendSmsCode()
    expect($sms.get()).toEqual({ step: 'sent', at: NOW, durationMs: 300_000 })
    expect(smsWait()).toBe(60_000)

    world.clock.advance(59_000)
    await sendSmsCode()
    expect(world.gateway.count(smsSend)).toBe(1)

    world.clock.advance(1_000)
    world.gateway.expects(smsSend).answers({ expires_in: 300 })
    await sendSmsCode()
    expect(world.gateway.count(smsSend)).toBe(2)
  })

  test('PROF-01 a code that was sent is known after a reload, while it is valid', async () => {
    world.gateway.expects(smsSend).answers({ expires_in: 300 })
    await sendSmsCode()
    const reload = (now: number) =>
      begin({ stored: { ...world.storage.all(), expirationDate: String(now + 10_000) }, now })
    await reload(NOW + 299_000)
    expect($sms.get()).toEqual({ step: 'sent', at: NOW, durationMs: 300_000 })

    await reload(NOW + 300_000)
    expect($sms.get()).toEqual({ step: 'none' })
  })

  test('PROF-01 N3 a code whose reply is lost can be entered, and sent again at once', async () => {
    world.gateway.expects(smsSend).fails(502)
    await sendSmsCode()
    expect(errorOf($smsSending.get())).toBe('Yanıt alınamadı; isteğiniz gerçekleşmiş olabilir.')
    expect($sms.get()).toMatchObject({ step: 'sent' })
    expect(smsWait()).toBe(0)

    world.gateway.expects(smsSend).refuses('Biraz bekleyin')
    await sendSmsCode()
    expect($sms.get()).toMatchObject({ step: 'sent' })
  })

  test('PROF-01 no code counts as sent if the gateway refuses to send one', async () => {
    world.gateway.expects(smsSend).refuses('Biraz bekleyin')
    await sendSmsCode()

    expect($sms.get()).toEqual({ step: 'none' })
  })

  test('PROF-01 a clock set back does not lock the button', async () => {
    world.gateway.expects(smsSend).answers({ expires_in: 300 })
    await sendSmsCode()
    world.clock.advance(-86_400_000)

    expect(smsWait()).toBe(60_000)
  })

  test('PROF-01 a wrong code keeps the countdown; the right one verifies', async () => {
    world.gateway.expects(smsSend).answers({ expires_in: 300 })
    await sendSmsCode()
    world.clock.advance(20_000)
    world.gateway.expects(smsValidate, { code: '000000' }).refuses('Girdiğiniz kod hatalı')
    await confirmSmsCode('000000')
    expect(errorOf($smsConfirming.get())).toBe('Girdiğiniz kod hatalı')
    expect(smsWait()).toBe(40_000)

    world.gateway.expects(smsValidate, { code: '123456' }).answers()
    await confirmSmsCode('123456')

    expect($sms.get()).toEqual({ step: 'confirmed' })
    expect(toastTexts().at(-1)).toBe('Telefonunuz doğrulandı')
    expect($toasts.get().at(-1)?.isSilent).toBe(true)
  })
})
