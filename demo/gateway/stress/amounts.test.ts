import { finance, kurus, readLira, writeLira } from '@bnw/core/contract'
import { create, type Struct } from 'superstruct'
import { describe, expect, test } from 'vitest'

import { kurusOf, liraText, liraWithCommas } from '../ledger/lira.ts'
import { record } from '../testing/figures.ts'
import { LONG, size } from '../testing/sizes.ts'

const AMOUNTS = size(30_000, 1_000_000)

/** 10¹⁴ kuruş are 10¹² lira. */
const MAX_AMOUNT = 10n ** 14n

/** The same numbers on every run, so that a failure can be reproduced. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state * 48_271) % 2_147_483_647
    return Math.floor((state / 2_147_483_647) * below)
  }
}

const random = randomFrom(20_260_115)

function randomAmount(): bigint {
  const digits = 1 + random(14)
  const text = Array.from({ length: digits }, () => random(10)).join('')
  return (BigInt(text) % MAX_AMOUNT) + 1n
}

/** Reads an amount as a call sends it: by the contract, then by the ledger. Undefined when either rejects it. */
function received(value: unknown): bigint | undefined {
  const { amount } = finance.saveBankTransfer.data.schema as { amount: Struct<string, null> }
  try {
    return kurusOf(create(value, amount))
  } catch {
    return undefined
  }
}

/** Canonical text of an amount: no leading zeros, no commas, two decimals. */
function canonical(text: string): string {
  const [whole = '', decimals = ''] = text.trim().replaceAll(',', '').split('.')
  return `${whole.replace(/^0+(?=\d)/, '')}.${decimals.padEnd(2, '0')}`
}

describe('W10 BOX-02 amounts', () => {
  test('are unchanged after they are written and read', LONG, () => {
    const wrong: bigint[] = []
    for (let index = 0; index < AMOUNTS; index += 1) {
      const amount = randomAmount()
      const text = liraText(amount)
      const results = [kurusOf(text), kurusOf(liraWithCommas(amount)), BigInt(readLira(text) ?? -1)]
      const isSame =
        results.every(read => read === amount) &&
        writeLira(kurus(Number(amount))) === text &&
        (amount >= MAX_AMOUNT || received(text) === amount)
      if (!isSame) wrong.push(amount)
    }
    expect(wrong).toEqual([])
    record({ id: 'W10', subject: 'both', text: `${AMOUNTS} amounts written and read: 0 differ` })
  })

  test('are exact or refused for any input', LONG, () => {
    const wrong: unknown[] = []
    let accepted = 0
    for (let index = 0; index < AMOUNTS; index += 1) {
      const value = randomValue()
      for (const amount of [received(value), typeof value === 'string' ? kurusOf(value) : undefined]) {
        if (amount === undefined) continue
        accepted += 1
        if (amount <= 0n || amount > MAX_AMOUNT || canonical(String(value)) !== liraText(amount))
          wrong.push(value)
      }
    }
    expect(wrong).toEqual([])
    expect(accepted).toBeGreaterThan(AMOUNTS / 20)
    record({ id: 'W10', subject: 'both', text: `${AMOUNTS} hostile values: ${accepted} readings, 0 rounded` })
  })

  test('are refused where they are not an exact amount above zero', () => {
    const accepted = INVALID.filter(value => received(value) !== undefined)
    expect(accepted).toEqual([])
    record({ id: 'W10', subject: 'both', text: `${INVALID.length} kinds of invalid amounts: 0 accepted` })
  })
})

/** An amount, or something close to one. */
function randomValue(): unknown {
  const kind = random(4)
  if (kind === 0) return random(2 ** 31) / 10 ** random(5)
  if (kind === 1) return Number(randomAmount()) * 10 ** (random(12) - 6)
  if (kind === 2) return mutated(liraText(randomAmount()))
  return mutated(liraWithCommas(randomAmount()))
}

const ALPHABET = [...'0123456789.,-+eE _٣１½∞xnN\u00a0']

/** Inserts, removes or replaces a character, or leaves the text as it is. */
function mutated(text: string): string {
  const at = random(text.length + 1)
  const letter = ALPHABET[random(ALPHABET.length)] ?? ''
  const variants = [text, text.slice(0, at) + letter + text.slice(at), text.slice(0, at) + text.slice(at + 1)]
  return variants[random(4)] ?? text.slice(0, at) + letter + text.slice(at + 1)
}

const INVALID: readonly unknown[] = [
  ...['-1', '-0.01', '0', '0.00', '00', '1e3', '1E3', '0x10', '0b1', '1.234', '1.2345', '0.001', '1.999'],
  ...[
    '1000000000000',
    '1000000000000.01',
    '9'.repeat(400),
    '１２',
    '1２',
    '٣',
    '½',
    '1,5',
    '1.234,56',
    '1,23.00'
  ],
  ...[
    '',
    ' ',
    '.',
    '.5',
    '5.',
    '+1',
    '1 000',
    '1_000',
    'NaN',
    'Infinity',
    '∞',
    '₺1',
    '1n',
    '1\n',
    "1'",
    '1;2'
  ],
  ...[0, -1, -0, 1.005, 0.1 + 0.2, 1e-7, 1e21, 1e12, NaN, Infinity, -Infinity, 2 ** 53 * 4],
  ...[null, undefined, true, [], [1], ['1'], {}, { valueOf: () => 1 }, { toString: () => '1' }]
]
