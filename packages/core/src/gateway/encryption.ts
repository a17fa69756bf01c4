import { environment } from '../environment.ts'
import { onPageReset } from '../page-life.ts'
import { TIMEOUT_MS } from './transport.ts'

/** A value cannot be encrypted: it is too long, or no valid key is available. */
export class EncryptionError extends Error {
  override readonly name = 'EncryptionError'
}

let embedded: Promise<string> | undefined
onPageReset(() => (embedded = undefined))

/**
 * Encrypts one session value with the gateway's public key: RSA-OAEP with SHA-256, compatible with Node's
 * `privateDecrypt`.
 *
 * jsencrypt 3.5 treats each character as one byte and silently corrupts other text. So it is passed the UTF-8 bytes, one
 * per character.
 *
 * @param value Secret text, with a 3072-bit key at most 318 bytes of UTF-8. It is neither stored nor logged.
 * @returns Base64, without line breaks.
 * @throws {EncryptionError} The value is too long for the key, or the key is not a PEM key (jsencrypt returns `false`).
 */
export async function encrypt(value: string): Promise<string> {
  try {
    return await seal(value)
  } catch (error) {
    environment().report({ name: 'EncryptionError' })
    throw error instanceof EncryptionError
      ? error
      : new EncryptionError('the encryption code cannot be loaded')
  }
}

async function seal(value: string): Promise<string> {
  const bytes = new TextEncoder().encode(value)
  const [{ JSEncrypt }, key] = await Promise.all([import('jsencrypt'), publicKey()])
  const encryptor = new JSEncrypt()
  encryptor.setPublicKey(key)
  const sealed = encryptor.encryptOAEP(String.fromCharCode(...bytes))
  if (!sealed) throw new EncryptionError('invalid public key, or value too long')
  return sealed
}

/** Loads the code and the key in advance, when a login form gets the focus. */
export function prepareEncryption(): void {
  void Promise.all([import('jsencrypt'), publicKey()]).catch(() => undefined)
}

function publicKey(): Promise<string> {
  const { publicKey: configured } = environment().configuration
  return configured ? Promise.resolve(configured) : (embedded ??= fetchEmbeddedKey())
}

/** The key is a file next to the scripts, so that one build works with each gateway. A failure is not cached. */
async function fetchEmbeddedKey(): Promise<string> {
  const { configuration, fetch } = environment()
  try {
    const response = await fetch(`${configuration.scripts}public-key.pem`, {
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS)
    })
    if (!response.ok) throw new EncryptionError('no public key')
    return await response.text()
  } catch {
    embedded = undefined
    throw new EncryptionError('no public key')
  }
}
