import type { Area } from './areas.ts'
import type { Language } from './languages.ts'
import { createTranslator, type Finish, type PhraseTable, type Translate } from './translator.ts'

type PhraseModule = { default: PhraseTable; finish?: Finish }

/**
 * The core areas of a language, and what its texts need once their placeholders are filled in: one
 * module per language.
 */
export async function loadCore(
  language: Language,
): Promise<{ phrases: PhraseTable; finish: Finish | undefined }> {
  const core = (await import(`./core/${language}.ts`)) as PhraseModule
  return { phrases: core.default, finish: core.finish }
}

/** One area's phrases in one language. */
export async function loadArea(area: Area, language: Language): Promise<PhraseTable> {
  return ((await import(`./areas/${area}/${language}.ts`)) as PhraseModule).default
}

/** A translator over the core areas and `areas`. */
export async function loadTranslator(
  language: Language,
  areas: readonly Area[],
  onMissing: (key: string) => void,
): Promise<Translate> {
  const { phrases, finish } = await loadCore(language)
  const tables = await Promise.all(areas.map((area) => loadArea(area, language)))
  return createTranslator(language, Object.assign({}, phrases, ...tables), onMissing, finish)
}
