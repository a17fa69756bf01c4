// @ts-check
/** A sandbox gateway for the bench, as `npm start` runs it, on free ports and with a data folder of its own. */
import { spawn } from 'node:child_process'
import { constants, publicEncrypt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from '../../scripts/elements.js'

/** @typedef {{ site: string, games: string, folder: string, end: () => Promise<void>, forget: () => Promise<void> }} Sandbox */

/** @param {{ allowed: string }} settings `allowed`: an origin whose pages may make every call. @returns {Promise<Sandbox>} */
export async function startSandbox({ allowed }) {
  const folder = await mkdtemp(join(tmpdir(), 'bnw-bench-'))
  const [port, gamesPort, partnerPort] = await freePorts(3)
  const child = spawn(process.execPath, [join(root, 'dist', 'gateway', 'main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      SANDBOX: '1',
      DATA_DIR: folder,
      PORT: String(port),
      GAMES_PORT: String(gamesPort),
      PARTNER_PORT: String(partnerPort),
      INLINE_ORIGINS: allowed,
      LOG_LEVEL: 'error'
    }
  })
  const site = `http://localhost:${port}`
  const ended = once(child, 'exit')
  const end = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const forget = () => rm(folder, { recursive: true, force: true })
  while (!(await fetch(site).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('The gateway ended before it answered; is it built?')
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return { site, games: `http://localhost:${gamesPort}`, folder, end, forget }
}

/** @param {number} count */
export async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map(server => once(server, 'listening')))
  const ports = servers.map(server => /** @type {import('node:net').AddressInfo} */ (server.address()).port)
  await Promise.all(servers.map(server => once(server.close(), 'close')))
  return ports
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

/**
 * @param {string} site @param {string} name @param {object} data @param {object} [user]
 * @returns {Promise<any>} The data of the reply.
 */
async function call(site, name, data, user) {
  const response = await fetch(`${site}/endpoint/v1`, {
    method: 'POST',
    headers: HEADERS,
    body: envelope(name, data, user)
  })
  const reply = await response.json()
  if (reply.result !== true) throw new Error(`${name}: ${reply.message}`)
  return reply.data
}

/** Logs in as the sandbox's player and opens its first slot. @param {string} site @returns {Promise<string>} The game's token. */
export async function openSlot(site) {
  const key = await (await fetch(`${site}/sandbox/public-key.pem`)).text()
  const seal = (/** @type {string} */ value) =>
    publicEncrypt(
      { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(value)
    ).toString('base64')
  const { uid, sid } = await call(site, 'user.login', { username: 'demo', password: 'Demo123!' })
  const user = { uid: seal(uid), sid: seal(sid), uip: '{ip}' }
  const [game] = await call(site, 'casino.games_list', { limit: 1, offset: 0 })
  const { url } = await call(site, 'casino.init_game', { gameID: String(game.gameID) }, user)
  return new URL(url).searchParams.get('token') ?? ''
}
