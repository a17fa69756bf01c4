import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'

import { getIcSlider, getSlider } from '../contract/cmscontroller.ts'
import { startCore } from '../index.ts'
import { chooseLanguage } from '../language/index.ts'
import { pageEvents } from '../lib/index.ts'
import { slider } from './index.ts'
import { slide, testEnvironment } from '../testing/index.ts'

let world = testEnvironment()

beforeEach(async () => {
  world = testEnvironment({ now: Date.UTC(2025, 2, 1, 9) })
  await startCore()
})

function shown(): string[] {
  return (slider('sol').$slides.get().value ?? []).map(({ ID }) => ID)
}

describe('slider', () => {
  test('VALID-05 HOME-01 shows slides that are active and within their dates, also as time passes', async () => {
    const rows = [
      slide('on'),
      slide('off', { Status: 0 }),
      slide('endless', { Start_date: '', End_date: '' }),
      slide('coming', { Start_date: '2025-03-01 12:00:10' }),
      slide('over', { End_date: '2025-03-01 12:00:00' }),
      slide('ending', { End_date: '2025-03-01 12:00:10' })
    ]
    world.gateway.expects(getIcSlider, { sliderPlace: 'sol', SliderType: 'slot', siteId: 889 }).answers(rows)
    onTestFinished(slider('sol').$slides.listen(() => undefined))
    await slider('sol').load()

    expect(shown()).toEqual(['on', 'endless', 'ending'])
    world.clock.advance(10_000)
    pageEvents.emit('resume')
    expect(shown()).toEqual(['on', 'endless', 'coming'])
  })

  test('HOME-02 loads all places by the other call, at most seven', async () => {
    world.gateway.expects(getSlider, { siteId: 889, limit: 7, offset: 0 }).answers([slide('1')])
    await slider('all').load()

    expect(slider('all').$slides.get().value).toHaveLength(1)
  })

  test('I18N-02 reloads the shown slides in another language', async () => {
    world.gateway.expects(getIcSlider).answers([slide('1', { Title: 'Bir' })])
    await slider('sag').load()
    world.gateway.expects(getIcSlider, { sliderPlace: 'sag' }).answers([slide('1', { Title: 'One' })])
    chooseLanguage('en')
    await expect.poll(() => slider('sag').$slides.get().value?.[0]?.Title).toBe('One')
  })
})
