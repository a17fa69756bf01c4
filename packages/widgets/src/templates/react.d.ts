/** The elements in the JSX of React 18 and 19. React 18 sets attributes only: listen with `ref` and `addEventListener()`. */
import type { ClassAttributes, HTMLAttributes } from 'react'

import type { AttributesOfTag, EventsOfTag, Tag } from '../elements.ts'

/** React 18 passes `class` on, but not `className`. */
type Common<Element> = HTMLAttributes<Element> & ClassAttributes<Element> & { class?: string }

type Listeners<Events> = { [Name in keyof Events & string as `on${Name}`]?: (event: Events[Name]) => void }

type JsxTags = {
  [T in Tag]: Omit<Common<HTMLElementTagNameMap[T]>, keyof AttributesOfTag<T>> &
    AttributesOfTag<T> &
    Listeners<EventsOfTag<T>>
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxTags {}
  }
}
