/** The elements in the templates of Vue 3. Tell its compiler that tags beginning with `bnw-` are custom elements. */
import type { HTMLAttributes, PublicProps } from 'vue'

import type { AttributesOfTag, EventsOfTag, Tag } from '../elements.ts'

type Capitals<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Capitals<Rest>}`
  : Capitalize<Name>

/** `@bnw-ready` of a template is `onBnwReady`. */
type Listeners<Events> = {
  [Name in keyof Events & string as `on${Capitals<Name>}`]?: (event: Events[Name]) => void
}

type Components = {
  [T in Tag]: new () => {
    $props: Omit<HTMLAttributes, keyof AttributesOfTag<T>> &
      PublicProps &
      AttributesOfTag<T> &
      Listeners<EventsOfTag<T>>
  }
}

declare module 'vue' {
  interface GlobalComponents extends Components {}
}
