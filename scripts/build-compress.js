// @ts-check
/** Compressed forms beside the files of a build. zlib works in threads of its own, so that all cores take part. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|xml|webmanifest)$/

/** Smaller files fit into the first packet anyway. */
const LEAST_BYTES = 512

/** Above this, the last percent of brotli takes seconds; only the fallback for old pages is so large. */
const MOST_BYTES_AT_BEST = 350_000

/**
 * Writes `.br` and `.gz` beside every file that becomes smaller by it.
 * @param {readonly string[]} folders
 */
export async function compressFolders(folders) {
  const files = folders.flatMap(listFiles).filter(file => COMPRESSIBLE.test(file))
  await Promise.all(files.map(compressFile))
}

/** @param {string} file */
async function compressFile(file) {
  const content = readFileSync(file)
  if (content.length < LEAST_BYTES) return
  for (const [ending, packed] of /** @type {const} */ ([
    ['.br', await packBrotli(content)],
    ['.gz', await packGzip(content)]
  ])) {
    if (packed.length < content.length) writeFileSync(file + ending, packed)
  }
}

/** @param {Buffer} content */
export function packBrotli(content) {
  const quality = content.length > MOST_BYTES_AT_BEST ? 9 : 11
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length
    }
  })
}

/** @param {Buffer} content */
export function packGzip(content) {
  return promisify(gzip)(content, { level: 9 })
}

/** @param {string} folder @returns {string[]} */
function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
}
