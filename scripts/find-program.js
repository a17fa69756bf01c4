// @ts-check
/** Finds programs that the tests need, and installs their Debian packages. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'

/** Whether a path is a file that may be executed. */
export function isProgram(/** @type {string} */ path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/**
 * Installs packages on Debian and its derivatives, as root only. Waits up to five minutes for another installation.
 * @returns {boolean} Whether they were installed.
 */
export function aptInstall(/** @type {string[]} */ ...names) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  console.log(`Installing from Debian: ${names.join(', ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const wait = ['-o', 'DPkg::Lock::Timeout=300']
  return [
    ['update', ...wait],
    ['install', '-y', '--no-install-recommends', ...wait, ...names]
  ].every(args => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0)
}
