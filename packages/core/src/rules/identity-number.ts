/**
 * Whether both check digits of a T.R. identity number are correct (VALID-02).
 *
 * @param digits 11 digits without spaces; the first is never 0.
 */
export function isIdentityNumber(digits: string): boolean {
  if (!/^[1-9]\d{10}$/.test(digits)) return false
  const d = [...digits].map(Number)
  const sum = (positions: number[]) =>
    positions.reduce((total, position) => total + (d[position - 1] ?? 0), 0)
  const tenth = sum([1, 3, 5, 7, 9]) * 7 - sum([2, 4, 6, 8])
  // The remainder of a negative number is negative in JavaScript.
  return ((tenth % 10) + 10) % 10 === d[9] && sum([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) % 10 === d[10]
}
