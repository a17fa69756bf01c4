// @ts-check
/** Finds sqlmap, for the attacks of `npm run test:security`. */
import { delimiter, join } from 'node:path'

import { aptInstall, isProgram } from './find-program.js'

/** Why a test is skipped. */
export const NO_SQLMAP =
  'There is no sqlmap on PATH, so its attacks are skipped. Install the package "sqlmap".'

/**
 * @param {{ env?: NodeJS.ProcessEnv, install?: () => boolean }} [options]
 *   `install` is called if there is none, and returns whether it installed it; by default nothing is installed.
 * @returns {string | undefined} Path of the program.
 */
export function findSqlmap({ env = process.env, install = () => false } = {}) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const search = () => folders.map(folder => join(folder, 'sqlmap')).find(isProgram)
  return search() ?? (install() ? search() : undefined)
}

export function installSqlmap() {
  return aptInstall('sqlmap')
}
