/** A page that does something which elements have to bear. */
export interface HostileCase {
  /** Begins with the id of docs/quality-figures.md, or R1 for those that have none. */
  name: string
  /**
   * `works`, the default: as on an ordinary page. `reported`: the page lacks what elements need; each shows the page's own
   * children or a message, and dispatches `bnw-error` once. `logged`: what an event needs may be broken, too; the children stay
   * and the console says why. `absent`: the page runs none of our code; its own children stay.
   */
  expect?: Expected
  /** Elements for which something else holds. */
  except?: Partial<Record<string, Expected>>
  /** Runs first, as a classic script. */
  script?: string
  /** HTML for the head, before our script. */
  head?: string
  /** In place of `<!doctype html>`. */
  doctype?: string
  /** Headers of the page. */
  headers?: Record<string, string>
  /** The body around the HTML of the elements. */
  body?: (elements: string) => string
  /** In place of our script's tag; `%settings%` are its data attributes. */
  tag?: (folder: string) => string
  /** Runs when the elements are there; then they are looked at again. */
  after?: string
  /** Addresses, as regular expressions, that a content blocker refuses. */
  blocked?: string[]
  /** Why nobody can click on such a page. */
  noClicks?: string
  /** The page ends all listeners, also those of the test. */
  endsListeners?: boolean
  /** Media features of the device. */
  media?: { forcedColors?: 'active'; media?: 'print'; reducedMotion?: 'reduce'; colorScheme?: 'dark' }
}

/**
 * `empty`: as for a visitor, who has no balance and no recent games. `lost`: a known limit, which counts as a failure:
 * forms in the page's own document cannot win against `!important` in a cascade layer of the page.
 */
export type Expected = 'works' | 'empty' | 'reported' | 'logged' | 'absent' | 'lost'

/** On pages where a login does not last. */
export const SIGNED_OUT = { 'bnw-balance': 'empty', 'bnw-recent': 'empty' } as const
