// @ts-check
/**
 * Finds what must not be committed: paths of one machine, registry hosts, credentials, private keys and conflict markers.
 * Also finds packages for other platforms that package-lock.json names and does not list: `npm ci` would fail there.
 */
import { isBinary, listFiles, readText } from './files.js'
import { runAsProgram } from './report.js'

const FORBIDDEN = /** @type {const} */ ([
  [/(?<![\w.:/-])\/(home|root|Users|work|workspace)\/\w/, 'a path of one machine'],
  [/\b[A-Z]:\\Users\\\w/, 'a path of one machine'],
  [/https?:\/\/[^/\s'"]*\b(registry|artifactory|nexus|verdaccio)\b/, 'the host of a package registry'],
  [/"resolved": +"http/, 'the address of a package; set omit-lockfile-registry-resolved'],
  [/_authToken\s*=/, 'a credential for a package registry'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----\s*[A-Za-z0-9+/]{20}/, 'a private key'],
  [/^(<{7}|>{7}) /m, 'a conflict marker']
])

const LOCK = 'package-lock.json'

/** @param {string} root */
export function checkRepository(root) {
  const files = listFiles(root).filter(file => !isBinary(file))
  const problems = files.flatMap(file => {
    const text = readText(root, file)
    const found = FORBIDDEN.filter(([pattern]) => pattern.test(text))
    return found.map(([pattern, what]) => `${file}: contains ${what} (${pattern.exec(text)?.[0]})`)
  })
  if (files.includes(LOCK)) problems.push(...unlistedPackages(readText(root, LOCK)))
  return { problems, summary: `${files.length} files` }
}

/** @returns {string[]} */
function unlistedPackages(/** @type {string} */ lock) {
  /** @type {Record<string, { optionalDependencies?: Record<string, string> }>} */
  const packages = JSON.parse(lock).packages
  const listed = Object.keys(packages).map(path => path.slice(path.lastIndexOf('node_modules/') + 13))
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(name => !listed.includes(name))
      .map(name => `${LOCK}: ${path || 'the project'} names ${name}, which has no entry`)
  )
}

runAsProgram(import.meta.url, checkRepository)
