import { mask } from 'superstruct'
import { describe, expect, onTestFinished, test } from 'vitest'

import type { Wire } from '../contract/call.ts'
import { Transaction } from '../contract/finance.ts'
import { $loadedLanguage } from '../lib/language.ts'
import { csvOf } from './csv.ts'
import { transactionTable } from './csv-table.ts'
import { groupGames } from './games.ts'
import { categoryName } from './names.ts'
import { pinPending, signedAmount, totalsOf } from './totals.ts'
import { transaction } from '../testing/index.ts'

function row(id: string, more: Wire<Transaction>): Transaction {
  return mask(transaction(id, more), Transaction)
}

const credit = { transaction_type_id: 1 }
const debit = { transaction_type_id: 2 }

const rows = [
  row('in', { ...credit, amount: '1,250.50' }),
  row('in-new', { ...credit, amount: '500.00', transaction_status: 1001 }),
  row('out', { ...debit, amount: '200.10', transaction_category_id: 2 }),
  row('out-new', { ...debit, amount: '100.00', transaction_category_id: 2, transaction_status: 1001 }),
  row('out-void', { ...debit, amount: '900.00', transaction_category_id: 2, transaction_status: 1003 })
]

describe('history totals', () => {
  test('HIST-01 count an open withdrawal and no open deposit, and nothing cancelled', () => {
    expect(totalsOf(rows)).toEqual({ in: 125_050, out: 30_010, net: 95_040 })
    expect(totalsOf([])).toEqual({ in: 0, out: 0, net: 0 })
  })

  test('HIST-01 show a debit as negative', () => {
    expect(rows.map(each => signedAmount(each).value)).toEqual([125_050, 50_000, -20_010, -10_000, -90_000])
  })

  test('HIST-01 take the direction from the category where the type is missing, and show no sign if that has none', () => {
    const untyped = ['1', '2', '6'].map(transaction_category_id =>
      row('x', { amount: '5', transaction_type_id: null, transaction_category_id })
    )
    expect(untyped.map(signedAmount)).toEqual([
      { value: 500, sign: true },
      { value: -500, sign: true },
      { value: 500, sign: false }
    ])
    expect(totalsOf(untyped)).toEqual({ in: 500, out: 500, net: 0 })
  })

  test('HIST-01 pin a pending withdrawal to the top, also one of a page that is not loaded', () => {
    const { pending, others } = pinPending(rows.slice(0, 3), rows)
    expect(pending.map(({ id }) => id)).toEqual(['out-new'])
    expect(others.map(({ id }) => id)).toEqual(['in', 'in-new', 'out'])
    expect(pinPending(rows).others).toHaveLength(4)
  })
})

describe('nameless rows', () => {
  const nameless = { category_name: null, type_name: null, method_name: null, game_name: null }

  test('HIST-01 take our own name of their category', () => {
    const bare = row('bare', { ...nameless, transaction_category_id: '1' })
    expect(categoryName(bare)).toBe('Para yatırma')
    for (const id of ['99', 'constructor', 'toString']) {
      const odd = row('odd', { ...nameless, game_type: '', transaction_category_id: id })
      expect(categoryName(odd)).toBe('')
      expect(groupGames([odd])).toMatchObject([{ type: 'slot', name: '' }])
    }
    expect(csvOf(transactionTable([bare]))).toContain('Para yatırma')
  })

  test('HIST-01 of a game are listed under their category', () => {
    const [game] = groupGames([row('round', { ...nameless, transaction_category_id: '4' })])
    expect(game?.name).toBe('Canlı casino')
  })
})

describe('game history', () => {
  const played = (id: string, more: Wire<Transaction>) =>
    row(id, { transaction_category_id: 3, gameID: '7', game_name: 'Bakır Fener', game_type: 'slot', ...more })

  test('HIST-01 groups stakes and wins by round, and rounds by game', () => {
    const games = groupGames([
      played('d', {
        ...debit,
        amount: '5.00',
        gameID: '8',
        game_name: 'Rulet',
        game_type: 'live',
        round_id: 'r3'
      }),
      played('c', { ...credit, amount: '30.00', round_id: 'r2', date: '2025-02-28 20:00:03' }),
      played('b', { ...debit, amount: '10.00', round_id: 'r2', date: '2025-02-28 20:00:00' }),
      played('a', { ...debit, amount: '10.00', round_id: 'r1' })
    ])

    expect(games.map(({ type, id, name }) => [type, id, name])).toEqual([
      ['live', '8', 'Rulet'],
      ['slot', '7', 'Bakır Fener']
    ])
    expect(games[1]).toMatchObject({ staked: 2_000, returned: 3_000, net: 1_000 })
    expect(games[1]?.rounds).toMatchObject([
      { id: 'r2', staked: 1_000, returned: 3_000, net: 2_000 },
      { id: 'r1', staked: 1_000, returned: 0, net: -1_000 }
    ])
  })

  test('HIST-01 a round has the time of its stake, and games without an id are told apart by their name', () => {
    const games = groupGames([
      played('b', { ...credit, date: '2025-02-28 18:31:00', gameID: '', game_name: 'Liman', round_id: 'r1' }),
      played('a', { ...debit, date: '2025-02-28 18:30:00', gameID: '', game_name: 'Liman', round_id: 'r1' }),
      played('c', { ...debit, gameID: '', game_name: 'Fener', round_id: 'r2' }),
      played('d', { ...debit, transaction_category_id: 3, game_type: 'virtual', gameID: '9' })
    ])

    expect(games.map(({ name, type }) => [name, type])).toMatchObject([
      ['Liman', 'slot'],
      ['Fener', 'slot'],
      [expect.anything(), 'virtual']
    ])
    expect(games[0]?.rounds.map(({ date }) => date)).toEqual([Date.UTC(2025, 1, 28, 15, 30)])
  })

  test('uses the category as the game type when the row has none', () => {
    const [game] = groupGames([
      played('a', { ...debit, transaction_category_id: 7, game_type: '', round_id: '' })
    ])
    expect(game).toMatchObject({ type: 'virtual', rounds: [{ id: 'a' }] })
  })
})

describe('history export', () => {
  const lines = (...all: Transaction[]) => csvOf(transactionTable(all)).split('\r\n')

  test('has a UTF-8 byte order mark, headings in the language and one line for each row', () => {
    const [head, first, end] = lines(row('a', { sub_category_name: 'Havale/EFT', note: 'ığüşöç' }))
    expect(head).toBe(
      '\uFEFFİşlem no;Tarih;Tür;Alt tür;Yöntem;Oyun;Tur;Durum;Tutar;Yatırılan;Çekilen;Sonraki bakiye;Not'
    )
    expect(first).toBe(
      'a;2025-02-28 18:30:00;Yatırım;Havale/EFT;;;;Onaylandı;"100,00";"100,00";;"1100,00";ığüşöç'
    )
    expect(end).toBe('')
  })

  test('has separate columns for credit and debit, without a sign', () => {
    expect(lines(row('a', { ...debit, amount: '12.05' }))[1]).toContain(';Onaylandı;"12,05";;"12,05";')
  })

  test('HIST-01 has an amount of unknown direction neither as paid in nor as paid out', () => {
    const unknown = { transaction_type_id: null, transaction_category_id: 6 }
    expect(lines(row('a', { ...unknown, amount: '12.05' }))[1]).toContain(';Onaylandı;"12,05";;;')
  })

  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '  =1',
    '\u200B=1',
    '\u3164=1',
    '\uFE0F=1',
    '\u2800=1',
    '\uFEFF+1',
    '＝1',
    '\u00A0＠A1'
  ])('SEC-01 a spreadsheet does not read %j as a formula', note => {
    const text = csvOf(transactionTable([row('a', { note })]))
    const cell = text.slice(text.lastIndexOf(';') + 1).trimEnd()
    expect(cell.replace(/^"/, '').startsWith("'")).toBe(true)
  })

  test.each([
    ['one,=1+1,two', "one,'=1+1,two"],
    ['one;@SUM(A1)', "one;'@SUM(A1)"],
    ['one,"=1+1&""', 'one,""\'=1+1&""""'],
    ['one\t \u200B+1', "one\t \u200B'+1"],
    ['one\r\n-1', "one\r\n'-1"],
    ['one - two, three', 'one - two, three']
  ])('SEC-01 a spreadsheet that splits at another separator reads no formula in %j', (note, cell) => {
    expect(csvOf(transactionTable([row('a', { note })]))).toContain(`;"${cell}"\r\n`)
  })

  test('quotes a cell that contains a separator, a quote or a line break', () => {
    expect(csvOf(transactionTable([row('a', { note: 'one; "two"\nthree' })]))).toContain(
      ';"one; ""two""\nthree"\r\n'
    )
  })

  test.each([
    ['tr', ';', 'one; two, three', 'ends;here'],
    ['en', ',', 'one, two; three', 'ends,here']
  ] as const)(
    'quotes a cell that contains the column separator of the texts in %s',
    (language, separator, ...notes) => {
      $loadedLanguage.set(language)
      onTestFinished(() => $loadedLanguage.set(''))
      for (const note of notes)
        expect(lines(row('a', { note }))[1]).toMatch(new RegExp(`${separator}"${note}"$`))
    }
  )
})
