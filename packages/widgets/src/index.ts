/** What a page may use besides the elements themselves. `@bnw/widgets/<folder>` defines one element. */
export {
  configure,
  isPlainClick,
  isSearchKey,
  type Lazy,
  lazily,
  onIntent,
  startPage,
  useLanguage,
  type CommonEvents,
  type Intent,
  type Intents,
  type PageEvents
} from './kit/index.ts'
