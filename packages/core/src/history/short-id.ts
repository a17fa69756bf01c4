/** Longer ids are shortened, characters. */
const MAX_LENGTH = 12
const ENDS = 4

/** An id with its middle left out, such as `a1b2…9f3c`; a short id is returned as it is. */
export function shortId(id: string): string {
  const characters = [...id]
  if (characters.length <= MAX_LENGTH) return id
  return `${characters.slice(0, ENDS).join('')}…${characters.slice(-ENDS).join('')}`
}
