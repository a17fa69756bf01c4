import { environment } from '../environment.ts'
import { loadText, saveText } from '../lib/storage.ts'

const MAX_LENGTH = 100

/**
 * Stores the reference number of a link to any page until a registration uses it (NAV-03). The latest link replaces
 * earlier ones; an empty one changes nothing.
 */
export function keepReference(reference: string | null | undefined): void {
  const plain = reference?.trim()
  if (plain && plain.length <= MAX_LENGTH) saveText('bnw:reference', plain)
}

/** The stored reference, otherwise the partner id of this page (REG-03). Empty if there is neither. */
export function reference(): string {
  return loadText('bnw:reference') ?? environment().configuration.affiliate
}

export function forgetReference(): void {
  saveText('bnw:reference', undefined)
}
