import { cmscontroller, crm, habanero, slider } from '@bnw/core/contract'
import { describe, expect, test } from 'vitest'

import { NOW, seededDatabase } from '../testing/seeded-database.ts'
import { cmscontrollerHandlers } from './cmscontroller.ts'
import { crmHandlers } from './crm.ts'
import { habaneroHandlers } from './habanero.ts'
import { sliderHandlers } from './slider.ts'

const seeded = await seededDatabase()
const { visitor } = seeded

describe('content', () => {
  test('VALID-05 HOME-01 banners include inactive ones, except in slider.get_active_items', async () => {
    const page = { limit: 7, offset: 0 }
    const seven = cmscontroller.getSlider.reply.read({
      data: await cmscontrollerHandlers.getSlider(page, visitor)
    })
    expect(seven.filter(({ Status }) => Status)).toHaveLength(7)
    const right = await cmscontrollerHandlers.getIcSlider(
      { SliderType: 'slot', sliderPlace: 'sag', siteId: 889 },
      visitor
    )
    expect(right.map(({ ID }) => ID)).toEqual([6, 7, 9, 11])
    const active = slider.getActiveItems.reply.read({
      data: await sliderHandlers.getActiveItems({ siteId: 889 }, visitor)
    })
    expect(active).toHaveLength(7)
    expect(await sliderHandlers.getAllItems({ siteId: 889 }, visitor)).toHaveLength(11)
  })

  test('I18N-02 texts and prizes are in the language of the call', async () => {
    const english = { ...visitor, lang: 'en' as const }
    const [first] = await cmscontrollerHandlers.getTournaments({ limit: 50, offset: 0 }, visitor)
    const [same] = await cmscontrollerHandlers.getTournaments({ limit: 50, offset: 0 }, english)
    expect([first?.Prize, same?.Prize]).toEqual(['₺250.000', '₺250,000'])
    const [page] = await cmscontrollerHandlers.getInformation({ InfType: 'SiteInformation' }, english)
    expect(page?.Text).toMatch(/^<p>[A-Z]/)
    const promotions = await cmscontrollerHandlers.getPromotions({}, english)
    expect(cmscontroller.getPromotions.reply.read({ data: promotions })[1]?.Title).toBe('30% weekly cashback')
  })

  test('NOTIF-02 mass messages are paged by ten, newest first', async () => {
    const { items, total } = await crmHandlers.listMassMessages({ limit: 10, offset: 0 }, visitor)
    const page = crm.listMassMessages.reply.read({ data: items, pagination: { limit: 10, offset: 0, total } })
    expect([page.items.length, page.total, page.items[0]?.ID]).toEqual([10, 13, '13'])
  })

  test('HOME-01 jackpots start with the seeded amounts and grow', async () => {
    const [row] = habanero.getJackpots.reply.read({ data: await habaneroHandlers.getJackpots({}, visitor) })
    expect(row?.jackpots.map(({ amount }) => amount)).toEqual([124_015, 1_890_040, 24_530_000, 341_288_075])
    const later = await habaneroHandlers.getJackpots({}, { ...visitor, now: () => NOW + 10_000 })
    expect(later[0]?.jackpots[3]?.amount).toBe('3413000.75')
  })
})
