/** ISO 639 codes a profile may name; the first four are the popular ones. */
export const LANGUAGE_CODES = [
  'en',
  'ja',
  'ko',
  'zh',
  'es',
  'fr',
  'de',
  'it',
  'pt',
  'ru',
  'ar',
  'hi',
  'th',
  'vi',
  'id',
  'ms',
  'tl',
] as const
export type LanguageCode = (typeof LANGUAGE_CODES)[number]
export const POPULAR_LANGUAGES: readonly LanguageCode[] = LANGUAGE_CODES.slice(0, 4)
