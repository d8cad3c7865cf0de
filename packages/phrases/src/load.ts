import type { Area } from './areas.ts'
import type { Language } from './languages.ts'
import { createTranslator, type Finish, type PhraseTable, type Translate } from './translator.ts'

type PhraseModule = { default: PhraseTable }

/** The core areas, as one module per language. */
export async function loadCore(language: Language): Promise<PhraseTable> {
  return ((await import(`./core/${language}.ts`)) as PhraseModule).default
}

/** One area's phrases in one language. */
export async function loadArea(area: Area, language: Language): Promise<PhraseTable> {
  return ((await import(`./areas/${area}/${language}.ts`)) as PhraseModule).default
}

/** What completes the texts of a language. The core areas do without it, to be loaded first. */
export const loadFinish = async (language: Language): Promise<Finish | undefined> =>
  language === 'ko' ? (await import('./particles/ko.ts')).chooseParticles : undefined

/** A translator over the core areas and `areas`. */
export async function loadTranslator(
  language: Language,
  areas: readonly Area[],
  onMissing: (key: string) => void,
): Promise<Translate> {
  const finish = await loadFinish(language)
  const core = await loadCore(language)
  const tables = await Promise.all(areas.map((area) => loadArea(area, language)))
  return createTranslator(language, Object.assign({}, core, ...tables), onMissing, finish)
}
