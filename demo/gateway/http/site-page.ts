import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

import type { Settings } from '../context.ts'

/** A page as it is sent, and what its inline scripts are known by in a content security policy. */
export interface SitePage {
  html: string
  etag: string
  /** `'sha256-…'`, one for each inline script. */
  scriptHashes: readonly string[]
}

/** What the sandbox's own site is configured with: the data attributes of elements.md. */
function sandboxAttributes(): Record<string, string> {
  return {
    trial: 'true',
    'top-wins-url': '/sandbox/top-wins.json',
    'support-url': '/about-us?page=FAQ',
    territory: 'Örnek Ada',
    'help-line': 'Yardım hattı: 0 000 000 00 00 (örnek)'
  }
}

/**
 * Reads the built page of the site and writes the configuration into its script tag, as an operator would.
 *
 * @returns Nothing where the site has not been built.
 */
export function readSitePage(file: string, { sandbox }: Pick<Settings, 'sandbox'>): SitePage | undefined {
  if (!existsSync(file)) return undefined
  const html = withAttributes(readFileSync(file, 'utf8'), sandbox ? sandboxAttributes() : {})
  return {
    html,
    etag: `"${sha256(html).slice(0, 27)}"`,
    scriptHashes: [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)].map(
      ([, script = '']) => `'sha256-${sha256(script)}'`
    )
  }
}

function withAttributes(html: string, attributes: Record<string, string>): string {
  const text = Object.entries(attributes)
    .map(([name, value]) => ` data-${name}="${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`)
    .join('')
  return html.replace('<script id="bnw-configuration"', match => match + text)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
