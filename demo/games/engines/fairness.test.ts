import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { PLAYER_SEED } from '../protocol/rounds.ts'
import { createSeed, drawWords, sealOf } from './fairness.ts'

const DRAW = { serverSeed: 'a1'.repeat(32), playerSeed: 'deniz', number: 7 }

describe('fairness', () => {
  it('draws from the SHA-256 of server seed, player seed and number', async () => {
    const digest = createHash('sha256').update(`${DRAW.serverSeed}:deniz:7`).digest()

    const words = await drawWords(DRAW)

    expect(words).toHaveLength(8)
    expect(words).toEqual(Array.from({ length: 8 }, (_, index) => digest.readUInt32BE(index * 4)))
  })

  it('draws the same words with another SHA-256, wherever its bytes are in their buffer', async () => {
    const hash = async (text: string) =>
      Buffer.concat([Buffer.of(0), createHash('sha256').update(text).digest()]).subarray(1)

    expect(await drawWords(DRAW, 2, hash)).toEqual(await drawWords(DRAW, 2))
  })

  it('seals a seed with its SHA-256', async () => {
    const expected = createHash('sha256').update(DRAW.serverSeed).digest('hex')

    expect(await sealOf(DRAW.serverSeed)).toBe(expected)
  })

  it('draws other words if any of the three parts changes', async () => {
    const draws = await Promise.all([
      drawWords(DRAW),
      drawWords({ ...DRAW, number: 8 }),
      drawWords({ ...DRAW, playerSeed: 'Deniz' }),
      drawWords({ ...DRAW, serverSeed: 'a2'.repeat(32) })
    ])

    expect(new Set(draws.map(String)).size).toBe(4)
  })

  it('creates different seeds of the requested length', () => {
    expect(createSeed(32)).toMatch(/^[\da-f]{64}$/)
    expect(createSeed(32)).not.toBe(createSeed(32))
  })

  it('rejects a player seed that could be read as another draw', () => {
    expect(PLAYER_SEED.test('deniz-7_x')).toBe(true)
    expect(PLAYER_SEED.test('deniz:1')).toBe(false)
    expect(PLAYER_SEED.test('')).toBe(false)
    expect(PLAYER_SEED.test('x'.repeat(65))).toBe(false)
  })
})
