import { languagesFile } from '../contract/static-files.ts'
import { sendFile } from '../gateway/client.ts'

export interface LanguageEntry {
  id: string
  title: string
  lang: string
}

/** Loaded when the switch is drawn already: until the list comes it offers what there is for sure. */
export function askLanguages(): Promise<readonly LanguageEntry[]> {
  return sendFile(languagesFile)
}
