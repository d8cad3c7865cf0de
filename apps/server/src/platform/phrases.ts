import {
  AREAS,
  LANGUAGES,
  createTranslator,
  loadArea,
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
  const translators = await Promise.all(
    LANGUAGES.map(async (language) => {
      const tables = await Promise.all(AREAS.map((area) => loadArea(area, language)))
      return [
        language,
        createTranslator(language, Object.assign({}, ...tables), onMissing) as DynamicTranslate,
      ] as const
    }),
  )
  const byLanguage = new Map(translators)
  return (language, key, params) => byLanguage.get(language)!(key, params)
}
