import { environment } from '@bnw/core'
import { testEnvironment } from '@bnw/core/testing'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { configure } from './configuration.ts'
import { runsDirectly } from './isolation.ts'

/** A page of another origin than the site's, whose gateway answers this. */
function onPartner(isolation: 'auto' | 'inline', answer: () => Promise<Response>) {
  const fetch = vi.fn(answer)
  configure({ isolation, site: 'https://site.example' })
  environment().fetch = fetch
  return fetch
}

const json = (value: unknown) => () => Promise.resolve(Response.json(value))

describe('EMB-10 private elements run directly', () => {
  beforeEach(() => void testEnvironment())

  test('on the site’s own origin', () => {
    configure({ site: location.origin })
    expect(runsDirectly()).toBe(true)
  })

  test('nowhere else by default, without a request', () => {
    const fetch = onPartner('auto', json({ inline: true }))
    expect(runsDirectly()).toBe(false)
    expect(fetch).not.toHaveBeenCalled()
  })

  test('where the page sets it and the gateway allows it, with one request', async () => {
    const fetch = onPartner('inline', json({ inline: true }))
    expect(await Promise.all([runsDirectly(), runsDirectly()])).toEqual([true, true])
    expect(fetch).toHaveBeenCalledExactlyOnceWith('https://site.example/embed/policy.json', {
      credentials: 'omit',
      redirect: 'error'
    })
  })

  test('not if the gateway does not answer in time', async () => {
    onPartner('inline', () => new Promise(() => {}))
    environment().after = (_ms, work) => {
      work()
      return () => undefined
    }

    expect(await runsDirectly()).toBe(false)
  })

  test.each([
    ['says no', json({ inline: false })],
    ['says something else', json({ inline: 'true' })],
    ['says nothing', json(null)],
    ['sends no JSON', () => Promise.resolve(new Response('<html>'))],
    ['refuses', () => Promise.resolve(Response.json({ inline: true }, { status: 500 }))],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))]
  ])('not if the gateway %s', async (_name, answer) => {
    onPartner('inline', answer)
    expect(await runsDirectly()).toBe(false)
  })
})
