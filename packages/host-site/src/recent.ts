import { environment } from '@bnw/core'

/** The row of what was played last, which only players have. Without it the operator hears of it, and no row is shown. */
export async function bringRecent(): Promise<void> {
  try {
    await import('@bnw/widgets/recent')
  } catch {
    environment().report({ name: 'LoadError', call: 'recent' })
  }
}
