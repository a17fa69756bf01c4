/** One of the five rules for a new password (VALID-01). A recommended rule does not block the form. */
export type PasswordRule = { isMet: boolean } & (
  | { id: 'length' | 'capital' | 'number'; isRecommended: false }
  | { id: 'small' | 'special'; isRecommended: true }
)

/** A rule that a new password must meet. */
export type RequiredPasswordRule = Extract<PasswordRule, { isRecommended: false }>['id']

/** Checks a password against each rule, in the order of the hint. Letters of all alphabets count, such as Ş and İ. */
export function passwordRules(password: string): readonly PasswordRule[] {
  return [
    { id: 'length', isMet: [...password].length >= 6, isRecommended: false },
    { id: 'capital', isMet: /\p{Lu}/u.test(password), isRecommended: false },
    { id: 'small', isMet: /\p{Ll}/u.test(password), isRecommended: true },
    { id: 'number', isMet: /\p{Nd}/u.test(password), isRecommended: false },
    { id: 'special', isMet: /[^\p{L}\p{Nd}]/u.test(password), isRecommended: true }
  ]
}

/** The first required rule that a password breaks. */
export function brokenPasswordRule(password: string): RequiredPasswordRule | undefined {
  for (const rule of passwordRules(password)) if (!rule.isRecommended && !rule.isMet) return rule.id
  return undefined
}
