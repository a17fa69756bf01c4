/** The elements in the templates of Svelte 5: `onbnw-ready={…}`. */
import type { HTMLAttributes } from 'svelte/elements'

import type { AttributesOfTag, EventsOfTag, Tag } from '../elements.ts'

type Listeners<Events> = {
  [Name in keyof Events & string as `on${Name}`]?: ((event: Events[Name]) => void) | null
}

type Tags = {
  [T in Tag]: Omit<HTMLAttributes<HTMLElementTagNameMap[T]>, keyof AttributesOfTag<T>> &
    AttributesOfTag<T> &
    Listeners<EventsOfTag<T>>
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
