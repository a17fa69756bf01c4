import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  randomBytes,
  randomUUID,
  webcrypto,
  type KeyObject
} from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** What the gateway needs to read session values and to make new ones. */
export interface Keys {
  /** PEM of the half that clients encrypt with. */
  publicPem: string
  /** Reads one value of `user`; undefined for anything that was not encrypted for us. */
  decrypt(ciphertext: string): Promise<string | undefined>
  refreshSecret: Buffer
}

const BITS = 3_072
/** Base64 of one encrypted value. */
const CIPHERTEXT = /^[A-Za-z0-9+/]{512}$/

/** Values kept readable, so that a call does not cost three decryptions of some 2 ms each. */
const REMEMBERED = 5_000

/** Reads the keys under `folder`, or makes them at the first start; in memory alone without a folder. */
export async function loadKeys(folder?: string): Promise<Keys> {
  const pem = folder ? await readOrMake(join(folder, 'private.pem'), makePrivatePem) : await makePrivatePem()
  const secret = folder ? await readOrMake(join(folder, 'refresh.key'), makeSecret) : makeSecret()
  const privateKey = createPrivateKey(pem)
  const publicPem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString()
  const decrypt = remembering(await decryptionWith(privateKey), REMEMBERED)
  return { publicPem, decrypt, refreshSecret: Buffer.from(secret, 'base64') }
}

async function makePrivatePem(): Promise<string> {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: BITS })
  return pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

function makeSecret(): string {
  return randomBytes(32).toString('base64')
}

/** Readable by this user alone, and never seen half written: of several first starts one wins and all read its file. */
async function readOrMake(path: string, make: () => string | Promise<string>): Promise<string> {
  const present = await readFile(path, 'utf8').catch(() => undefined)
  if (present !== undefined) return present
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, await make(), { mode: 0o600, flag: 'wx' })
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await unlink(draft)
  return readFile(path, 'utf8')
}

/** RSA-OAEP with SHA-256, on a thread of its own. */
async function decryptionWith(privateKey: KeyObject) {
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

/** Keeps the values that were used last. What cannot be read is not kept, so that garbage drives nothing out. */
function remembering(decrypt: Decrypt, limit: number): Decrypt {
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
