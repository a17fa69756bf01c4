/**
 * Writes JSON of what a value itself holds: a `toJSON` that the page has put on a prototype is passed by, so that it
 * neither sees nor changes what we send and keep.
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
