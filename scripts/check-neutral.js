// @ts-check
/**
 * Keeps out of the repository what belongs to one machine or one person: paths, registry hosts, private keys, and the
 * marks of a merge that was not finished.
 */
import { runAsProgram } from './report.js'
import { listFiles, readText } from './sources.js'

/** What is looked for, and why it may not stay. */
const FORBIDDEN = /** @type {const} */ ([
  [/(?<![\w.:/-])\/(home|root|Users|work|workspace)\/\w/, 'a path of one machine'],
  [/\b[A-Z]:\\Users\\\w/, 'a path of one machine'],
  [/https?:\/\/[^/\s'"]*\b(registry|artifactory|nexus|verdaccio)\b/, 'the host of a package registry'],
  [/_authToken\s*=/, 'a credential for a package registry'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----\s*[A-Za-z0-9+/]{20}/, 'a private key'],
  [/^(<{7}|>{7}) /m, 'the mark of an unfinished merge']
])

const BINARY = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|ttf|gz|br|zip|mp3|ogg)$/

/** @param {string} root */
export function checkNeutral(root) {
  const files = listFiles(root).filter(file => !BINARY.test(file))
  const problems = files.flatMap(file => {
    const text = readText(root, file)
    return FORBIDDEN.filter(([pattern]) => pattern.test(text)).map(
      ([pattern, what]) => `${file}: holds ${what} (${pattern.exec(text)?.[0]})`
    )
  })
  return { problems, summary: `${files.length} files` }
}

runAsProgram(import.meta.url, checkNeutral)
