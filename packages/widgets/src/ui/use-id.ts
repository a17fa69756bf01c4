import { useState } from 'react'

let last = 0

/**
 * An id that no other element of the document has, also in the light DOM. Those of React's `useId()` are unique to one
 * copy of React, which a page may have besides ours, and those of Preact 10.29 to one root, which each element has.
 */
export function useId(): string {
  return useState(() => `bnw-${++last}`)[0]
}
