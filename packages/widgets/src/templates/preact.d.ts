/** The elements in the JSX of Preact. */
import type { HTMLAttributes } from 'preact'

import type { AttributesOfTag, EventsOfTag, Tag } from '../elements.ts'

type Listeners<Events> = { [Name in keyof Events & string as `on${Name}`]?: (event: Events[Name]) => void }

type JsxTags = {
  [T in Tag]: Omit<HTMLAttributes<HTMLElementTagNameMap[T]>, keyof AttributesOfTag<T>> &
    AttributesOfTag<T> &
    Listeners<EventsOfTag<T>>
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends JsxTags {}
  }
}
