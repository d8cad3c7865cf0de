/** The product's languages. Chinese is Simplified (`zh-Hans`). */
export const LANGUAGES = ['en', 'ja', 'ko', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]

export const isLanguage = (value: unknown): value is Language =>
  (LANGUAGES as readonly unknown[]).includes(value)

/** The native name of a language, and its short form for the language menu. */
export const LANGUAGE_NAMES: Record<Language, { own: string; short: string }> = {
  en: { own: 'English', short: 'EN' },
  ja: { own: '日本語', short: 'JP' },
  ko: { own: '한국어', short: 'KR' },
  zh: { own: '简体中文', short: 'CN' },
}

/** The BCP 47 tag for `lang` attributes, `hreflang` and Intl. */
export const languageTag = (language: Language): string =>
  language === 'zh' ? 'zh-Hans' : language

/**
 * The language to show: `?lang=` of the URL (so that translated links work for every reader), then
 * the saved choice, then the first supported language of `Accept-Language` in written order, then
 * English.
 */
export function pickLanguage(
  query: string | null | undefined,
  saved: string | null | undefined,
  accept: string | null | undefined,
): Language {
  if (isLanguage(query)) return query
  if (isLanguage(saved)) return saved
  for (const part of (accept ?? '').split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase()
    if (isLanguage(code)) return code
  }
  return 'en'
}
