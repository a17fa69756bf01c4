import { gatewayEnglish } from '../gateway/words.en.ts'
import { noticesEnglish } from '../notices/words.en.ts'

/** Every text in English, by the id that its Turkish original has in a `words.ts`. */
export const templates = {
  ...gatewayEnglish,
  ...noticesEnglish
}
