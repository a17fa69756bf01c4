/** An attribute with a fixed set of words. Any other text counts as the first one. */
export interface Choice<Word extends string = string> {
  readonly words: readonly Word[]
}

/** Default values by property name (camelCase); their types are the attributes' types. No attribute holds JSON. */
export type Attributes = Record<string, boolean | number | string | Choice>

/**
 * The public interface of one element.
 *
 * Every element also has `theme`, `accent`, `lang` and the events of `CommonEvents`, which are not declared again.
 */
export interface Declaration<A extends Attributes = Attributes, Events extends object = object> {
  tag: `bnw-${string}`
  /** Public elements run on any page; private ones show personal data or move money. */
  tier: 'public' | 'private'
  /** Booleans default to `false`, as in HTML; an opt-out is called `no…`. */
  attributes: A
  events: Events
  /** Style sheets as text, in order. Those of a `light` element are already scoped to its tag. */
  styles: readonly string[]
  /** Renders into a child of the element, not into its shadow root, so that password managers see the form. */
  light?: true
  /**
   * Height reserved until the content is there: a CSS length. `* 999` makes one that jumps at a width. A second
   * declaration may follow, for browsers that know its functions.
   */
  reservedHeight?: string
  /** The same for an element with the attribute `compact`. */
  compactHeight?: string
  /** Empty, and reserves nothing, if no feed of top wins is configured. */
  needsFeed?: true
  /** The view stays during maintenance: it needs no gateway, or has no place of its own on the page. */
  ignoresMaintenance?: true
  /** Methods a page may call. `refresh` needs a view that calls `useRefresh()`. */
  methods?: readonly 'refresh'[]
}

/** Declares an element. The types of the view's props derive from the result. */
/* @__NO_SIDE_EFFECTS__ */
export function declareElement<
  const A extends Attributes,
  Events extends { [Name in `bnw-${string}`]?: unknown }
>(declaration: Declaration<A, Events>): Declaration<A, Events> {
  return declaration
}

/** Declares the type of an event's `detail`; it has no value at run time. */
/* @__NO_SIDE_EFFECTS__ */
export function detail<Detail>(): Detail {
  return undefined as Detail
}

/** An attribute that takes one of these words; the first is the default. */
/* @__NO_SIDE_EFFECTS__ */
export function choice<const Word extends string>(...words: [Word, ...Word[]]): Choice<Word> {
  return { words }
}

/** Events that every element may dispatch. `detail` is plain data without personal data. */
export interface CommonEvents {
  /** The first content is rendered, or what is in its place, such as an error: `bnw-state` says what. `element` is the tag. */
  'bnw-ready': { element: string }
  /** The element shows something else: content, nothing, an error. */
  'bnw-state': {
    state: 'loading' | 'ready' | 'empty' | 'error' | 'offline' | 'blocked' | 'maintenance' | 'signed-out'
  }
  /** An error; `code` is an identifier, never a message. */
  'bnw-error': { code: string; retryable: boolean }
}

/** The state that `bnw-state` reports. */
export type ElementState = CommonEvents['bnw-state']['state']

/** Cancelable events for what a player asks for. After `preventDefault()` the page handles it itself. */
export interface Intents {
  /** A link of the site; `path` with query. By default the site opens. */
  'bnw-navigate': { path: string }
  /** Something needs a player; `returnUrl` is the path of the site to come back to. By default the site opens. */
  'bnw-login-required': { returnUrl: string }
  /**
   * The player wants or needs to deposit. By default the cashier of the site opens. `reason` is present if a game has
   * refused a stake because the balance is too low.
   */
  'bnw-deposit-required': { reason?: 'not-enough-money' }
  /**
   * Play. By default the game's page opens. `name` and `provider` are empty if the element does not know them;
   * `gamingType` is absent for real money.
   */
  'bnw-game-launch': {
    type: 'slot' | 'live' | 'virtual'
    id: string
    name: string
    provider: string
    gamingType?: 'demo'
  }
}

/** Events dispatched once for the whole page, whatever number of elements it has. */
export interface PageEvents {
  /** Login, logout, the end of a session: `starting`, `guest`, `second-factor`, `player`. */
  'bnw-session': { status: string }
  /** The page has another language. */
  'bnw-language': { lang: string }
  /** The page has another theme. */
  'bnw-theme': { theme: string }
}

type Widen<Value> =
  Value extends Choice<infer Word>
    ? Word
    : Value extends boolean
      ? boolean
      : Value extends number
        ? number
        : string

type AnyDeclaration = Declaration<any, any>

export type PropsOf<D extends AnyDeclaration> =
  D extends Declaration<infer A, any> ? { -readonly [Name in keyof A]: Widen<A[Name]> } : never

export type EventsOf<D extends AnyDeclaration> = D extends Declaration<any, infer Events> ? Events : never

/** The element's type for a page's scripts. Setting a property sets its attribute. */
export type ElementOf<D extends AnyDeclaration> = HTMLElement &
  PropsOf<D> & {
    theme: string
    accent: string
    /** Loads the data again. Never rejects; an error is rendered and reported by `bnw-error`. */
    refresh(): Promise<void>
  }
