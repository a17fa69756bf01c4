import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Encrypts secrets of players for the database, so that a copy of it does not reveal them. */
export interface Sealing {
  seal(text: string, playerId: string): string
  /** @throws {Error} The text was sealed with another key or for another player, or was changed. */
  unseal(sealed: string, playerId: string): string
}

/** In bytes. */
export const SEAL_KEY_LENGTH = 32
const NONCE_LENGTH = 12
const TAG_LENGTH = 16
const ALGORITHM = 'aes-256-gcm'

/** Sealed texts are base64url of nonce, tag and ciphertext. The player's id is authenticated with them. */
export function createSealing(key: Buffer): Sealing {
  return {
    seal(text, playerId) {
      const nonce = randomBytes(NONCE_LENGTH)
      const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_LENGTH })
      cipher.setAAD(Buffer.from(playerId))
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url')
    },

    unseal(sealed, playerId) {
      const bytes = Buffer.from(sealed, 'base64url')
      const start = NONCE_LENGTH + TAG_LENGTH
      const options = { authTagLength: TAG_LENGTH }
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_LENGTH), options)
      decipher.setAAD(Buffer.from(playerId))
      decipher.setAuthTag(bytes.subarray(NONCE_LENGTH, start))
      return Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()]).toString('utf8')
    }
  }
}
