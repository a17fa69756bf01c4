/** frame.js: what the loader imports in place of a private element's own module, on a partner's page. */
import { frames } from 'virtual:element-files'

import { defineFrame } from './define-frame.ts'

/** Defines the element of this tag as a frame. */
export function define(tag: string): void {
  const declaration = frames[tag]
  if (declaration) defineFrame({ tag, ...declaration })
}
