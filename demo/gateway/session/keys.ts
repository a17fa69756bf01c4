import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  randomBytes,
  randomUUID,
  webcrypto,
  type KeyObject
} from 'node:crypto'
import { link, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { makePrivateFolder } from '../db/private-folder.ts'
import { createSealing, SEAL_KEY_LENGTH, type Sealing } from './sealing.ts'

/** Keys for reading session values and creating new ones. */
export interface Keys {
  /** PEM of the public key that clients encrypt with. */
  publicPem: string
  /** Decrypts one value of `user`; undefined for anything not encrypted with our public key. */
  decrypt(ciphertext: string): Promise<string | undefined>
  refreshSecret: Buffer
  /** Encrypts the keys of authenticators in the database. */
  sealing: Sealing
}

const BITS = 3_072
/** One encrypted value in base64. */
const CIPHERTEXT = /^[A-Za-z0-9+/]{512}$/

/** Decrypted values kept in memory: a call would otherwise cost up to three decryptions of about 2 ms. */
const CACHE_SIZE = 5_000

/**
 * Reads the keys in `folder`, or creates them at the first start. Without a folder they stay in memory.
 *
 * @param sealKey Replaces the file `seal.key`.
 */
export async function loadKeys(folder?: string, sealKey?: Buffer): Promise<Keys> {
  if (folder) await makePrivateFolder(folder)
  const pem = folder
    ? await readOrCreate(join(folder, 'private.pem'), createPrivatePem)
    : await createPrivatePem()
  const readSecret = async (name: string) =>
    Buffer.from(folder ? await readOrCreate(join(folder, name), createSecret) : createSecret(), 'base64')
  const refreshSecret = await readSecret('refresh.key')
  const sealing = createSealing(sealKey ?? (await readSecret('seal.key')))
  const privateKey = createPrivateKey(pem)
  const publicPem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString()
  const decrypt = cached(await createDecrypt(privateKey), CACHE_SIZE)
  return { publicPem, decrypt, refreshSecret, sealing }
}

async function createPrivatePem(): Promise<string> {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: BITS })
  return pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

function createSecret(): string {
  return randomBytes(SEAL_KEY_LENGTH).toString('base64')
}

/** Creates the file under another name and links it: concurrent first starts all read the file of the first. */
async function readOrCreate(path: string, create: () => string | Promise<string>): Promise<string> {
  const present = await readFile(path, 'utf8').catch(() => undefined)
  if (present !== undefined) return present
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, await create(), { mode: 0o600, flag: 'wx' })
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await unlink(draft)
  return readFile(path, 'utf8')
}

/** RSA-OAEP with SHA-256; runs in the thread pool. */
async function createDecrypt(privateKey: KeyObject) {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const data = privateKey.export({ type: 'pkcs8', format: 'der' })
  const key = await webcrypto.subtle.importKey('pkcs8', data, algorithm, false, ['decrypt'])
  return async (ciphertext: string): Promise<string | undefined> => {
    if (!CIPHERTEXT.test(ciphertext)) return undefined
    try {
      const plain = await webcrypto.subtle.decrypt(algorithm, key, Buffer.from(ciphertext, 'base64'))
      return Buffer.from(plain).toString('utf8')
    } catch {
      return undefined
    }
  }
}

type Decrypt = Keys['decrypt']

/** Caches the most recently used values. Undecryptable ones are not cached, so that garbage evicts nothing. */
function cached(decrypt: Decrypt, limit: number): Decrypt {
  const known = new Map<string, string>()
  return async ciphertext => {
    const value = known.get(ciphertext) ?? (await decrypt(ciphertext))
    if (value === undefined) return undefined
    known.delete(ciphertext)
    known.set(ciphertext, value)
    const [oldest] = known.keys()
    if (known.size > limit && oldest !== undefined) known.delete(oldest)
    return value
  }
}
