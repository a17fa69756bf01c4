// @ts-check
/** Finds the server programs of PostgreSQL, for the stress tests of the ledger. */
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { aptInstall, isProgram } from './find-program.js'

const PROGRAMS = ['postgres', 'initdb']

/** The folder of Debian and its derivatives, with a folder per version; not on PATH. */
const DEBIAN = '/usr/lib/postgresql'

/** Why a test is skipped. */
export const NO_POSTGRES = `There are no server programs of PostgreSQL on PATH or in ${DEBIAN}`

/**
 * @param {{ env?: NodeJS.ProcessEnv, debian?: string, install?: () => boolean }} [options]
 *   `install` is called if none are found, and returns whether it installed them; by default nothing is installed.
 * @returns {string | undefined} Folder of the programs; undefined if there are none.
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
