// @ts-check
/** Finds the server programs of PostgreSQL, for the proofs about money. On Debian, as root, they can be installed. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const PROGRAMS = ['postgres', 'initdb']

/** Where Debian and its relatives keep them, a folder for each version: they are not on PATH there. */
const DEBIAN = '/usr/lib/postgresql'

/** What those who read the proofs have to know where there is none. */
export const NO_POSTGRES = `There are no server programs of PostgreSQL on PATH or in ${DEBIAN}`

/**
 * @param {{ env?: NodeJS.ProcessEnv, debian?: string, install?: () => boolean }} [options]
 *   `install` tries to bring the programs along and says whether it did; without it nothing is installed.
 * @returns {string | undefined} Folder of the programs; undefined where there are none.
 */
export function findPostgres({ env = process.env, debian = DEBIAN, install = () => false } = {}) {
  return search(env, debian) ?? (install() ? search(env, debian) : undefined)
}

function search(/** @type {NodeJS.ProcessEnv} */ env, /** @type {string} */ debian) {
  const onPath = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const versions = existsSync(debian) ? readdirSync(debian).map(Number).filter(Number.isInteger) : []
  const ofDebian = versions.sort((a, b) => b - a).map(version => join(debian, String(version), 'bin'))
  return [...onPath, ...ofDebian].find(folder => PROGRAMS.every(name => isProgram(join(folder, name))))
}

function isProgram(/** @type {string} */ path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Only as root on Debian and its relatives: elsewhere it is for the owner of the machine to decide. */
export function installPostgres() {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/etc/debian_version')) return false
  console.log('No PostgreSQL server was found; installing the package of the distribution …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']].every(
    args => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0
  )
}
