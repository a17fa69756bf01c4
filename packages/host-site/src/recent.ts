import { bring } from './bring.ts'

/** Loads the element with the recently played games, which only players see. */
export function bringRecent(): Promise<void> {
  return bring('recent', () => import('@bnw/widgets/recent'))
}
