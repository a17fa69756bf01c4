import { describe, expect, test } from 'vitest'

import { emails } from '../mail/emails.ts'
import { QUESTIONS } from './content/faq.ts'
import { INFORMATION } from './content/index.ts'
import { datas } from './datas.ts'
import { PICTURE_MISSING } from './games.ts'
import { JACKPOTS } from './jackpots.ts'
import { MASS_MESSAGES, POPUPS } from './announcements.ts'
import { PROMOTIONS } from './promotions.ts'
import { DAY } from './schedule.ts'
import { SLIDERS } from './sliders.ts'
import { topWinsAt } from './top-wins.ts'
import { leadersOf, TOURNAMENTS } from './tournaments.ts'

const PAGES = [
  'SorumluOyunculuk',
  'GenelKurallar',
  'GizlilikBilgisi',
  'FinancialsInformation',
  'CasinoKurallari',
  'BahisKurallari',
  'PromoSart',
  'SiteInformation'
]

describe('CONT-01 the pages', () => {
  test.each(PAGES)('%s is there in both languages, without a mark of a sample', type => {
    expect(INFORMATION[type]?.tr).toMatch(/^<.*[^\]]$/s)
    expect(INFORMATION[type]?.en).toMatch(/^</)
    expect(Object.values(INFORMATION[type] ?? {}).join('')).not.toMatch(/\[(örnek|sample)/)
  })

  test('have 300 to 1,200 words, except one that is nearly empty', () => {
    const outside = PAGES.filter(type => {
      const counts = Object.values(INFORMATION[type] ?? {}).map(wordsIn)
      return counts.some(count => count < 300 || count > 1_200)
    })
    expect(outside).toEqual(['BahisKurallari'])
  })

  test('contain a table, and a page with scripts that must not run', () => {
    const withTable = PAGES.filter(type => INFORMATION[type]?.tr.includes('<table>'))
    const forbidden = PAGES.filter(type =>
      /<script|onclick|<iframe|javascript:/.test(INFORMATION[type]?.tr ?? '')
    )
    expect([withTable, forbidden]).toEqual([['FinancialsInformation'], ['GenelKurallar']])
  })

  test('have 24 questions', () => {
    expect(QUESTIONS).toHaveLength(24)
    expect(INFORMATION['SSSinformation']?.en.match(/<h3>/g)).toHaveLength(24)
  })

  test('say how long a reset link is good for, as its e-mail does', () => {
    const { text } = emails.reset('https://rihtim.example')
    const lifetimes = { tr: expect.stringContaining('15 dakika'), en: expect.stringContaining('15 minutes') }
    expect([text, INFORMATION['SSSinformation']]).toEqual([lifetimes, lifetimes])
  })

  test('MENU-02 contain social links with https and reserved domains', () => {
    const links = Object.values(
      JSON.parse(INFORMATION['SocialMediaLinks']?.tr ?? '{}') as Record<string, string>
    )
    expect(links).toHaveLength(6)
    for (const link of links) expect(new URL(link)).toMatchObject({ protocol: 'https:' })
    for (const link of links) expect(new URL(link).hostname).toMatch(/\.example$/)
  })
})

describe('offers and announcements', () => {
  const isOn = ({ from, to }: { from: number; to: number }) => from <= 0 && to > 0

  test('VALID-05 7 of 11 banners are active: 5 left, 2 right', () => {
    const shown = SLIDERS.filter(slider => slider.isActive && isOn(slider))
    expect([SLIDERS.length, shown.length]).toEqual([11, 7])
    expect(shown.filter(({ place }) => place === 'sol')).toHaveLength(5)
    expect(SLIDERS.filter(({ isActive }) => !isActive)).toHaveLength(2)
    // getSlider asks for seven: they are the ones that can be shown.
    expect(SLIDERS.slice(0, 7)).toEqual(shown)
  })

  test('PROMO-01 14 promotions: 6 active, 3 upcoming, 5 ended, each with four facts', () => {
    expect(groupsOf(PROMOTIONS)).toEqual([6, 3, 5])
    expect(PROMOTIONS.every(({ facts }) => facts.length === 4)).toBe(true)
  })

  test('TOUR-01 9 tournaments: 3 active, 2 upcoming, 4 concluded, and two change groups soon', () => {
    expect(groupsOf(TOURNAMENTS)).toEqual([3, 2, 4])
    expect(TOURNAMENTS.map(({ to }) => to)).toContain(180_000)
    expect(TOURNAMENTS.map(({ from }) => from)).toContain(120_000)
    for (const tournament of TOURNAMENTS.filter(({ from }) => from <= 0)) {
      const shared = leadersOf(tournament).reduce((sum, { prize }) => sum + prize, 0)
      expect(shared).toBe(tournament.prize)
    }
  })

  test('TOUR-01 the message that a tournament has ended is sent after its end', () => {
    const name = 'İlk Sefer'
    const tournament = TOURNAMENTS.find(one => one.name === name)
    const message = MASS_MESSAGES.find(({ title }) => title.tr.startsWith(name))
    expect(-message!.age * DAY).toBeGreaterThan(tournament!.to)
  })

  test('there are 13 mass messages, 2 pop-ups of which one is active, 4 jackpots', () => {
    expect(MASS_MESSAGES).toHaveLength(13)
    expect(POPUPS.map(({ isActive }) => isActive)).toEqual([true, false])
    expect(JACKPOTS).toHaveLength(4)
  })

  test('HOME-02 the feed of winners has 30 rows, 7 to 20 s apart, and is reproducible', () => {
    const now = Date.UTC(2026, 4, 1, 10)
    const dates = topWinsAt(now).map(({ date }) => Date.parse(`${date.replace(' ', 'T')}+03:00`))
    expect(dates).toHaveLength(30)
    expect(dates[0]).toBeLessThanOrEqual(now)
    dates.slice(1).forEach((date, at) => {
      const apart = (dates[at] ?? 0) - date
      expect(apart).toBeGreaterThanOrEqual(6_000)
      expect(apart).toBeLessThanOrEqual(21_000)
    })
    expect(topWinsAt(now)).toEqual(topWinsAt(now))
  })

  test('every winner has a game whose picture is not missing', () => {
    const hours = Array.from({ length: 24 * 7 }, (_, hour) => Date.UTC(2026, 4, 1, hour))
    const ids = new Set(hours.flatMap(topWinsAt).map(({ gameID }) => gameID))

    expect(ids.size).toBeGreaterThan(300)
    for (const id of ['', ...PICTURE_MISSING.map(String)]) expect(ids).not.toContain(id)
  })

  test('MENU-01 the menu has its seventeen entries, in both languages', () => {
    interface Entry {
      title: { tr: string; en: string }
      path: string
      children?: Entry[]
    }
    const menu = datas['header-menu'] as Entry[]
    const leaves = menu.flatMap(entry => entry.children ?? [entry])
    expect(leaves).toHaveLength(17)
    expect(leaves.every(({ path }) => path.startsWith('/'))).toBe(true)
    expect([...menu, ...leaves].every(({ title }) => title.tr && title.en)).toBe(true)
    const labels = leaves.map(({ title }) => title.en)
    expect(labels).toEqual(expect.arrayContaining(['Golden Race', 'Bet on Games', 'Sound bingo', 'Zeplin']))
  })
})

function wordsIn(html: string): number {
  const text = html.replace(/<script.*?<\/script>/g, ' ').replace(/<[^>]+>/g, ' ')
  return text.trim().split(/\s+/).length
}

/** Active, upcoming, ended. */
function groupsOf(list: readonly { from: number; to: number }[]): number[] {
  return [
    list.filter(({ from, to }) => from <= 0 && to > 0).length,
    list.filter(({ from }) => from > 0).length,
    list.filter(({ to }) => to <= 0).length
  ]
}
