import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'

import { describe, expect, test } from 'vitest'

import { testEnvironment } from '../testing/index.ts'
import { encrypt, prepareEncryption } from './encryption.ts'

const pair = generateKeyPairSync('rsa', {
  modulusLength: 3072,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' }
})

/** Decrypts as the gateway does. */
function decrypt(sealed: string): string {
  const key = { key: pair.privateKey, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING }
  return privateDecrypt(key, Buffer.from(sealed, 'base64')).toString('utf8')
}

describe('encryption of session values', () => {
  test.each(['a', 'uid-1', 'ığüşöçİĞÜŞÖÇ', '🂡', 'x'.repeat(318), 'ş'.repeat(159)])(
    'SESS-02 the gateway decrypts %s',
    async value => {
      testEnvironment({ configuration: { publicKey: pair.publicKey } })

      const sealed = await encrypt(value)

      expect(decrypt(sealed)).toBe(value)
      expect(sealed).toMatch(/^[A-Za-z0-9+/]{512}$/)
    }
  )

  test('SESS-02 encrypting the same value twice gives different texts', async () => {
    testEnvironment({ configuration: { publicKey: pair.publicKey } })

    expect(await encrypt('uid-1')).not.toBe(await encrypt('uid-1'))
  })

  test.each(['x'.repeat(319), 'ş'.repeat(160)])('SESS-02 rejects a value that is too long', async value => {
    const { faults } = testEnvironment()

    const refused = encrypt(value)

    await expect(refused).rejects.toMatchObject({ name: 'EncryptionError' })
    await refused.catch((error: Error) => expect(`${error.message}${error.stack}`).not.toContain(value))
    expect(faults).toEqual([{ name: 'EncryptionError' }])
  })

  test.each(['no key', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----'])(
    'SESS-02 rejects the invalid key %s',
    async publicKey => {
      testEnvironment({ configuration: { publicKey } })

      await expect(encrypt('uid-1')).rejects.toMatchObject({ name: 'EncryptionError' })
    }
  )

  test('fetches the key from the scripts folder, once', async () => {
    const requested: string[] = []
    const fetch = (url: string | URL | Request) => {
      requested.push(String(url))
      return Promise.resolve(new Response(pair.publicKey))
    }
    testEnvironment({ configuration: { publicKey: '' }, environment: { fetch } })

    prepareEncryption()
    const sealed = await encrypt('uid-1')

    expect(decrypt(sealed)).toBe('uid-1')
    expect(requested).toEqual(['https://site.test/widgets/public-key.pem'])
  })

  test('fetches the key again after a failure', async () => {
    const answers = [new Response('', { status: 404 }), new Response(pair.publicKey)]
    const fetch = () => Promise.resolve(answers.shift()!)
    testEnvironment({ configuration: { publicKey: '' }, environment: { fetch } })
    await expect(encrypt('uid-1')).rejects.toMatchObject({ name: 'EncryptionError' })

    expect(decrypt(await encrypt('uid-1'))).toBe('uid-1')
  })
})
