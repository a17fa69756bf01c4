/**
 * Serialises own properties only, so that a `toJSON` that the embedding page has added to a prototype neither reads nor
 * changes the data.
 *
 * @param value Text, numbers, booleans, and objects of them.
 */
export function writeJson(value: object): string {
  return JSON.stringify(bare(value))
}

function bare(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = Object.create(null)
  for (const [key, field] of Object.entries(value)) copy[key] = bare(field)
  return copy
}
