import { notYet } from '../refusal.ts'

/** Stands for every call of the contract that is not worked out; `notReady` lists them by it. */
export function unavailable(): never {
  throw notYet()
}
