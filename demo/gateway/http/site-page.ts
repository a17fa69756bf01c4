import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

import { escapeHtml } from './html.ts'

type Attributes = Readonly<Record<string, string>>

/** Hashes of inline elements for the content security policy: `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

/** The page as it is sent. */
export interface SitePage {
  html: string
  etag: string
  hashes: InlineHashes
  title: string
  /** Data attributes of the configuration's script tag, as written in the page. */
  attributes: string
}

/**
 * Reads the built page of the site and adds the configuration to its script tag, as an operator would.
 *
 * @param configuration Values of `data-` attributes by name. Source: elements.
 * @returns Undefined if the site is not built.
 */
export function readSitePage(file: string, configuration: Attributes): SitePage | undefined {
  if (!existsSync(file)) return undefined
  const html = withAttributes(readFileSync(file, 'utf8'), configuration)
  return {
    html,
    etag: `"${sha256(html).slice(0, 27)}"`,
    hashes: {
      scripts: hashesOf(html, /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g),
      styles: hashesOf(html, /<style>([^]*?)<\/style>/g)
    },
    title: textOf(html, /<title>([^<]*)/),
    attributes: textOf(html, /<script id="bnw-configuration"([^>]*)/)
  }
}

function textOf(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? ''
}

function hashesOf(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(([, text = '']) => `'sha256-${sha256(text)}'`)
}

function withAttributes(html: string, attributes: Attributes): string {
  const text = Object.entries(attributes)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('')
  return html.replace('<script id="bnw-configuration"', match => match + text)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
