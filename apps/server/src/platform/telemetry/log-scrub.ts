/** The Luhn check of ISO/IEC 7812. */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const value = Number(digits[digits.length - 1 - i]) * (i % 2 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

const LOCAL = /[\w.+%-]/
const HOST = /[\w.-]/
/** Replaces email addresses. A regular expression would take quadratic time on long lines. */
function hideAddresses(text: string): string {
  let clean = ''
  let from = 0
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    let start = at
    let end = at + 1
    while (start > from && LOCAL.test(text[start - 1]!)) start--
    while (end < text.length && HOST.test(text[end]!)) end++
    if (start === at || end === at + 1) continue
    clean += `${text.slice(from, start)}[email]`
    from = end
  }
  return clean + text.slice(from)
}

// every pattern is bounded: an attacker controls the length of a log line
const RULES: [pattern: RegExp, replacement: string | ((match: string) => string)][] = [
  [/:\/\/[^\s:/@"]{1,100}:[^\s@/"]{1,200}@/g, '://[login]@'],
  [/\b(?:sk|rk|whsec)_\w{4,200}/g, '[key]'],
  [/_secret_\w{4,200}/g, '_secret_[key]'],
  [/([?&](?:token|code|totp|state)=)[^&\s"\\]{1,300}/g, '$1[secret]'],
  [/(check-in\/[\w-]{1,40}\/)[\w-]{1,40}/g, '$1[code]'],
  // 256 bits and more, as base64url or hexadecimal: session and link secrets, hashes
  [/(?<![\w-])[\w-]{43,200}(?![\w-])/g, '[secret]'],
  [/\$argon2\w{1,3}\$[^\s"]{1,200}/g, '[hash]'],
  [/\+\d{9,15}(?!\d)/g, '[phone]'],
  [/(?<!\d)\d(?:[ -]?\d){13,18}(?!\d)/g, (match) => (isCardNumber(match) ? '[card]' : match)],
]

/**
 * Removes email addresses, phone and card numbers, tokens, codes and keys from a log line, and
 * `secrets` (those of this installation) literally. It is the last line of defence: messages of
 * errors sometimes contain such values.
 */
export function scrub(line: string, secrets: readonly string[] = []): string {
  let clean = line
  for (const secret of secrets) clean = clean.replaceAll(secret, '[secret]')
  for (const [pattern, replacement] of RULES) clean = clean.replace(pattern, replacement as string)
  return hideAddresses(clean)
}
