import { describe, expect, test, vi } from 'vitest'

import { safeUrl, type UrlKind } from './index.ts'
import { hostileAddresses } from '../testing/hostile-addresses.ts'

const KINDS: UrlKind[] = ['route', 'link', 'image', 'game']
const BASE = 'https://site.test'

/** Whether a result is permitted, according to the platform's URL parser. */
function isHarmless(url: string, kind: UrlKind): boolean {
  const { protocol, hostname, origin, username } = new URL(url, BASE)
  if (kind === 'route') return url.startsWith('/') && !url.startsWith('//') && origin === BASE
  const isLocal = protocol === 'http:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  const isMail = kind === 'link' && (protocol === 'mailto:' || protocol === 'tel:')
  return (protocol === 'https:' && username === '') || isLocal || isMail
}

test('H5 accepts addresses on a page whose trim() returns an object', () => {
  vi.spyOn(String.prototype, 'trim').mockImplementation(function (this: string) {
    return new String(this) as string
  })

  expect(safeUrl('https://games.example/1', 'game', BASE)).toBe('https://games.example/1')
  vi.restoreAllMocks()
})

describe('addresses', () => {
  test('SEC-01 rejects 500 hostile addresses for each use', () => {
    const hostile = hostileAddresses(500)
    const out = KINDS.flatMap(kind =>
      hostile.map(address => [kind, address, safeUrl(address, kind, BASE)] as const)
    )

    expect(hostile).toHaveLength(500)
    expect(out.filter(([kind, , url]) => url !== undefined && !isHarmless(url, kind))).toEqual([])
    expect(out.filter(([kind, , url]) => kind === 'route' && url !== undefined)).toEqual([])
    expect(out.filter(([, , url]) => url !== undefined && /evil/.test(new URL(url, BASE).hostname))).toEqual(
      []
    )
  })

  test.each([
    ['/slot?a=1#b', 'route', '/slot?a=1#b'],
    ['/ş', 'route', '/%C5%9F'],
    ['/a/../slot', 'route', '/slot'],
    ['https://site.test/slot', 'route', undefined],
    ['/slot\\category', 'route', undefined],
    ['mailto:a@b.example', 'link', 'mailto:a@b.example'],
    ['tel:+905000000001', 'link', 'tel:+905000000001'],
    ['https://x.example/a b', 'link', 'https://x.example/a%20b'],
    ['/slot', 'link', '/slot'],
    ['http://localhost:4001/g', 'game', 'http://localhost:4001/g'],
    ['http://127.0.0.1:4001/g', 'game', 'http://127.0.0.1:4001/g'],
    ['http://[::1]:4001/g', 'game', 'http://[::1]:4001/g'],
    ['http://games.example/g', 'game', undefined],
    ['/g', 'game', undefined],
    ['mailto:a@b.example', 'image', undefined],
    ['/covers/1.svg', 'image', 'https://site.test/covers/1.svg'],
    ['covers/1.svg', 'image', 'https://site.test/covers/1.svg'],
    ['../1.svg?v=2', 'image', 'https://site.test/1.svg?v=2'],
    ['covers\\1.svg', 'image', undefined],
    ['//cdn.example/1.png', 'image', undefined],
    ['slot', 'link', undefined],
    ['https://cdn.example/1.png', 'image', 'https://cdn.example/1.png']
  ] as const)('SEC-01 %s as %s is %s', (address, kind, url) => {
    expect(safeUrl(address, kind, BASE)).toBe(url)
  })

  test.each([null, undefined, 7, {}, ['/slot'], { toString: () => '/slot' }])(
    'SEC-01 %j is not an address',
    value => {
      for (const kind of KINDS) expect(safeUrl(value, kind, BASE)).toBeUndefined()
    }
  )
})
