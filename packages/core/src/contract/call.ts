import type { Struct } from 'superstruct'

import type { Reply } from './reply.ts'
import type { Kurus, Moment } from './shapes.ts'

/**
 * Who may make a call, and whose `user` travels with it.
 *
 * - `anyone`: no `user` is sent.
 * - `optional`: `user` is sent where a player is signed in.
 * - `player`: refused without a session.
 * - `login`: `user` is sent with empty uid and sid, since there is no session yet.
 */
export type Access = 'anyone' | 'optional' | 'player' | 'login'

/**
 * What a call does: `read` may be repeated by the client, `change` never is, and `money` has 45 s instead of 15 s
 * and an outcome that can be unknown.
 */
export type Kind = 'read' | 'change' | 'money'

/** One call of the gateway: `class` and `method` spelled as on the wire. */
export interface Call<Data = any, Output = any> {
  readonly class: string
  readonly method: string
  readonly access: Access
  readonly kind: Kind
  /** What is sent in `data`, without `Lang`, which every call has. */
  readonly data: Struct<Data, any>
  readonly reply: Reply<Output>
}

/** Any call that answers so, whatever it sends. */
export type CallOf<Output> = Call<any, Output>

/** Names the call in errors and reports: `casino.games_list`. */
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
 * A value as the gateway may write it: kuruş as lira (`12.5` or `"1,234.50"`), instants as text, flags as 0 or 1,
 * ids as numbers, and anything may be missing.
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

/** What a handler of the sandbox gateway answers to a call: rows and their total for a list by pages, else the data. */
export type AnswerOf<C> =
  OutputOf<C> extends Page<infer Row>
    ? { items: readonly Wire<Row>[]; total: number }
    : OutputOf<C> extends undefined
      ? void
      : Wire<OutputOf<C>>

/** One page of a list. `total` counts all rows there are, not only those of the page. */
export interface Page<Row> {
  readonly items: readonly Row[]
  readonly limit: number
  readonly total: number
  readonly offset: number
}

/** The handlers of one class, by the name that its contract file gives each call. Forgetting one does not compile. */
export type HandlersOf<Calls, Context> = {
  [Name in keyof Calls as Calls[Name] extends Call ? Name : never]: (
    input: InputOf<Calls[Name]>,
    context: Context
  ) => Promise<AnswerOf<Calls[Name]>> | AnswerOf<Calls[Name]>
}
