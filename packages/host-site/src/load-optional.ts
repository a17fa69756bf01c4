import { environment } from '@bnw/core'

/** Loads code that the page works without. A failure is reported to the operator under this name. */
export async function loadOptional(name: string, load: () => Promise<unknown>): Promise<void> {
  try {
    await load()
  } catch {
    environment().report({ name: 'LoadError', call: name })
  }
}
