/** What the page of each app shows, and how the test reaches it. */
export interface State {
  isShown: boolean
  /** The section that has the rail. */
  place: 'a' | 'b'
  order: readonly Item[]
  type: 'slot' | 'live'
  category: string
  limit: number
  isRanked: boolean
  child: string
  /** Whether the page has a lobby and, in frames, the login and the balance, too. */
  hasMore: boolean
}

export type Item = 'text' | 'rail'

export interface Received {
  source: 'template' | 'listener'
  type: string
  detail: unknown
}

declare global {
  interface Window {
    page: {
      set(change: Partial<State>): void
      load(): Promise<unknown>
      /** Loads the other elements. */
      loadMore(): Promise<unknown>
      received: Received[]
    }
  }
}
