import { environment } from '../environment.ts'
import { shared } from '../shared.ts'

/** A value could not be encrypted: it is too long, or there is no usable key. Login cannot go on. */
export class EncryptionError extends Error {
  override readonly name = 'EncryptionError'
}

/** What RSA-OAEP with SHA-256 takes with a 3072-bit key: 384 − 2·32 − 2 bytes. */
const MOST_BYTES = 318

const cache = shared<{ key?: Promise<string> }>('gateway.public-key', () => ({}))

/**
 * Encrypts one session value with the gateway's public key: RSA-OAEP with SHA-256, as Node's `privateDecrypt` reads it.
 *
 * jsencrypt 3.5 takes each character for one byte and garbles any other text without a word: it gets the bytes of the
 * UTF-8, one a character, and they are counted here.
 *
 * @param value Secret text, at most 318 bytes of UTF-8. It is neither kept nor logged.
 * @returns Base64, without line breaks.
 * @throws {EncryptionError} The value is too long, or the key is not a PEM key (jsencrypt returns `false`).
 */
export async function encrypt(value: string): Promise<string> {
  try {
    return await seal(value)
  } catch (error) {
    environment().report({ name: 'EncryptionError' })
    throw error instanceof EncryptionError ? error : new EncryptionError('no code to encrypt with')
  }
}

async function seal(value: string): Promise<string> {
  const bytes = new TextEncoder().encode(value)
  if (bytes.length > MOST_BYTES) throw new EncryptionError('value too long')
  const [{ JSEncrypt }, key] = await Promise.all([import('jsencrypt'), publicKey()])
  const encryptor = new JSEncrypt()
  encryptor.setPublicKey(key)
  const sealed = encryptor.encryptOAEP(String.fromCharCode(...bytes))
  if (!sealed) throw new EncryptionError('the public key does not work')
  return sealed
}

/** Fetches the code and the key ahead of need: when a login form gets the focus, not before. */
export function prepareEncryption(): void {
  void Promise.all([import('jsencrypt'), publicKey()]).catch(() => {
    delete cache.key
  })
}

function publicKey(): Promise<string> {
  const { publicKey: configured } = environment().configuration
  return configured ? Promise.resolve(configured) : (cache.key ??= embeddedKey())
}

/** The key lies beside the code, so that a build serves every gateway. A failure is not kept. */
async function embeddedKey(): Promise<string> {
  const { configuration, fetch } = environment()
  try {
    const response = await fetch(`${configuration.scripts}public-key.pem`, { credentials: 'omit' })
    if (!response.ok) throw new EncryptionError('no public key')
    return await response.text()
  } catch {
    delete cache.key
    throw new EncryptionError('no public key')
  }
}
