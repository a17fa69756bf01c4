import { scriptsFolder } from '../kit/configuration.ts'

/** Loads the module of an element in a frame's document. Rejects if it cannot be loaded. */
export async function loadElement(tag: string): Promise<void> {
  if (!customElements.get(tag))
    await import(/* @vite-ignore */ `${scriptsFolder}${tag.replace('bnw-', '')}.js`)
}
