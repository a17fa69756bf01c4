// @ts-check
/** A sandbox gateway for the bench, as `npm start` runs it, on free ports and with a data folder of its own. */
import { spawn } from 'node:child_process'
import { constants, publicEncrypt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from '../../scripts/setup.js'

/** GATEWAY=file measures another build, for a comparison. */
const BUILD = process.env.GATEWAY ?? join(root, 'dist', 'gateway', 'main.js')

/** @typedef {{ site: string, games: string, folder: string, end: () => Promise<void>, forget: () => Promise<void> }} Sandbox */

/**
 * @typedef {object} SandboxSettings
 * @property {string} [allowed]      An origin whose pages may make every call.
 * @property {string} [folder]       Folder of the keys and the embedded database; a new one where absent.
 * @property {string} [databaseUrl]  A PostgreSQL server instead of the embedded database.
 * @property {number} [catalogue]    Number of games of a new database.
 */

/** @param {SandboxSettings} settings @returns {Promise<Sandbox>} */
export async function startSandbox({ allowed = '', databaseUrl = '', catalogue, ...settings }) {
  const folder = settings.folder ?? (await mkdtemp(join(tmpdir(), 'bnw-bench-')))
  const child = spawn(process.execPath, [BUILD], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      SANDBOX: '1',
      DATA_DIR: folder,
      PORT: '0',
      GAMES_PORT: '0',
      PARTNER_PORT: '0',
      INLINE_ORIGINS: allowed,
      DATABASE_URL: databaseUrl,
      SANDBOX_GAMES: String(catalogue ?? ''),
      LOG_LEVEL: 'error'
    }
  })
  const ended = once(child, 'exit')
  const end = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const forget = () => rm(folder, { recursive: true, force: true })
  // Its origins are the first thing that it prints, when it listens.
  const [line = ''] = await Promise.race([once(child.stdout, 'data'), ended.then(() => [])])
  const [site, games] = String(line).match(/http:[^\s,]+/g) ?? []
  if (!site || !games) throw new Error('The gateway ended before it was ready; is it built?')
  return { site, games, folder, end, forget }
}

/** The body of a call. @param {string} name @param {object} data @param {object} [user] */
export function envelope(name, data, user) {
  const [className, method] = name.split('.')
  return JSON.stringify({
    api: { class: className, method },
    data: { Lang: 'tr', ...data },
    ...(user && { user })
  })
}

export const HEADERS = { panel: 'frontend', 'content-type': 'application/json' }

/** What a page sends about its player, encrypted for the sandbox. @param {string} site */
export async function sealerOf(site) {
  const key = await (await fetch(`${site}/sandbox/public-key.pem`)).text()
  const padding = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  const seal = (/** @type {string} */ value) => publicEncrypt(padding, Buffer.from(value)).toString('base64')
  return (/** @type {{ uid: string, sid: string }} */ { uid, sid }) => ({
    uid: seal(uid),
    sid: seal(sid),
    uip: '{ip}'
  })
}
