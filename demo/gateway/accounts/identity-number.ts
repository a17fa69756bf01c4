/**
 * Whether both check digits of a T.R. identity number are right (VALID-02).
 *
 * @param digits Eleven of them; the first is never 0.
 */
export function isIdentityNumber(digits: string): boolean {
  if (!/^[1-9]\d{10}$/.test(digits)) return false
  const numbers = Array.from(digits, Number)
  const [tenth, eleventh] = numbers.slice(9)
  const odd = sum(numbers.slice(0, 9).filter((_, index) => index % 2 === 0))
  const even = sum(numbers.slice(0, 8).filter((_, index) => index % 2 === 1))
  // The difference can be negative, and so is its remainder in JavaScript.
  const expected = (((odd * 7 - even) % 10) + 10) % 10
  return expected === tenth && sum(numbers.slice(0, 10)) % 10 === eleventh
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
