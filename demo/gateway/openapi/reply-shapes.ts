import { shapes, type Schema } from '@bnw/core/contract'

import { anyOf, DAY, SAFE_INTEGER, SAFE_RANGE, type Shape, text } from './shape.ts'

/** Missing values may come as null or as empty text. */
const EMPTY = { enum: [null, ''] }
const FLAG = { enum: [null, '', 0, '0', false, 1, '1', true] }

/** At most 10¹² lira. More than two decimals are an error, which JSON Schema cannot say of a number. */
const LIRA_NUMBER = { type: 'number', minimum: -1e12, maximum: 1e12 }
const LIRA_TEXT = text('\\s*-?(\\d{1,3}(,\\d{3}){1,3}|\\d{1,12}|1(,?000){4}(?=$|\\s|\\.0))(\\.\\d{1,2})?\\s*')

const TIME = '([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?'

const instant = (day: string) =>
  anyOf(`Time of Istanbul: YYYY-MM-DD HH:mm:ss, or ${day}.`, EMPTY, text(`\\s*${DAY}([ T]${TIME})?\\s*`))

/** The shapes of replies; some are in requests, too. */
export const REPLY_SHAPES: readonly [Schema, Shape][] = [
  [
    shapes.Text,
    {
      name: 'Text',
      example: 'Text',
      schema: {
        description:
          'Text, of which 1,000 characters are shown; a number counts as its digits, null as empty.',
        type: ['string', 'number', 'null'],
        ...SAFE_RANGE
      }
    }
  ],
  [
    shapes.LongText,
    {
      name: 'LongText',
      example: 'Text',
      schema: {
        description: 'Text of any length; a number counts as its digits, null as empty.',
        type: ['string', 'number', 'null'],
        ...SAFE_RANGE
      }
    }
  ],
  [
    shapes.Id,
    {
      name: 'Id',
      example: '1001',
      schema: anyOf(
        'Required: text of 1 to 200 characters, or an integer.',
        { type: 'string', minLength: 1, maxLength: 200 },
        SAFE_INTEGER
      )
    }
  ],
  [
    shapes.OptionalId,
    {
      name: 'OptionalId',
      example: '1001',
      schema: anyOf('An id, or null or empty for none.', { type: ['string', 'null'] }, SAFE_INTEGER)
    }
  ],
  [
    shapes.Whole,
    {
      name: 'Whole',
      example: 7,
      schema: anyOf('An integer, or its digits.', EMPTY, SAFE_INTEGER, text('\\s*-?\\d{1,15}(\\.0+)?\\s*'))
    }
  ],
  [
    shapes.Decimal,
    {
      name: 'Decimal',
      example: 96.5,
      schema: anyOf(
        'A number, or its digits.',
        EMPTY,
        { type: 'number', ...SAFE_RANGE },
        text('\\s*-?\\d{1,15}(\\.\\d+)?\\s*')
      )
    }
  ],
  [
    shapes.Total,
    {
      name: 'Total',
      example: 48,
      schema: anyOf(
        'A count, or its digits.',
        EMPTY,
        { ...SAFE_INTEGER, minimum: 0 },
        text('\\s*(\\d{1,15}|-0{1,15})(\\.0+)?\\s*')
      )
    }
  ],
  [
    shapes.Flag,
    { name: 'Flag', example: 1, schema: { description: '1 or 0, as number, text or boolean.', ...FLAG } }
  ],
  [
    shapes.OptionalFlag,
    {
      name: 'OptionalFlag',
      example: 1,
      schema: { description: '1 or 0, as number, text or boolean; unknown where it is missing.', ...FLAG }
    }
  ],
  [
    shapes.AmountFlag,
    {
      name: 'AmountFlag',
      example: '250000.50',
      schema: anyOf('A flag, or an amount: true above zero.', FLAG, LIRA_NUMBER, LIRA_TEXT)
    }
  ],
  [
    shapes.Money,
    {
      name: 'Money',
      example: '1,234.50',
      schema: anyOf(
        'Lira: a number or text, with a decimal point and at most two decimals; commas between thousands.',
        EMPTY,
        LIRA_NUMBER,
        LIRA_TEXT
      )
    }
  ],
  [shapes.Instant, { name: 'Instant', example: '2026-03-01 12:30:00', schema: instant('a day') }],
  [
    shapes.EndInstant,
    { name: 'EndInstant', example: '2026-03-01 12:30:00', schema: instant('a day, which is included') }
  ]
]
