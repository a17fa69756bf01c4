// @ts-check
/** Serves the bare pages of the bench, the elements and the floor as a partner's server would: compressed, cacheable. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const TYPES = { js: 'text/javascript', json: 'application/json', html: 'text/html; charset=utf-8' }

/**
 * @param {{ folders: Record<string, string>, pages: Map<string, string> }} content
 *   `folders`: first part of a path → folder. `pages`: path → document.
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function servePages({ folders, pages }) {
  /** @type {Map<string, Buffer>} */
  const packed = new Map()

  /** @param {string} path */
  function read(path) {
    const known = packed.get(path)
    if (known) return known
    const [, first = '', ...rest] = path.split('/')
    const folder = folders[first]
    const file = folder && join(folder, ...rest.filter(part => part !== '..'))
    if (!file || !existsSync(file)) return undefined
    const content = brotliCompressSync(readFileSync(file))
    packed.set(path, content)
    return content
  }

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  const answer = (request, response) => {
    const path = new URL(request.url ?? '/', 'http://page').pathname
    const page = pages.get(path)
    if (page !== undefined) return response.writeHead(200, { 'content-type': TYPES.html }).end(page)
    const content = read(path)
    if (!content) return response.writeHead(404).end()
    const type =
      TYPES[/** @type {keyof typeof TYPES} */ (path.split('.').pop())] ?? 'application/octet-stream'
    response.writeHead(200, {
      'content-type': type,
      'content-encoding': 'br',
      'cache-control': 'public, max-age=600',
      'access-control-allow-origin': '*'
    })
    response.end(content)
  }
  const server = createServer(answer)
  await new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return { origin: `http://localhost:${port}`, close: () => void server.close() }
}
