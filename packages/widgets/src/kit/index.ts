export {
  choice,
  declareElement,
  detail,
  type CommonEvents,
  type ElementState,
  type EventsOf,
  type Intents,
  type PageEvents,
  type PropsOf
} from './declare.ts'
export { configure } from './configuration.ts'
export { cancelFrame, nextFrame } from './frames.ts'
export { defineElement } from './define-element.tsx'
export { useMode } from './element-context.ts'
export { useEmit, useHost, useRefresh } from './host.ts'
export {
  addressOf,
  currentPath,
  launchPath,
  onIntent,
  siteUrl,
  useLink,
  useNavigation,
  useOutsideLink,
  type Intent
} from './navigation.ts'
export { type Lazy, lazily } from './lazily.ts'
export { startPage } from './page.ts'
export { watchSize } from './observers.ts'
export { isPlainClick, isPlainKey, isSearchKey, type LinkClick } from './plain-events.ts'
export { stateOf } from './error-info.ts'
export { type Access, accessOf, useAccess } from './use-access.ts'
export { useElementState, useErrorEvent, useLoadedState, useReady } from './use-element-state.ts'
export { useListState } from './use-list-state.ts'
export { useArmed } from './use-armed.ts'
export { useAddressState, useChanges } from './use-address-state.ts'
export { useKeptFocus } from './use-kept-focus.ts'
export { useFrozen, useMotion, useReducedMotion, type Motion } from './use-motion.ts'
export { useNear, useSeen } from './use-seen.ts'
export { useStyles } from './use-styles.ts'
export { useLanguage, useWords } from './use-words.ts'
