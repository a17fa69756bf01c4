import type { Use } from '../lib/preview-link.js'

export interface ElementInfo {
  tag: string
  summary: string
  isPrivate: boolean
  attributes: { name: string; type: string; default?: string; description: string }[]
  events: string[]
  example: Use[]
}

/** What the build has written into this page, by tag. */
export function readElements(): Map<string, ElementInfo> {
  const json = document.querySelector('#elements')?.textContent ?? '[]'
  const elements: ElementInfo[] = JSON.parse(json)
  return new Map(elements.map(element => [element.tag, element]))
}
