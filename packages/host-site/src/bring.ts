import { environment } from '@bnw/core'

/** Loads what a page can do without. Where it does not come the operator hears of it, by the name given. */
export async function bring(name: string, load: () => Promise<unknown>): Promise<void> {
  try {
    await load()
  } catch {
    environment().report({ name: 'LoadError', call: name })
  }
}
