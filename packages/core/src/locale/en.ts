import { balanceEnglish } from '../balance/words.en.ts'
import { gatewayEnglish } from '../gateway/words.en.ts'
import { localeEnglish } from './words.en.ts'
import { noticesEnglish } from '../notices/words.en.ts'
import { sessionEnglish } from '../session/words.en.ts'
import { siteEnglish } from '../site/words.en.ts'
import { themeEnglish } from '../theme/words.en.ts'

/** Every text in English, by the id that its Turkish original has in a `words.ts`. */
export const templates = {
  ...balanceEnglish,
  ...gatewayEnglish,
  ...localeEnglish,
  ...noticesEnglish,
  ...sessionEnglish,
  ...siteEnglish,
  ...themeEnglish
}
