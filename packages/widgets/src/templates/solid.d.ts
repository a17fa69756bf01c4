/** The elements in the JSX of Solid: `prop:`, `attr:`, `bool:` and `on:` choose how a value is passed. */
import type { JSX } from 'solid-js'

import type { AttributesOfTag, EventsOfTag, Tag } from '../elements.ts'

type Prefixed<Prefix extends string, Values> = {
  [Name in keyof Values & string as `${Prefix}:${Name}`]?: Values[Name]
}

type Listeners<Events> = {
  [Name in keyof Events & string as `on:${Name}`]?: ((event: Events[Name]) => void) | undefined
}

type JsxTags = {
  [T in Tag]: Omit<JSX.HTMLAttributes<HTMLElementTagNameMap[T]>, keyof AttributesOfTag<T>> &
    AttributesOfTag<T> &
    Prefixed<'prop' | 'attr' | 'bool', AttributesOfTag<T>> &
    Listeners<EventsOfTag<T>>
}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends JsxTags {}
  }
}
