import { upper } from '../lib/turkish.ts'

/**
 * The name of a winner, as others may read it: `A••• K.`. The feed masks its names; one that has come whole is masked
 * here.
 */
export function maskPlayer(name: string): string {
  if (/[•*]/.test(name)) return name
  const [first = '', ...others] = name.trim().split(/\s+/)
  const last = others.at(-1)
  const beginning = `${upper(first.slice(0, 1))}•••`
  return last ? `${beginning} ${upper(last.slice(0, 1))}.` : beginning
}
