import { languagesFile } from '../contract/static-files.ts'
import { sendFile } from '../gateway/client.ts'

export interface LanguageEntry {
  id: string
  title: string
  lang: string
}

/** Loaded on demand: until then the language switch shows the default list. */
export function fetchLanguages(): Promise<readonly LanguageEntry[]> {
  return sendFile(languagesFile)
}
