/** The elements in the JSX of React 18 and 19. React 18 sets attributes only: listen with `ref` and `addEventListener()`. */
import type { CSSProperties, Key, ReactNode, Ref } from 'react'

import type { AttributesOfTag, EventsOfTag, Tag } from '../elements.ts'

interface Common<Element> {
  children?: ReactNode
  class?: string
  hidden?: boolean
  id?: string
  key?: Key
  ref?: Ref<Element>
  slot?: string
  style?: CSSProperties
}

type Listeners<Events> = { [Name in keyof Events & string as `on${Name}`]?: (event: Events[Name]) => void }

type JsxTags = {
  [T in Tag]: Common<HTMLElementTagNameMap[T]> & AttributesOfTag<T> & Listeners<EventsOfTag<T>>
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxTags {}
  }
}
