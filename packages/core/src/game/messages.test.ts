import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { readGameMessage } from './messages.ts'

const id = '6f1c1e34-57a0-4b6e-9f5d-0d8f4f0a7c11'

/** Types and fields of the table for those who build a game: `round-end id return`. */
const documented = [
  ...readFileSync(new URL('../../../../docs/recipes/own-gateway.md', import.meta.url), 'utf8').matchAll(
    /^\| `([a-z-]+)` +\|([^|]*)\|/gm
  )
].map(([, type, cell = '']) => [type, ...[...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name)].join(' '))

const ACCEPTED = [
  { v: 1, type: 'ready' },
  { v: 1, type: 'balance', value: 0 },
  { v: 1, type: 'round-start', id, stake: 500 },
  { v: 1, type: 'round-end', id, return: 0 },
  { v: 1, type: 'deposit' },
  { v: 1, type: 'exit' },
  { v: 1, type: 'activity' },
  { v: 1, type: 'error', code: 'round-lost' }
]

describe('game messages', () => {
  test('PLAY-04 are documented with all of their fields', () => {
    const fields = ACCEPTED.map(({ v: _version, type, ...others }) =>
      [type, ...Object.keys(others)].join(' ')
    )
    expect(documented).toEqual(fields)
  })

  test.each(ACCEPTED)('PLAY-04 parses $type', message => {
    expect(readGameMessage(message)?.type).toBe(message.type)
  })

  test.each<[string, unknown]>([
    ['text', '{"v":1,"type":"ready"}'],
    ['nothing', null],
    ['an unknown type', { v: 1, type: 'log-out' }],
    ['a property of Object.prototype as type', { v: 1, type: 'toString' }],
    ['another version', { v: 2, type: 'ready' }],
    ['an unknown field', { v: 1, type: 'ready', amount: 5 }],
    ['a missing field', { v: 1, type: 'balance' }],
    ['a fraction', { v: 1, type: 'balance', value: 0.5 }],
    ['a negative amount', { v: 1, type: 'balance', value: -1 }],
    ['an amount as text', { v: 1, type: 'round-start', id, stake: '500' }],
    ['a round without an id', { v: 1, type: 'round-end', id: 'x', return: 0 }],
    ['an empty code', { v: 1, type: 'error', code: '' }],
    ['a code that is too long', { v: 1, type: 'error', code: 'x'.repeat(41) }],
    ['a list', [1, 'ready']]
  ])('PLAY-04 ignores %s', (_what, data) => {
    expect(readGameMessage(data)).toBeUndefined()
  })

  test('PLAY-04 ignores an object whose getter throws', () => {
    const trap = {
      get type(): string {
        throw new Error('trap')
      }
    }

    expect(readGameMessage(trap)).toBeUndefined()
  })
})
