import { beforeEach, describe, expect, test } from 'vitest'

import { popupInformation } from '../contract/cmscontroller.ts'
import { startCore } from '../index.ts'
import { $popup, closePopup, loadPopup } from './index.ts'
import { testEnvironment } from '../testing/index.ts'

let world = testEnvironment()

beforeEach(async () => {
  world = testEnvironment()
  await startCore()
})

function popup(ID: string, Active: 0 | 1 = 1) {
  return { ID, Title: `T${ID}`, Text: '<p>Metin</p>', Image: '', Link: '/promotions', Active }
}

function follow(): () => string | undefined {
  $popup.listen(() => undefined)
  return () => $popup.get()?.ID
}

describe('popup', () => {
  test('VALID-05 HOME-01 is the first active one until it is closed', async () => {
    const shown = follow()
    world.gateway.expects(popupInformation, { siteId: 111 }).answers([popup('1', 0), popup('2'), popup('3')])
    await loadPopup()
    expect(shown()).toBe('2')
    closePopup('2')

    expect(shown()).toBeUndefined()
    expect(world.storage.get('modalStatus')).toBe('2')
  })

  test('GATE-03 HOME-01 one without title, text and picture is not shown', async () => {
    const shown = follow()
    const blank = { ...popup('1'), Title: '', Text: ' ' }
    world.gateway.expects(popupInformation).answers([blank, { ...blank, ID: '2', Image: '/a.png' }])
    await loadPopup()

    expect(shown()).toBe('2')
  })

  test('HOME-01 is not shown again after a reload, but another one is', async () => {
    world = testEnvironment({ stored: { modalStatus: '2' } })
    const shown = follow()
    world.gateway.expects(popupInformation).answers([popup('2')])
    await loadPopup()
    expect(shown()).toBeUndefined()
    closePopup('1')

    expect(shown()).toBe('2')
  })

  test('HOME-02 is not loaded before the page is visible', async () => {
    let show = () => {}
    const isSeen = new Promise<void>(resolve => (show = resolve))
    world = testEnvironment({ environment: { whenShown: () => isSeen } })
    const shown = follow()
    const loaded = loadPopup()
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(world.gateway.sent).toEqual([])

    world.gateway.expects(popupInformation).answers([popup('2')])
    show()
    await loaded

    expect(shown()).toBe('2')
  })
})
