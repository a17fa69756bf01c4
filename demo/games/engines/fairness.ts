/**
 * Provably fair draws: each outcome is the SHA-256 of server seed, player seed and round number. The seal (the hash of
 * the server seed) is shown before the first round, the seed itself after it was changed, so the player can verify every
 * round. Server and page run this code.
 */

/** Input of one draw. */
export interface Draw {
  /** 64 hexadecimal digits; secret until the seed is changed. */
  readonly serverSeed: string
  /** Matches `PLAYER_SEED`; the player may choose it. */
  readonly playerSeed: string
  /** Counts the rounds drawn from these seeds, from 0. */
  readonly number: number
}

/** A random seed in hexadecimal digits. */
export function createSeed(bytes: number): string {
  return toHex(crypto.getRandomValues(new Uint8Array(bytes)))
}

/** The hash of a server seed, shown before anything is drawn from it. */
export async function sealOf(serverSeed: string): Promise<string> {
  return toHex(await sha256(serverSeed))
}

/**
 * The digest of a draw as eight 32-bit words, big-endian.
 *
 * @param digests How many digests to return; the further ones hash `…:number:1`, `…:number:2` and so on.
 * @param hash SHA-256; the server has a faster one for short texts.
 */
export async function drawWords(
  { serverSeed, playerSeed, number }: Draw,
  digests = 1,
  hash: (text: string) => Promise<Uint8Array> = sha256
): Promise<number[]> {
  const source = `${serverSeed}:${playerSeed}:${number}`
  const texts = Array.from({ length: digests }, (_, index) => (index === 0 ? source : `${source}:${index}`))
  return (await Promise.all(texts.map(hash))).flatMap(wordsIn)
}

/**
 * Returns a function that reads a whole number below a bound from the next words. Words that would favour the lower
 * numbers are skipped.
 *
 * @throws RangeError When the words are used up.
 */
export function fairNumbers(words: readonly number[]): (bound: number) => number {
  const left = words[Symbol.iterator]()
  return bound => {
    const fairBelow = 2 ** 32 - (2 ** 32 % bound)
    for (const word of left) if (word < fairBelow) return word % bound
    throw new RangeError('The digests hold too few fair words')
  }
}

function wordsIn({ buffer, byteOffset, length }: Uint8Array): number[] {
  const view = new DataView(buffer, byteOffset, length)
  return Array.from({ length: length / 4 }, (_, index) => view.getUint32(index * 4))
}

async function sha256(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
