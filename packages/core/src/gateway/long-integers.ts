const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/**
 * Quotes integers in JSON that a JavaScript number cannot hold exactly, so that an id keeps all its digits. Amounts and
 * counts of this size are rejected as text, as they would be as numbers.
 */
export function quoteLongIntegers(json: string): string {
  if (!/\d{16}/.test(json)) return json
  return json.replace(STRING_OR_NUMBER, token =>
    /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token
  )
}
