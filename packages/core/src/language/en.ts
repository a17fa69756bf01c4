import { recentEnglish } from '../recent/words.en.ts'
import { accountEnglish } from '../account/words.en.ts'
import { attemptEnglish } from '../cashier/payment-attempt/words.en.ts'
import { balanceEnglish } from '../balance/words.en.ts'
import { bankAccountsEnglish } from '../bank-accounts/words.en.ts'
import { cashierEnglish } from '../cashier/words.en.ts'
import { buttonEnglish } from '../frame/button-words.en.ts'
import { bonusesEnglish } from '../history/bonuses/words.en.ts'
import { contentEnglish } from '../content/words.en.ts'
import { copyEnglish } from '../lib/copy-words.en.ts'
import { couponsEnglish } from '../history/bets/words.en.ts'
import { favouritesEnglish } from '../favourites/words.en.ts'
import { formEnglish } from '../lib/form-words.en.ts'
import { frameEnglish } from '../frame/words.en.ts'
import { gatewayEnglish } from '../gateway/words.en.ts'
import { historyEnglish } from '../history/words.en.ts'
import { inactivityEnglish } from '../inactivity/words.en.ts'
import { jackpotsEnglish } from '../jackpots/words.en.ts'
import { languageEnglish } from './words.en.ts'
import { lobbyEnglish } from '../lobby/words.en.ts'
import { toastsEnglish } from '../toasts/words.en.ts'
import { notificationsEnglish } from '../notifications/words.en.ts'
import { offersEnglish } from '../offers/words.en.ts'
import { playEnglish } from '../game/words.en.ts'
import { popupEnglish } from '../popup/words.en.ts'
import { profileEnglish } from '../profile/words.en.ts'
import { promotionsEnglish } from '../promotions/words.en.ts'
import { codeEnglish } from '../session/code-words.en.ts'
import { sessionEnglish } from '../session/words.en.ts'
import { siteEnglish } from '../site/words.en.ts'
import { sliderEnglish } from '../slider/words.en.ts'
import { stepUpEnglish } from '../step-up/words.en.ts'
import { themeEnglish } from '../theme/words.en.ts'
import { tournamentsEnglish } from '../tournaments/words.en.ts'
import { topWinsEnglish } from '../top-wins/words.en.ts'
import { withdrawEnglish } from '../cashier/withdrawal/words.en.ts'
import { timeEnglish } from '../lib/time-words.en.ts'

/** All English texts by the id of the Turkish text in a `words.ts`. */
export const templates = {
  ...accountEnglish,
  ...attemptEnglish,
  ...balanceEnglish,
  ...bankAccountsEnglish,
  ...cashierEnglish,
  ...bonusesEnglish,
  ...contentEnglish,
  ...copyEnglish,
  ...couponsEnglish,
  ...favouritesEnglish,
  ...formEnglish,
  ...buttonEnglish,
  ...frameEnglish,
  ...gatewayEnglish,
  ...historyEnglish,
  ...inactivityEnglish,
  ...jackpotsEnglish,
  ...languageEnglish,
  ...lobbyEnglish,
  ...toastsEnglish,
  ...notificationsEnglish,
  ...offersEnglish,
  ...playEnglish,
  ...popupEnglish,
  ...profileEnglish,
  ...promotionsEnglish,
  ...codeEnglish,
  ...sessionEnglish,
  ...siteEnglish,
  ...sliderEnglish,
  ...stepUpEnglish,
  ...themeEnglish,
  ...timeEnglish,
  ...tournamentsEnglish,
  ...topWinsEnglish,
  ...withdrawEnglish,
  ...recentEnglish
}
