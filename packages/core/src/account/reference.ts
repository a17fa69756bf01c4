import { environment } from '../environment.ts'
import { loadText, saveText } from '../lib/storage.ts'

const MAX_LENGTH = 100

/**
 * Keeps who has sent this visitor until a registration has used it (NAV-03): the reference number of a link, on whatever
 * page it led to. The latest link counts; an empty one changes nothing.
 */
export function keepReference(reference: string | null | undefined): void {
  const plain = reference?.trim()
  if (plain && plain.length <= MAX_LENGTH) saveText('bnw:reference', plain)
}

/** The kept reference, else the id of the partner whose page this is (REG-03). Empty where there is none. */
export function reference(): string {
  return loadText('bnw:reference') ?? environment().configuration.affiliate
}

export function forgetReference(): void {
  saveText('bnw:reference', undefined)
}
