import { scriptsFolder } from '../kit/configuration.ts'

/**
 * Loads the module of an element in a frame's document. Rejects if it cannot be loaded.
 *
 * @param file The module's file, where the document has verified it.
 */
export async function loadElement(tag: string, file = `${tag.replace('bnw-', '')}.js`): Promise<void> {
  if (!customElements.get(tag)) await import(/* @vite-ignore */ scriptsFolder + file)
}
