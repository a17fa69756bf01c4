import { loadOptional } from './load-optional.ts'

/** Loads the element with the recently played games, which only players see. */
export function loadRecent(): Promise<void> {
  return loadOptional('recent', () => import('@bnw/widgets/recent'))
}
