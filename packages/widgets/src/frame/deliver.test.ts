import { $sessionStatus } from '@bnw/core/session'
import { testEnvironment } from '@bnw/core/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { configure } from '../kit/configuration.ts'
import { startPage } from '../kit/page.ts'
import { forgetStatus } from '../kit/page-session.ts'
import { deliver } from './deliver.ts'

const SITE = 'https://site.example'

let host = document.createElement('div')
const open = vi.spyOn(window, 'open').mockReturnValue(null)

beforeEach(() => {
  testEnvironment()
  configure({ site: SITE })
  forgetStatus()
  host = document.createElement('div')
})
afterEach(() => void open.mockClear())

/** The details of an event that the element dispatches. */
function detailsOf(name: string): unknown[] {
  const details: unknown[] = []
  host.addEventListener(name, event => details.push((event as CustomEvent).detail))
  return details
}

describe('an intent of a frame', () => {
  const intent = (address: string, name = 'bnw-navigate') =>
    ({ type: 'intent', name, detail: { path: '/slot' }, address }) as const

  test('EMB-03 is dispatched, and opens its address of the site in a new tab', () => {
    const details = detailsOf('bnw-navigate')
    deliver(host, intent(`${SITE}/slot`), [])

    expect(details).toEqual([{ path: '/slot' }])
    expect(open).toHaveBeenCalledExactlyOnceWith(`${SITE}/slot`, '_blank', 'noopener')
  })

  test('EMB-03 opens nothing if the page prevents it', () => {
    host.addEventListener('bnw-navigate', event => event.preventDefault())
    deliver(host, intent(`${SITE}/slot`), [])

    expect(open).not.toHaveBeenCalled()
  })

  test.each([
    'https://evil.example/slot',
    `${SITE}.evil.example/slot`,
    'http://site.example/slot',
    'javascript:alert(1)',
    '/slot'
  ])('SEC-01 is ignored with the address %s', address => {
    const details = detailsOf('bnw-navigate')
    deliver(host, intent(address), [])

    expect(details).toEqual([])
    expect(open).not.toHaveBeenCalled()
  })

  test('SEC-01 is ignored with a name that is no intent', () => {
    const details = detailsOf('bnw-cashier')
    deliver(host, intent(SITE, 'bnw-cashier'), ['bnw-cashier'])

    expect(details).toEqual([])
    expect(open).not.toHaveBeenCalled()
  })
})

describe('an event of a frame', () => {
  const event = (name: string, detail = {}) => ({ type: 'event', name, detail }) as const

  test('EMB-03 is dispatched if the element declares it, or every element does', () => {
    const details = ['bnw-cashier', 'bnw-state', 'bnw-navigate'].map(detailsOf)
    for (const name of ['bnw-cashier', 'bnw-state', 'bnw-navigate'])
      deliver(host, event(name), ['bnw-cashier'])

    expect(details).toEqual([[{}], [{}], []])
  })

  test('EMB-03 the status of the session, which all frames report, is dispatched once', () => {
    const details = detailsOf('bnw-session')
    for (const status of ['player', 'player', 'guest']) deliver(host, event('bnw-session', { status }), [])

    expect(details).toEqual([{ status: 'player' }, { status: 'guest' }])
  })

  test.each([
    ['guest', ['guest']],
    ['player', ['guest', 'player']]
  ])(
    'EMB-03 %s of a frame is dispatched after the guest of a public element if it differs',
    async (status, expected) => {
      const statuses = statusesOnPage()
      startPage()
      await vi.waitFor(() => expect(statuses).toEqual(['guest']))
      deliver(host, event('bnw-session', { status }), [])

      expect(statuses).toEqual(expected)
    }
  )

  test('EMB-03 a public element that is added later does not contradict the frames', async () => {
    const statuses = statusesOnPage()
    deliver(host, event('bnw-session', { status: 'player' }), [])
    startPage()
    await vi.waitFor(() => expect($sessionStatus.get()).toBe('guest'))

    expect(statuses).toEqual(['player'])
  })
})

function statusesOnPage(): unknown[] {
  const statuses: unknown[] = []
  document.body.append(host)
  host.addEventListener('bnw-session', ({ detail }: CustomEventInit) => statuses.push(detail.status))
  document.addEventListener('bnw-session', ({ target, detail }: Event & CustomEventInit) => {
    if (target === document) statuses.push(detail.status)
  })
  return statuses
}
