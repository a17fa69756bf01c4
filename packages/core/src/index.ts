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
export { prepareEncryption } from './gateway/encryption.ts'
export { isFailure, type Failure } from './gateway/errors.ts'
export { explain } from './gateway/explain.ts'
export { gatewayWords } from './gateway/words.ts'

export { createKeyed } from './lib/keyed.ts'
export { $language, isLanguage, LANGUAGES, type Language } from './lib/language.ts'
export { createRemote, type Remote } from './lib/remote.ts'
export { isLoopback, safeUrl, type UrlKind } from './lib/safe-url.ts'
export { createSubmit, type Submission } from './lib/submit.ts'

export { logOut } from './session/ending.ts'
export {
  $code,
  $login,
  $refusedLogins,
  forgetCodeError,
  forgetLoginError,
  logIn,
  sendCode,
  leaveSecondFactor
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
export {
  keepsScroll,
  playPath,
  readPlayVariant,
  redirects,
  routeOf,
  routes,
  type PlayVariant,
  type RouteAccess,
  type RouteName
} from './routes/routes.ts'

export { $languages, $locale, chooseLanguage, languagesOffered, loadLanguages } from './locale/store.ts'
export { $theme, chooseTheme, type Theme } from './theme/store.ts'
export { $maintenance, checkMaintenanceStatus, checkSite, type Finding } from './maintenance/store.ts'
export {
  $notices,
  dismissNotice,
  notify,
  TOAST_MS,
  FINANCE_TOAST_MS,
  NOTICE_MS,
  type Notice
} from './notices/store.ts'

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
export { formatMoney, HIDDEN_AMOUNT } from './lib/money.ts'
export type { Kurus, Moment } from './contract/shapes.ts'

export {
  $footerMenu,
  $headerMenu,
  $investmentMethods,
  $licences,
  $partners,
  loadFooterLists,
  loadHeaderMenu
} from './content/menus.ts'
export {
  followLanguage,
  information,
  NETWORKS,
  readSocialLinks,
  type Network
} from './content/information.ts'
export type { Logo, MenuEntry } from './contract/static-files.ts'
export { laterWords, siteWords } from './site/words.ts'
export { VERSION } from './version.ts'

export { languageWords } from './locale/words.ts'
export { noticeWords } from './notices/words.ts'
export { themeWords } from './theme/words.ts'

export { leadingPart, lettersOf, lobbyPath, type LobbyQuery, type QueryPart } from './lobby/query.ts'
export type { LobbyType } from './lobby/types.ts'
export type { LobbyGame } from './lobby/game.ts'
export { itemAt, type SparseList } from './lobby/sparse-list.ts'
export { findGame, gameList, knownGames, type GameList } from './lobby/lists.ts'
export { lobbyFilters, type LobbyFilters } from './lobby/filters.ts'
export { createSearch, type Search } from './lobby/search.ts'
export { fold } from './lib/turkish.ts'
export { suggest } from './lobby/folding.ts'
export { $recentSearches, forgetSearch, rememberSearch } from './lobby/recent-searches.ts'
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
export { $played, $usedInGame } from './play/played.ts'
export { playOf, type GameWish, type Play, type PlayStore, type Rounds } from './play/store.ts'
export { explainPlay } from './play/explain.ts'
export { noteWayBack, wayBack, wayOut } from './play/way-back.ts'
export { $recentGames, rememberGame, type PlayedGame } from './play/recent.ts'
export type { PlayType } from './play/launch.ts'
export { playWords } from './play/words.ts'
