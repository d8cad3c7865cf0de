import {
  AREAS,
  LANGUAGES,
  loadTranslator,
  tDynamic,
  type Language,
  type DynamicTranslate,
} from '@tomogolf/phrases'

export type Phrase = (
  language: Language,
  key: string,
  params?: Readonly<Record<string, string | number>>,
) => string

/** All phrases of all languages, for answers and e-mails. */
export async function loadPhrases(onMissing: (key: string) => void): Promise<Phrase> {
  const byLanguage = new Map<Language, DynamicTranslate>()
  for (const language of LANGUAGES)
    byLanguage.set(language, tDynamic(await loadTranslator(language, AREAS, onMissing)))
  return (language, key, params) => byLanguage.get(language)!(key, params)
}
