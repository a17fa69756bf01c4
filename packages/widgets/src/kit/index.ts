export {
  choice,
  declareElement,
  detail,
  type CommonEvents,
  type ElementOf,
  type ElementState,
  type EventsOf,
  type Intents,
  type PageEvents,
  type PropsOf
} from './declare.ts'
export { configure, setBrowserEnvironment } from './configuration.ts'
export { cancelFrame, nextFrame } from './frames.ts'
export { defineElement } from './define-element.tsx'
export { useElementState, useEmit, useHost, useReady, useRefresh } from './host.ts'
export {
  currentPath,
  isOnSite,
  onIntent,
  pathOf,
  siteUrl,
  useLink,
  useNavigation,
  useOutsideLink,
  type Intent
} from './navigation.ts'
export { type Lazy, lazily } from './lazily.ts'
export { startPage } from './page.ts'
export { isPlainClick, isPlainKey, type LinkClick } from './plain-events.ts'
export { showBelow, staysOnTop } from './top-layer.ts'
export { stateOf } from './error-info.ts'
export { accessOf, useAccess } from './use-access.ts'
export { useAddressState } from './use-address-state.ts'
export { useHeld, useMotion, useReducedMotion, type Motion } from './use-motion.ts'
export { useNear, useSeen } from './use-seen.ts'
export { useStyles } from './use-styles.ts'
export { useWords } from './use-words.ts'
