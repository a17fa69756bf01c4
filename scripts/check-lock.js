// @ts-check
/**
 * Checks package-lock.json for what `npm ci` would stumble over on another machine: a per-platform package that is
 * named and not listed, and addresses of the registry it was made with.
 */
import { runAsProgram } from './report.js'
import { readText } from './sources.js'

/** @typedef {{ resolved?: string, link?: boolean, optionalDependencies?: Record<string, string> }} Locked */

/** @param {string} root */
export function checkLock(root) {
  /** @type {Record<string, Locked>} */
  const packages = JSON.parse(readText(root, 'package-lock.json')).packages
  const problems = Object.entries(packages).flatMap(([path, locked]) => [
    ...unlisted(packages, path, locked),
    ...addresses(path, locked)
  ])
  return { problems, summary: `${Object.keys(packages).length} locked packages` }
}

/** @param {Record<string, Locked>} packages @param {string} path @param {Locked} locked */
function unlisted(packages, path, { optionalDependencies = {} }) {
  return Object.keys(optionalDependencies)
    .filter(name => !findable(packages, path, name))
    .map(
      name =>
        `package-lock.json: ${path || 'the project'} names ${name}, which has no entry; npm ci would fail`
    )
}

/** Node looks in its own node_modules and in those of every folder above. @param {Record<string, Locked>} packages @param {string} path @param {string} name */
function findable(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    if (packages[folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`]) return true
    if (!folder) return false
  }
}

/** @param {string} path @param {Locked} locked */
function addresses(path, { resolved, link }) {
  return resolved && !link
    ? [`package-lock.json: ${path} holds an address; set omit-lockfile-registry-resolved`]
    : []
}

runAsProgram(import.meta.url, checkLock)
