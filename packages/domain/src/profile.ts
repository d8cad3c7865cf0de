import { LANGUAGE_CODES, type LanguageCode } from './people/language-codes.ts'
import { ageAt, type Instant } from './time.ts'

export const GENDERS = ['male', 'female', 'other'] as const
export const FREQUENCIES = ['weekly', 'bi-weekly', 'monthly', 'seasonal', 'occasional'] as const
export const EXPERIENCE_TYPES = ['casual', 'competitive', 'serious'] as const
export const EXPERIENCE_LEVELS = [
  'complete_beginner',
  'some_experience',
  'regular',
  'experienced',
  'competitive',
] as const
export const HANDICAP = { min: -10, max: 54 } as const
export const MINIMUM_AGE = 18

// a Map, because a plain object has inherited keys such as "constructor"
const NAMES = new Map<string, LanguageCode>(
  Object.entries({
    english: 'en',
    japanese: 'ja',
    korean: 'ko',
    chinese: 'zh',
    mandarin: 'zh',
    spanish: 'es',
    french: 'fr',
    german: 'de',
    italian: 'it',
    portuguese: 'pt',
    russian: 'ru',
    arabic: 'ar',
    hindi: 'hi',
    thai: 'th',
    vietnamese: 'vi',
    indonesian: 'id',
    malay: 'ms',
    tagalog: 'tl',
    filipino: 'tl',
    英語: 'en',
    日本語: 'ja',
    韓国語: 'ko',
    中国語: 'zh',
    영어: 'en',
    일본어: 'ja',
    한국어: 'ko',
    중국어: 'zh',
    英语: 'en',
    日语: 'ja',
    韩语: 'ko',
    中文: 'zh',
    español: 'es',
    français: 'fr',
    deutsch: 'de',
    italiano: 'it',
    português: 'pt',
  } as const),
)
/**
 * A free-text list of languages to codes: split on comma, semicolon, pipe, ampersand, plus
 * (full-width too) and "and". Falls back to English.
 */
export function parseLanguages(text: string | null | undefined): LanguageCode[] {
  const found = (text ?? '')
    .normalize('NFKC')
    .split(/[,;|&+、]|\band\b/i)
    .map((part) => {
      const word = part.trim().toLowerCase()
      return (LANGUAGE_CODES as readonly string[]).includes(word)
        ? (word as LanguageCode)
        : NAMES.get(word)
    })
    .filter((code) => code !== undefined)
  return found.length ? [...new Set(found)] : ['en']
}

export const REQUIRED_FIELDS = [
  'firstName',
  'lastName',
  'contactNumber',
  'gender',
  'birthDate',
  'country',
  'languages',
  'email',
  'skillLevel',
] as const
export type RequiredField = (typeof REQUIRED_FIELDS)[number]
export type ProfileFields = { readonly [K in RequiredField]?: string | readonly string[] | null }

/**
 * Null, empty, the text "null", an empty list, or a text that holds "select" (an untouched picker)
 * all count as missing.
 */
export function isMissing(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (Array.isArray(value)) return value.length === 0
  if (typeof value !== 'string') return false
  const text = value.trim().toLowerCase()
  return text === '' || text === 'null' || text.includes('select')
}
/**
 * Which of the nine required fields are missing, and how many minutes filling them takes (half a
 * minute each, at least one).
 */
export function completeness(profile: ProfileFields): {
  complete: boolean
  missing: RequiredField[]
  minutes: number
} {
  const missing = REQUIRED_FIELDS.filter((field) => isMissing(profile[field]))
  return { complete: missing.length === 0, missing, minutes: Math.max(1, missing.length * 0.5) }
}
export const isAdult = (birthDate: string, now: Instant): boolean =>
  (ageAt(birthDate, now) ?? 0) >= MINIMUM_AGE

/** The public name of a person: first name and initial. */
export function displayName(
  firstName: string | null | undefined,
  lastName: string | null | undefined,
): string {
  const first = firstName?.trim() ?? ''
  const initial = [...(lastName?.trim() ?? '')][0]
  return initial ? `${first} ${initial.toUpperCase()}.`.trim() : first
}
