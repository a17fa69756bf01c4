/** An attribute that takes one of a few words. Anything else counts as the first of them. */
export interface Choice<Word extends string = string> {
  readonly words: readonly Word[]
}

/** Starting values by property name (camelCase); their types are the attributes' types. Never JSON. */
export type Attributes = Record<string, boolean | number | string | Choice>

/**
 * One element: what a page may set on it and hear from it.
 *
 * Every element has `theme`, `accent`, `lang` and the events of `CommonEvents` besides; they are not declared again.
 */
export interface Declaration<A extends Attributes = Attributes, Events extends object = object> {
  tag: `bnw-${string}`
  /** Public elements run on any page; private ones show personal data or move money. */
  tier: 'public' | 'private'
  /** Booleans start as `false`, as in HTML; the negative of something is `no…`. */
  attributes: A
  events: Events
  /** Style sheets as text, in order. In a `light` element their selectors already begin with its tag. */
  styles: readonly string[]
  /** Draws into a child of the element and not into its shadow root, so that password managers see the form. */
  light?: true
  /** Height reserved until the view is rendered: a CSS length. */
  reservedHeight?: string
  /** Methods a page may call. `refresh` needs a view that calls `useRefresh()`. */
  methods?: readonly 'refresh'[]
}

/** Names an element's public side. The view takes its types from the result. */
/* @__NO_SIDE_EFFECTS__ */
export function declareElement<
  const A extends Attributes,
  Events extends { [Name in `bnw-${string}`]?: unknown }
>(declaration: Declaration<A, Events>): Declaration<A, Events> {
  return declaration
}

/** Names the type of an event's `detail`; there is nothing at run time. */
/* @__NO_SIDE_EFFECTS__ */
export function detail<Detail>(): Detail {
  return undefined as Detail
}

/** An attribute that takes one of these words; the first is the starting value. */
/* @__NO_SIDE_EFFECTS__ */
export function choice<const Word extends string>(...words: [Word, ...Word[]]): Choice<Word> {
  return { words }
}

/** What state an element tells the page it is in. */
export type ElementState =
  'loading' | 'ready' | 'empty' | 'error' | 'offline' | 'blocked' | 'maintenance' | 'signed-out'

/** Events that every element may fire, besides the declared ones. `detail` is plain data, nothing personal in it. */
export interface CommonEvents {
  /** First content is there. `element` is the tag. */
  'bnw-ready': { element: string }
  'bnw-state': { state: ElementState }
  /** Trouble; `code` is a word, never a message. */
  'bnw-error': { code: string; retryable: boolean }
}

/** Events that the player's wish makes. `preventDefault()` hands them to the page. */
export interface Intents {
  /** `path` of the site, with query. */
  'bnw-navigate': { path: string }
  /** `returnUrl` is the path of the site to come back to. */
  'bnw-login-required': { returnUrl: string }
  'bnw-deposit-required': Record<string, never>
  'bnw-game-launch': { type: 'slot' | 'live' | 'virtual'; id: string; name: string; provider: string }
}

/** Events told once for the whole page, whatever number of elements it has. */
export interface PageEvents {
  'bnw-session': { status: string }
  'bnw-language': { lang: string }
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

/** The element as a page's script sees it. Setting a property sets its attribute. */
export type ElementOf<D extends AnyDeclaration> = HTMLElement &
  PropsOf<D> & {
    theme: string
    accent: string
    /** Loads again what is shown. Never rejects; trouble is shown and told by `bnw-error`. */
    refresh(): Promise<void>
  }
