/** Digits that pass for a card number: the check of ISO/IEC 7812. */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const n = Number(digits[digits.length - 1 - i]) * (i % 2 ? 2 : 1)
    sum += n > 9 ? n - 9 : n
  }
  return sum % 10 === 0
}

const LOCAL = /[\w.+%-]/,
  HOST = /[\w.-]/
/** Replaces whatever stands around an @ like an e-mail address. By hand: as a pattern it would search each stretch of text many times over. */
function hideAddresses(text: string): string {
  let clean = '',
    from = 0
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    let start = at,
      end = at + 1
    while (start > from && LOCAL.test(text[start - 1]!)) start--
    while (end < text.length && HOST.test(text[end]!)) end++
    if (start === at || end === at + 1) continue
    clean += `${text.slice(from, start)}[email]`
    from = end
  }
  return clean + text.slice(from)
}

// every pattern is bounded: a log line may be as long as an attacker likes
const RULES: [pattern: RegExp, instead: string | ((found: string) => string)][] = [
  [/:\/\/[^\s:/@"]{1,100}:[^\s@/"]{1,200}@/g, '://[login]@'],
  [/\b(?:sk|rk|whsec)_\w{4,200}/g, '[key]'],
  [/_secret_\w{4,200}/g, '_secret_[key]'],
  [/([?&](?:token|code|totp)=)[^&\s"\\]{1,300}/g, '$1[secret]'],
  [/(check-in\/[\w-]{1,40}\/)[\w-]{1,40}/g, '$1[code]'],
  // 256 bits and more, as base64url or hexadecimal: sessions, links, hashes of passwords
  [/(?<![\w-])[\w-]{43,200}(?![\w-])/g, '[secret]'],
  [/\$argon2\w{1,3}\$[^\s"]{1,200}/g, '[hash]'],
  [/\+\d{9,15}(?!\d)/g, '[phone]'],
  [/(?<!\d)\d(?:[ -]?\d){13,18}(?!\d)/g, (found) => (isCardNumber(found) ? '[card]' : found)],
]

/**
 * The last door before a log line leaves: addresses, telephone and card numbers, tokens, codes and keys are replaced wherever they
 * stand, and `secrets` (this installation's own) literally. Nothing should get this far; an error's message does now and then.
 */
export function scrub(line: string, secrets: readonly string[] = []): string {
  let clean = line
  for (const secret of secrets) clean = clean.replaceAll(secret, '[secret]')
  for (const [pattern, instead] of RULES) clean = clean.replace(pattern, instead as string)
  return hideAddresses(clean)
}
