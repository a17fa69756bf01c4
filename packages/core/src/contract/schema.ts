import type { Struct } from 'superstruct'

/**
 * A struct by its output alone. The struct's second type describes how it is built: it is invariant, so that no narrower
 * type than `any` accepts all structs.
 */
export type Schema<Output = any> = Struct<Output, any>
