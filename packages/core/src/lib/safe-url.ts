/** Use of a URL. Each use permits certain schemes (SEC-01). */
export type UrlKind = 'route' | 'link' | 'image' | 'game'

/**
 * Returns a URL that is permitted for the use, otherwise `undefined`.
 *
 * - `route`: a path of the site, returned as path with query and hash.
 * - `link`: https, mailto, tel, or a path of the site.
 * - `image`: https, or a path of `base`, with or without a slash before it (gateway.md, pictures).
 * - `game`: an absolute https URL.
 *
 * http counts as https on a loopback host.
 *
 * @param base Origin of relative paths.
 */
export function safeUrl(value: unknown, kind: UrlKind, base: string): string | undefined {
  if (typeof value !== 'string' || value === '' || value.length > 2_000 || hasControl(value)) return undefined
  if (value.startsWith('/')) return kind === 'game' ? undefined : safePath(value, kind, base)
  if (kind === 'route') return undefined
  const url = parsed(value)
  if (!url && kind === 'image') return safePath(`/${value}`, kind, base)
  if (!url || url.username || url.password) return undefined
  if (kind === 'link' && (url.protocol === 'mailto:' || url.protocol === 'tel:')) return value
  return isWeb(url) ? url.href : undefined
}

/** A path that starts with one slash and stays on its origin after normalisation by a browser. */
function safePath(path: string, kind: UrlKind, base: string): string | undefined {
  if (path.startsWith('//') || path.includes('\\')) return undefined
  const origin = base || 'https://path.invalid'
  const url = parsed(path, origin)
  if (url?.origin !== origin) return undefined
  const inside = url.pathname + url.search + url.hash
  if (inside.startsWith('//')) return undefined
  return kind === 'image' && base ? url.href : inside
}

function parsed(value: string, base?: string): URL | undefined {
  try {
    return new URL(value, base)
  } catch {
    return undefined
  }
}

function isWeb({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

/** Whether the host is loopback. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}

function hasControl(value: string): boolean {
  // Not by `trim()`, which old libraries replace (H5).
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  return /[\u0000-\u001f\u007f]|^\s|\s$/.test(value)
}
