import type { HostElement } from './element-context.ts'

/** An element with a shadow root, for tests that define none. */
export function createHost(): HostElement {
  return document.createElement('div').attachShadow({ mode: 'open' }).host as HostElement
}
