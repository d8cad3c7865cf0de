export const PASSWORD_RULES = ['length', 'upper', 'lower', 'digit'] as const
export type PasswordRule = (typeof PASSWORD_RULES)[number]
const TESTS: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => [...password].length >= 8,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\d/.test(password),
}
export const STRENGTHS = ['empty', 'weak', 'fair', 'good', 'strong'] as const

/**
 * Which rules a password meets; strength is their number (empty, weak, fair, good, strong) and
 * `share` the width of the meter.
 */
export function passwordStrength(password: string): {
  met: PasswordRule[]
  strength: (typeof STRENGTHS)[number]
  share: number
  ok: boolean
} {
  const met = PASSWORD_RULES.filter((rule) => TESTS[rule](password))
  return {
    met,
    strength: STRENGTHS[met.length] ?? 'strong',
    share: met.length / PASSWORD_RULES.length,
    ok: met.length === PASSWORD_RULES.length,
  }
}
/** Maximum length: hashing longer input allows a denial of service. */
export const PASSWORD_MAX = 200
