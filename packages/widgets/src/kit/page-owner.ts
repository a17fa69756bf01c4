/**
 * One bundle serves a page (SESS-10). Several script tags, even of two versions, would each start a core:
 * two sessions, two inactivity timers. The first script registers here; a later one does not define the tags that the
 * first one serves.
 *
 * The page's own scripts can read and change this object, so it contains only the public data of the script tag.
 */
export interface PageOwner {
  readonly tags: ReadonlySet<string>
  /** The data attributes of the script tag, and `scripts`: the folder of the scripts, with a trailing slash. */
  readonly settings: ScriptSettings
  readonly session: AnnouncedSession
}

/** The last `bnw-session` that was dispatched on the page. */
export interface AnnouncedSession {
  status?: unknown
  /** A private element in a frame has reported it. */
  isOfFrame?: boolean
}

/** Data attributes by their camelCase names. */
export type ScriptSettings = Partial<Record<string, string>>

/** In a function: a page may have broken `Symbol`, and the loader reports what fails (R1). */
const ownerKey = () => Symbol.for('bnw.page')

/** Set if this bundle is the owner. */
let registered: PageOwner | undefined

/**
 * Registers a script as the owner of the page, unless another one is registered.
 *
 * @returns The owner.
 */
export function claimPage(
  tags: Iterable<string>,
  tag: HTMLScriptElement | undefined,
  address: string
): PageOwner {
  const known = pageOwner()
  if (known) return known
  const settings = { ...tag?.dataset, scripts: new URL('./', address).href }
  const owner: PageOwner = Object.freeze({
    tags: new Set(tags),
    settings: Object.freeze(settings),
    session: {}
  })
  Object.defineProperty(globalThis, ownerKey(), { value: owner, configurable: true })
  registered = owner
  return owner
}

/**
 * Whether another bundle serves a tag on this page.
 *
 * @param scripts The folder of this code; modules requested by a loader are in the folder of that loader.
 */
export function isServedElsewhere(tag: string, scripts: string): boolean {
  const owner = pageOwner()
  if (!owner || owner === registered || owner.settings['scripts'] === scripts) return false
  return owner.tags.has(tag)
}

/** The script that serves this page; undefined if the elements were imported as modules. */
export function pageOwner(): PageOwner | undefined {
  return Reflect.get(globalThis, ownerKey())
}
