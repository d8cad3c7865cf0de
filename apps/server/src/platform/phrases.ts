import {
  AREAS,
  LANGUAGES,
  loadTranslator,
  tDynamic,
  type Language,
  type Translate,
} from '@tomogolf/phrases'

export type Phrase = {
  (language: Language, key: string, params?: Readonly<Record<string, string | number>>): string
  /** The checked phrases of one language. */
  readonly translator: (language: Language) => Translate
}

/** All phrases of all languages, for answers and emails. */
export async function loadPhrases(onMissing: (key: string) => void): Promise<Phrase> {
  const byLanguage = new Map<Language, Translate>()
  for (const language of LANGUAGES)
    byLanguage.set(language, await loadTranslator(language, AREAS, onMissing))
  const translator = (language: Language) => byLanguage.get(language)!
  const phrase = (
    language: Language,
    key: string,
    params?: Readonly<Record<string, string | number>>,
  ): string => tDynamic(translator(language))(key, params)
  return Object.assign(phrase, { translator })
}
