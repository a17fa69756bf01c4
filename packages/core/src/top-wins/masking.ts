import { firstLetter } from '../lib/turkish.ts'

/** Masks a winner's name for display: `A••• K.`. Names that the feed has masked already are unchanged. */
export function maskPlayer(name: string): string {
  if (/[•*]/.test(name)) return name
  const [first = '', ...others] = name.trim().split(/\s+/)
  const last = others.at(-1)
  const beginning = `${firstLetter(first)}•••`
  return last ? `${beginning} ${firstLetter(last)}.` : beginning
}
