import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { negotiate } from '@fastify/accept-negotiator'

import { escapeHtml } from './html.ts'

type Attributes = Readonly<Record<string, string>>

/** Hashes of inline elements for the content security policy: `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

type Encoding = 'br' | 'gzip' | 'identity'

/** Best first. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity']

/** The page as it is sent. */
export interface SitePage {
  /** In each encoding: compressing it as well as the build compresses files takes too long for each request. */
  bytes: Readonly<Record<Encoding, Buffer>>
  etag: string
  hashes: InlineHashes
  title: string
  /** Data attributes of the configuration's script tag, as written in the page. */
  attributes: string
}

/**
 * Reads the built page of the site and adds the configuration to its script tag, as an operator would.
 *
 * @param configuration Values of `data-` attributes by name (docs/embedding.md).
 * @returns Undefined if the site is not built.
 */
export function readSitePage(file: string, configuration: Attributes): SitePage | undefined {
  if (!existsSync(file)) return undefined
  const html = withAttributes(readFileSync(file, 'utf8'), configuration)
  return {
    bytes: { br: brotliCompressSync(html), gzip: gzipSync(html), identity: Buffer.from(html) },
    etag: `"${sha256(html).slice(0, 27)}"`,
    hashes: {
      scripts: hashesOf(html, /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g),
      styles: hashesOf(html, /<style>([^]*?)<\/style>/g)
    },
    title: textOf(html, /<title>([^<]*)/),
    attributes: textOf(html, /<script id="bnw-configuration"([^>]*)/)
  }
}

/** The encoding in which a browser gets the page. @param accepted Its header `accept-encoding`. */
export function encodingFor(accepted: string | undefined): Encoding {
  return negotiate(accepted ?? 'identity', ENCODINGS) ?? 'identity'
}

function textOf(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? ''
}

function hashesOf(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(([, text = '']) => inlineSource(text))
}

/** The source that allows inline code in a content security policy: `'sha256-…'`. */
export function inlineSource(text: string): string {
  return `'sha256-${sha256(text)}'`
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
