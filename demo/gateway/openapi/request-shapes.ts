import { shapes, type Schema } from '@bnw/core/contract'

import { anyOf, DAY, SAFE_INTEGER, type Shape, text } from './shape.ts'

/** The shapes of requests alone. */
export const REQUEST_SHAPES: readonly [Schema, Shape][] = [
  [
    shapes.Day,
    { name: 'Day', example: '2026-03-01', schema: { description: 'A day of Istanbul.', ...text(DAY) } }
  ],
  [
    shapes.Limit,
    {
      name: 'Limit',
      example: 48,
      schema: anyOf(
        'How many rows: 1 to 250.',
        { type: 'integer', minimum: 1, maximum: 250 },
        text('\\s*0*([1-9]\\d?|1\\d\\d|2[0-4]\\d|250)(\\.0+)?\\s*')
      )
    }
  ],
  [
    shapes.Offset,
    {
      name: 'Offset',
      example: 0,
      schema: anyOf(
        'How many rows to skip.',
        { type: 'integer', minimum: 0, maximum: 1_000_000 },
        text('\\s*0*(\\d{1,6}|1000000)(\\.0+)?\\s*')
      )
    }
  ],
  [
    shapes.Typed,
    {
      name: 'Typed',
      example: 'Deniz',
      schema: { description: 'Text typed by a person.', type: 'string', maxLength: 250 }
    }
  ],
  [
    shapes.TypedId,
    {
      name: 'TypedId',
      example: '1001',
      schema: anyOf('An id, typed by a person or empty.', { type: 'string', maxLength: 250 }, SAFE_INTEGER)
    }
  ],
  [
    shapes.SentAmount,
    {
      name: 'SentAmount',
      example: '12.50',
      schema: anyOf(
        'Lira above zero, with a decimal point and at most two decimals.',
        text('(?=.*[1-9])\\d{1,12}(\\.\\d{1,2})?'),
        { type: 'number', exclusiveMinimum: 0, maximum: 999_999_999_999.99 }
      )
    }
  ],
  [
    shapes.RequestId,
    {
      name: 'RequestId',
      example: '6f1c1e34-57a0-4b6e-9f5d-0d8f4f0a7c11',
      schema: {
        description: 'A UUID. A repeated call with the same one has no second effect.',
        ...text('[\\da-fA-F]{8}(-[\\da-fA-F]{4}){3}-[\\da-fA-F]{12}')
      }
    }
  ],
  [
    shapes.Direction,
    {
      name: 'Direction',
      example: 1,
      schema: anyOf('1 deposit, 2 withdrawal.', { enum: [1, 2] }, text('\\s*0*[12](\\.0+)?\\s*'))
    }
  ],
  [
    shapes.SentFlag,
    { name: 'SentFlag', example: 1, schema: { description: '1 or 0.', enum: [0, 1, true, false, '1', '0'] } }
  ]
]
