import type { Schema } from '@bnw/core/contract'

import { REPLY_SHAPES } from './reply-shapes.ts'
import { REQUEST_SHAPES } from './request-shapes.ts'
import type { JsonSchema, Shape } from './shape.ts'

/** Every shape of the contract, as it is on the wire. */
const SHAPES = [...REPLY_SHAPES, ...REQUEST_SHAPES]

/** By the function that converts values: `optional()` returns another struct with the same one. */
const byCoercer = new Map(SHAPES.map(([{ coercer }, shape]) => [coercer, shape]))

/** The shape that a struct is, or is an optional one of; undefined for any other struct. */
export function shapeOf({ coercer }: Schema): Shape | undefined {
  return byCoercer.get(coercer)
}

/** All shapes by name, as definitions that the other schemas refer to. */
export const shapeDefinitions: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  SHAPES.map(([, { name, schema, example }]) => [name, { ...schema, examples: [example] }])
)
