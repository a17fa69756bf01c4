import type { Reply } from './reply.ts'
import type { Kurus, Moment } from './units.ts'
import type { Schema } from './schema.ts'

/**
 * Who may make a call, and what its `user` field contains.
 *
 * - `anyone`: no `user` is sent.
 * - `optional`: `user` is sent if a player is signed in.
 * - `player`: needs a session; without one the call is not sent.
 * - `login`: `user` is sent with empty uid and sid, since there is no session yet.
 */
export type Access = 'anyone' | 'optional' | 'player' | 'login'

/**
 * What a call does. The client may retry a `read` and never retries a `change`. A `money` call is not retried either,
 * its timeout is 45 s instead of 15 s, and its outcome can be unknown.
 */
export type Kind = 'read' | 'change' | 'money'

/** One call of the gateway; `class` and `method` are the wire names. */
export interface Call<Data = any, Output = any> {
  readonly class: string
  readonly method: string
  readonly access: Access
  readonly kind: Kind
  /** Schema of the request's `data`, without `Lang`, which every call has. */
  readonly data: Schema<Data>
  readonly reply: Reply<Output>
}

/** Any call with this output, whatever its input. */
export type CallOf<Output> = Call<any, Output>

/** The call's name in errors and reports: `casino.games_list`. */
export function nameOf(call: Pick<Call, 'class' | 'method'>): string {
  return `${call.class}.${call.method}`
}

/* @__NO_SIDE_EFFECTS__ */
export function defineCall<Data, Output>(call: Call<Data, Output>): Call<Data, Output> {
  return call
}

export type InputOf<C> = C extends Call<infer Data, any> ? Data : never
export type OutputOf<C> = C extends Call<any, infer Output> ? Output : never

/**
 * A value in the gateway's JSON: kuruş as lira (`12.5` or `"1,234.50"`), instants as text, flags as 0 or 1, ids as
 * numbers; any field may be missing.
 */
export type Wire<T> = T extends Kurus
  ? number | string
  : T extends Moment
    ? string
    : T extends boolean
      ? boolean | 0 | 1
      : T extends string
        ? T | number
        : T extends readonly (infer Item)[]
          ? readonly Wire<Item>[]
          : T extends object
            ? { readonly [K in keyof T]?: Wire<T[K]> | null }
            : T

/** What a handler of the sandbox gateway returns for a call: rows and total for a paged list, otherwise the data. */
export type AnswerOf<C> =
  OutputOf<C> extends Page<infer Row>
    ? { items: readonly Wire<Row>[]; total: number }
    : OutputOf<C> extends undefined
      ? void
      : Wire<OutputOf<C>>

/** One page of a list. `total` counts the rows of all pages. */
export interface Page<Row> {
  readonly items: readonly Row[]
  /** Number of rows that the gateway sent, with those that were dropped because they have no id. */
  readonly sent: number
  readonly limit: number
  readonly total: number
  readonly offset: number
  /** There are rows, but the gateway does not say how many in all: `total` is 0. */
  readonly isUncounted?: true
}

/** The handlers of one class, keyed by the exported name of each call. A missing handler does not compile. */
export type HandlersOf<Calls, Context> = {
  [Name in keyof Calls as Calls[Name] extends Call ? Name : never]: (
    input: InputOf<Calls[Name]>,
    context: Context
  ) => Promise<AnswerOf<Calls[Name]>> | AnswerOf<Calls[Name]>
}
