/**
 * Writes JSON of own properties only: a `toJSON` that the embedding page has put on a prototype neither reads nor changes
 * what is sent and stored.
 *
 * @param value Text, numbers, booleans, and objects of them.
 */
export function writeJson(value: object): string {
  return JSON.stringify(bare(value))
}

function bare(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.create(null) as Record<string, unknown>
  for (const [key, field] of Object.entries(value)) copy[key] = bare(field)
  return copy
}
