import { $historyQuery, daysOf } from '@bnw/core/history'
import { testEnvironment } from '@bnw/core/testing'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { type ChosenFilters, useFilters } from './use-filters.ts'

const NOW = Date.UTC(2025, 2, 9, 21)

/** The host site's navigation, which changes the URL's query at once. */
const navigate = vi.hoisted(() => vi.fn())
vi.mock('../kit/index.ts', () => ({ useChanges: () => 0, useNavigation: () => ({ navigate }) }))

let chosen: ChosenFilters

function Probe({ onRender }: { onRender: (chosen: ChosenFilters) => void }) {
  onRender(useFilters('finance', { preset: '', state: '' }))
  return null
}

/** Makes choices one after the other, all of them before the next render. */
async function chooseBeforeRender(choices: (from: ChosenFilters) => void): Promise<void> {
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Probe onRender={latest => (chosen = latest)} />))
  const rendered = chosen
  await act(async () => choices(rendered))
  await act(async () => root.unmount())
}

describe.each([
  ['on a partner’s page', undefined],
  ['on the site', { tab: 'finance' }]
])('filters %s', (_where, query) => {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    testEnvironment()
    navigate.mockImplementation((path: string) =>
      $historyQuery.set(Object.fromEntries(new URL(path, 'https://site.test').searchParams))
    )
    $historyQuery.set(query)
  })

  test('HIST-02 the last of several fast choices of a preset wins', async () => {
    await chooseBeforeRender(({ choose }) => {
      for (const preset of ['all', '365', '730'] as const) choose({ preset, from: '', to: '' })
    })

    expect(chosen.filters.preset).toBe('730')
    expect(daysOf(chosen.filters, NOW)).toEqual({ from: '2023-03-11', to: '2025-03-10' })
  })

  test('HIST-02 custom dates begin with those of a preset chosen a moment before', async () => {
    await chooseBeforeRender(({ choose }) => {
      choose({ preset: '365', from: '', to: '' })
      choose({ preset: '730', from: '', to: '' })
      choose(current => ({ from: daysOf(current, NOW).from }))
    })

    expect(chosen.filters.from).toBe('2023-03-11')
  })

  test('HIST-02 a choice keeps another one made a moment before', async () => {
    await chooseBeforeRender(({ choose }) => {
      choose({ preset: '730', from: '', to: '' })
      choose({ status: '1003' })
    })

    expect(chosen.filters).toMatchObject({ preset: '730', status: '1003' })
  })
})
