import { phoneDigits } from '../search/phone-search.ts'

const DOTS = '••••'
/** How long an administrator sees the contact details of one person after a reason. */
export const CONTACT_VIEW_MINUTES = 30

/** What stands between two signs that no address contains; one repetition alone is linear. */
const WORD = /[^\s<>"',;:()[\]]+/g

/** `emma@example.com` becomes `e••••@example.com`; the dots do not tell the length. */
export function maskEmail(email: string): string {
  if (email === '') return ''
  const at = email.lastIndexOf('@')
  if (at < 0) return DOTS
  // of one or two letters, the first would be most of it
  return `${at > 2 ? email[0] : ''}${DOTS}${email.slice(at)}`
}
/** Keeps the last two digits. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length > 4 ? `${DOTS} ${digits.slice(-2)}` : DOTS
}
/** A date, an IP address or another value that is hidden as a whole. */
export const maskValue = (value: string): string => (value === '' ? '' : DOTS)
export const maskOrNull = (value: string | null, mask: (value: string) => string): string | null =>
  value && mask(value)

/** Masks the email addresses within a text. */
export const maskEmailsIn = (text: string): string =>
  text.replace(WORD, (word) => (/[^@]@[^@]/.test(word) ? maskEmail(word) : word))

/** Full-width digits and signs, other dashes and spaces, each in one character as here. */
const fold = (text: string): string =>
  text
    .replace(/[\uff08-\uff19]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212\u30fc]/g, '-')
    .replace(/[\u00a0\u3000]/g, ' ')

/**
 * International, with the leading zero of a national number, a mobile number of China, or the groups
 * of one of North America. Dates, amounts and references are none of these.
 */
const PHONE = new RegExp(
  String.raw`(?<![\d.,-]|\d/)(?:${[
    String.raw`(?:\((?:\+\d{1,3}|0\d{1,4})\)|\+\d|0(?!00)\d)(?:[\d).-]|\((?!0\d)| (?!0\d{1,4}-)){6,18}\d`,
    String.raw`1[3-9]\d[ -]?\d{4}[ -]?\d{4}`,
    String.raw`(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[ .-])\d{3}[ .-]\d{4}`,
  ].join('|')})(?!\d)`,
  'g',
)

function maskPhonesIn(text: string): string {
  let masked = ''
  let end = 0
  for (const { 0: number, index } of fold(text).matchAll(PHONE)) {
    const digits = number.replace(/\D/g, '').length
    if (digits < 9 || digits > 15) continue
    masked += text.slice(end, index) + maskPhone(number)
    end = index + number.length
  }
  return masked + text.slice(end)
}

/** Masks the email addresses and phone numbers within a text. */
export const maskContactsIn = (text: string): string => maskPhonesIn(maskEmailsIn(text))

/** A text that was searched for: an address, or a phone number in any notation. */
const maskSearch = (text: string): string =>
  phoneDigits(text) === undefined ? maskEmailsIn(text) : maskPhone(text)

/** The fields of forms, profiles and log entries that say how to reach a person, or the birth date. */
const MASKS: Readonly<Record<string, (value: string) => string>> = {
  email: maskEmail,
  phone: maskPhone,
  mobile: maskPhone,
  contactNumber: maskPhone,
  birthDate: maskValue,
  search: maskSearch,
}
export function maskField(name: string, value: unknown): unknown {
  const mask = Object.hasOwn(MASKS, name) ? MASKS[name] : undefined
  return mask && typeof value === 'string' ? mask(value) : value
}
export const maskFields = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, maskField(name, value)]))

/** A logged value: fields as JSON, or a text. */
export function maskLogged(text: string): string {
  if (!text.startsWith('{')) return maskEmailsIn(text)
  try {
    return maskEmailsIn(JSON.stringify(maskFields(JSON.parse(text) as Record<string, unknown>)))
  } catch {
    return maskEmailsIn(text)
  }
}

/** Whether a text may leave the server before a person's contact details are shown. */
export const isMasked = (text: string): boolean => text === '' || text.includes(DOTS)
