import { bring } from './bring.ts'

/** The row of what was played last, which only players have. */
export function bringRecent(): Promise<void> {
  return bring('recent', () => import('@bnw/widgets/recent'))
}
