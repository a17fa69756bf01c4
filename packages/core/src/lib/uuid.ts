/** A random UUID. `crypto.randomUUID()` is missing on pages without TLS, and in every frame on one (H7). */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
  // Version 4, variant 1.
  const variant = '89ab'[bytes[8]! % 4]
  return digits.replace(/(.{8})(.{4}).(.{3}).(.{3})(.{12})/, `$1-$2-4$3-${variant}$4-$5`)
}
