/** What widgets and host may use of the core. */
export { once, shared } from './shared.ts'
export {
  defaultConfiguration,
  environment,
  setEnvironment,
  type Configuration,
  type Environment,
  type KeyValue
} from './environment.ts'
export { startCore } from './start.ts'

export { $gate, type Gate } from './gateway/gate.ts'
export { isFailure, type Failure } from './gateway/errors.ts'
export { explain } from './gateway/explain.ts'
export { gatewayWords } from './gateway/words.ts'

export { $serverTime, noteServerTime, serverNow } from './lib/clock.ts'
export { createKeyed } from './lib/keyed.ts'
export { $language, isLanguage, LANGUAGES, type Language } from './lib/language.ts'
export { range } from './lib/range.ts'
export { createRemote, type Remote } from './lib/remote.ts'
export { $returns, noteReturn, noteVisibility } from './lib/returns.ts'
export { isLoopback, safeUrl, type UrlKind } from './lib/safe-url.ts'
export { createSubmit, type Submission } from './lib/submit.ts'

export { logOut } from './session/awake.ts'
export {
  $code,
  $login,
  $refusedLogins,
  forgetCodeError,
  forgetLoginError,
  leaveSecondFactor,
  logIn,
  prepareLogin,
  sendCode
} from './session/login.ts'
export {
  $endReason,
  $isPlayer,
  $otpStatus,
  $sessionNews,
  $sessionStatus,
  $userProfile,
  type EndReason,
  type SessionNews,
  type SessionStatus,
  type UserProfile
} from './session/session.ts'
export { clearPlayerData } from './session/clearing.ts'

export { passageOf, safeReturnUrl, saveReturnUrl, takeReturnUrl, type Passage } from './routes/gate.ts'
export { keepsScroll, redirects, routeOf, routes, type RouteAccess, type RouteName } from './routes/routes.ts'
export { playPath, readPlayVariant, type PlayVariant } from './routes/play-path.ts'

export { $locale, chooseLanguage } from './locale/store.ts'
export { $languages, languagesOffered, loadLanguages } from './locale/languages.ts'
export { $theme, chooseTheme, type Theme } from './theme/store.ts'
export { checkMaintenanceStatus, checkSite, type Finding } from './maintenance/checks.ts'
export { $maintenance } from './maintenance/store.ts'
export {
  $notices,
  $tray,
  dismissNotice,
  notify,
  TOAST_MS,
  FINANCE_TOAST_MS,
  NOTICE_MS,
  type Notice
} from './notices/store.ts'

export { moneyAttempt, type Attempt, type AttemptState, type Order } from './attempt/attempt.ts'
export { explainAttempt } from './attempt/explain.ts'
export { $strange, $strangeOutcome, forgetStrangeOutcome } from './attempt/held.ts'
export { $moved } from './attempt/moved.ts'
export { $movements, look as lookAtMovements, type Movement } from './attempt/movements.ts'
export { attemptWords } from './attempt/words.ts'
export {
  $amount,
  $balance,
  $showBalance,
  loadBalance,
  startBalance,
  toggleBalance,
  type Balance
} from './balance/store.ts'
export { balanceWords } from './balance/words.ts'
export { sessionWords } from './session/words.ts'
export { formatMoney, HIDDEN_AMOUNT, readAmount } from './lib/money.ts'
export type { Kurus, Moment } from './contract/shapes.ts'

export {
  $footerMenu,
  $headerMenu,
  $investmentMethods,
  $licences,
  $partners,
  footerLoads,
  loadHeaderMenu
} from './content/menus.ts'
export {
  followLanguage,
  information,
  NETWORKS,
  readSocialLinks,
  type Network
} from './content/information.ts'
export { contentPages, contentPath, isContentPage, type ContentPage } from './content/pages.ts'
export { contentWords } from './content/words.ts'
export type { Logo, MenuEntry } from './contract/static-files.ts'
export { slider, type Slider, type SliderPlace } from './slider/store.ts'
export { sliderWords } from './slider/words.ts'
export { glide, type JackpotLevel } from './jackpots/level.ts'
export { $jackpots, JACKPOTS_MS, loadJackpots, watchJackpots } from './jackpots/store.ts'
export { jackpotWords } from './jackpots/words.ts'
export { $topWins, loadTopWins, watchTopWins, type TopWin } from './top-wins/store.ts'
export { topWinsWords } from './top-wins/words.ts'
export { $popup, $popupRemote, closePopup, loadPopup } from './popup/store.ts'
export { popupWords } from './popup/words.ts'
export { $specialDates, loadSpecialDates } from './special-dates/store.ts'
export type { Popup, Slide, SpecialDate } from './contract/cmscontroller.ts'
export { siteWords } from './site/words.ts'
export { VERSION } from './version.ts'

export { PHASES, phaseOf, type Phase, type Phases, type Spanned } from './offers/phases.ts'
export { offerWords } from './offers/words.ts'
export { $promotions, loadPromotions, startPromotions, type Promotion } from './promotions/store.ts'
export { promotionWords } from './promotions/words.ts'
export {
  $tournaments,
  loadTournaments,
  MOST_TOURNAMENTS,
  startTournaments,
  type Tournament
} from './tournaments/store.ts'
export { tournamentWords } from './tournaments/words.ts'

export { languageWords } from './locale/words.ts'
export {
  $massMessages,
  $unread,
  loadMassMessages,
  markAllRead,
  MOST_NOTIFICATIONS,
  noteVisit,
  notifications,
  startNotifications,
  type MassMessage,
  type Notification,
  type NotificationDays,
  type Unread
} from './notifications/store.ts'
export { notificationWords } from './notifications/words.ts'
export { noticeWords } from './notices/words.ts'
export { themeWords } from './theme/words.ts'

export {
  leadingPart,
  lettersOf,
  lobbyPath,
  SEARCH_LETTERS,
  type LobbyQuery,
  type QueryPart
} from './lobby/query.ts'
export type { LobbyType } from './lobby/types.ts'
export type { LobbyGame } from './lobby/game.ts'
export { itemAt, type SparseList } from './lobby/sparse-list.ts'
export { findGame, gameList, knownGames, type GameList } from './lobby/lists.ts'
export { lobbyFilters, type LobbyFilters } from './lobby/filters.ts'
export { createSearch, type Search } from './lobby/search.ts'
export { suggest } from './lobby/folding.ts'
export { $recentSearches, forgetSearch, rememberSearch } from './lobby/recent-searches.ts'
export { categoryLike, lobbyTitle } from './lobby/title.ts'
export { lobbyWords } from './lobby/words.ts'
export type { Category, Provider } from './contract/casino.ts'
export {
  $favourites,
  favouriteKey,
  loadFavourites,
  toggleFavourite,
  type Favourites,
  type FavouriteType
} from './favourites/store.ts'
export { favouriteGames, MOST_FAVOURITES, type FavouriteGames } from './favourites/list.ts'
export { favouriteWords } from './favourites/words.ts'

export { $historyQuery } from './history/address.ts'
export {
  daysOf,
  filtersOf,
  HISTORY_KINDS,
  historyPath,
  minimumOf,
  readFilters,
  readMinimum,
  START_PRESET,
  startingFilters,
  type CouponState,
  type HistoryFilters,
  type HistoryKind,
  type HistoryQuery
} from './history/filters.ts'
export { historyWords } from './history/words.ts'
export {
  createPages,
  type PageAsk,
  type PagedAnswer,
  type PagedList,
  type Pages,
  type PagesOptions
} from './lib/pages.ts'
export {
  formatAgo,
  formatDay,
  formatLeft,
  formatLongDay,
  formatMonth,
  formatMoment,
  formatTime,
  isElsewhere,
  machineTime,
  periodOf,
  PRESETS,
  type Preset,
  weekdays
} from './lib/time.ts'
export { calendarWords, timeWords } from './lib/time-words.ts'
export {
  readWhole,
  STATUS,
  transactionList,
  type Transaction,
  type TransactionKind,
  type Whole
} from './history/transactions.ts'
export { isRunning, pinRunning, signedAmount, totalsOf, type Totals } from './history/totals.ts'
export { wholeHistory } from './history/whole.ts'
export { historyNames, knownNames, type HistoryNames } from './history/names.ts'
export { groupGames, type GamePlayed, type Round } from './history/games.ts'
export { $csvForm, csvOf, exportCsv, statusName, type CsvFile } from './history/csv.ts'

export {
  BET_RESULTS,
  COUPON_OUTCOMES,
  outcomeOf,
  resultOf,
  returnOf,
  type BetResult,
  type CouponOutcome
} from './coupons/coupon.ts'
export { couponList, type Bet, type Coupon } from './coupons/store.ts'
export { couponWords } from './coupons/words.ts'
export {
  $bonuses,
  claim,
  loadBonuses,
  startBonuses,
  turnoverPercent,
  type Bonus,
  type BonusEnd,
  type Bonuses
} from './bonuses/store.ts'
export { bonusWords } from './bonuses/words.ts'

export { $played, $usedInGame } from './play/played.ts'
export { playOf, type GameWish, type Play, type PlayStore, type Rounds } from './play/store.ts'
export type { Tally } from './play/tally.ts'
export {
  $realityMinutes,
  $reminder,
  chooseRealityMinutes,
  dismissReminder,
  lookAtReality,
  REALITY_CHOICES,
  type RealityMinutes,
  type Reminder
} from './play/reality.ts'
export { explainPlay } from './play/explain.ts'
export { noteWayBack, wayBack, wayOut } from './play/way-back.ts'
export type { PlayType } from './play/launch.ts'
export { playWords } from './play/words.ts'

export {
  cleanCodeWord,
  collator,
  digitsOf,
  fold,
  groupDigits,
  initials,
  phoneDigits,
  readIban,
  upper,
  writeAnyPhone,
  writeIban,
  writePhone
} from './lib/turkish.ts'
export { mondayOf, moveDay, moveMonth, noonOf, weeksOf } from './lib/calendar.ts'
export { dayAt, readDay, shapeDay, writeDay, type Day } from './lib/day.ts'
export { readBlocks, type TextBlock } from './lib/plain-text.ts'
export {
  email,
  firstOf,
  newPassword,
  passwordRules,
  required,
  sameAs,
  sixDigits,
  type Check,
  type PasswordRule,
  username
} from './lib/validators.ts'
export { formWords } from './lib/form-words.ts'
export {
  $registerForm,
  $registrationDraft,
  forgetRegisterError,
  hasRegistered,
  keepRegistrationDraft,
  refusedField,
  register
} from './account/register.ts'
export {
  emptyRegistration,
  MOST_ADDRESS,
  registrationProblems,
  type Registration,
  type RegistrationField
} from './account/registration.ts'
export {
  $forgotForm,
  $instructionsSentAt,
  $resetForm,
  forgetForgotError,
  forgetResetError,
  requestPasswordReset,
  resendWait,
  resetPassword
} from './account/password.ts'
export { countries, TURKEY, type Country } from './account/countries.ts'
export { provinces } from './account/provinces.ts'
export { keepReference, reference } from './account/reference.ts'
export { accountWords } from './account/words.ts'

export { lookAtInactivity, noteUse, startInactivity, staySignedIn } from './inactivity/store.ts'
export { $idleSeconds } from './inactivity/warning.ts'
export { inactivityWords } from './inactivity/words.ts'
export { followStoredSession } from './session/awake.ts'

export { $details, loadDetails, type Details } from './profile/details.ts'
export { maskIdentity, maskPhone } from './profile/masking.ts'
export {
  $emailForm,
  $usernameForm,
  changeEmail,
  changeUsername,
  forgetEmailError,
  forgetUsernameError
} from './profile/names.ts'
export { $passwordForm, changePassword, forgetPasswordError } from './profile/password.ts'
export {
  $authenticatorKey,
  $keyConfirming,
  $keyDeactivating,
  $keyForm,
  $secondFactor,
  $secondFactorForm,
  chooseSecondFactor,
  confirmKey,
  deactivateAuthenticator,
  forgetDeactivationError,
  forgetKey,
  generateKey,
  loadSecondFactor,
  type AuthenticatorKey,
  type SecondFactor
} from './profile/second-factor.ts'
export {
  $sms,
  $smsConfirming,
  $smsSending,
  confirmSmsCode,
  forgetSmsError,
  sendSmsCode,
  smsWait
} from './profile/sms.ts'
export { isProfileTab, profileGroups, type ProfileTab } from './profile/tabs.ts'
export { profileWords } from './profile/words.ts'

export {
  $accountForm,
  $accountRemoval,
  $bankAccounts,
  $banks,
  $savedAccount,
  forgetAccountError,
  forgetRemovalError,
  forgetSavedAccount,
  loadBankAccounts,
  loadBanks,
  removeBankAccount,
  saveBankAccount,
  type AccountToSave
} from './bank-accounts/store.ts'
export {
  bankOfIban,
  lastFour,
  maskIban,
  type AccountDraft,
  type Bank,
  type BankAccount
} from './bank-accounts/account.ts'
export { accountProblems, draftOf, emptyAccount, MOST_NUMBER, shapeIban } from './bank-accounts/draft.ts'
export { bankAccountWords } from './bank-accounts/words.ts'

export { $pendingMethods, markMethod } from './cashier/favourite.ts'
export { methodsOf, type CashDirection, type CashEntry, type CashMethod } from './cashier/method.ts'
export {
  cashMethods,
  knownMethod,
  preloadCashMethods,
  type CashMethodList,
  type CashMethods
} from './cashier/methods.ts'
export { depositAmounts, quickPicks } from './cashier/amounts.ts'
export { $lastDeposit, deposit, depositDraft, keepDepositDraft, type Deposit } from './cashier/deposit.ts'
export {
  depositFieldsOf,
  depositProblems,
  EMPTY_DEPOSIT,
  MOST_BRANCH,
  MOST_REFERENCE,
  writeDeposit,
  type DepositDraft,
  type DepositField
} from './cashier/deposit-draft.ts'
export { houseAccount, type HouseAccount } from './cashier/house-account.ts'
export { $lastMethods, keepLastMethod } from './cashier/last-method.ts'
export type { Receipt } from './cashier/transfer.ts'
export { $quickDeposit, loadQuickDeposit, setQuickFavourite, type QuickDeposit } from './cashier/quick.ts'
export { cashierWords } from './cashier/words.ts'
export { retypeAmount, settleAmount, showAmount, writeTyped } from './lib/amount.ts'
export {
  $withdrawalDraft,
  asksFor,
  keepWithdrawalDraft,
  MOST_NOTE,
  renewWithdrawalDraft,
  withdrawalProblems,
  type WithdrawalDraft,
  type WithdrawalScope
} from './withdraw/draft.ts'
export { allOf, readWithdrawal, remainsAfter, withdrawal, type Withdrawal } from './withdraw/withdraw.ts'
export { withdrawWords } from './withdraw/words.ts'

export { $recentGames, rememberGame, type PlayedGame } from './recent/store.ts'
export { recentWords } from './recent/words.ts'
