// @ts-check
/** Finds the server programs of PostgreSQL, for the tests of money under concurrency and kills. */
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { aptInstall, isProgram } from './find-program.js'

const PROGRAMS = ['postgres', 'initdb']

/** Debian and its relatives keep them here, a folder for each version, and not on PATH. */
const DEBIAN = '/usr/lib/postgresql'

/** Why a test is skipped. */
export const NO_POSTGRES = `There are no server programs of PostgreSQL on PATH or in ${DEBIAN}`

/**
 * @param {{ env?: NodeJS.ProcessEnv, debian?: string, install?: () => boolean }} [options]
 *   `install` adds the programs where none are found, and returns whether it did; by default nothing is installed.
 * @returns {string | undefined} Folder of the programs; undefined where there are none.
 */
export function findPostgres({ env = process.env, debian = DEBIAN, install = () => false } = {}) {
  const search = () => {
    const onPath = (env.PATH ?? '').split(delimiter).filter(Boolean)
    const versions = existsSync(debian) ? readdirSync(debian).map(Number).filter(Number.isInteger) : []
    const newestFirst = versions.sort((a, b) => b - a).map(version => join(debian, String(version), 'bin'))
    return [...onPath, ...newestFirst].find(folder => PROGRAMS.every(name => isProgram(join(folder, name))))
  }
  return search() ?? (install() ? search() : undefined)
}

export function installPostgres() {
  return aptInstall('postgresql')
}
