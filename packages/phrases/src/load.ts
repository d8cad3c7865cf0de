import type { Area } from './areas.ts'
import type { Language } from './languages.ts'
import {
  createTranslator,
  type Finish,
  type PhraseModule,
  type PhraseTable,
  type Translate,
} from './translator.ts'

type CoreModule = PhraseModule & { loadArea: (area: Area) => Promise<PhraseModule> }
const core = async (language: Language) => (await import(`./core/${language}.ts`)) as CoreModule

/** The core areas, as one module per language. */
export async function loadCore(language: Language): Promise<PhraseTable> {
  return (await core(language)).default
}

/** One area's phrases in one language. */
export async function loadArea(area: Area, language: Language): Promise<PhraseTable> {
  return (await (await core(language)).loadArea(area)).default
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
  const table = await loadCore(language)
  const tables = await Promise.all(areas.map((area) => loadArea(area, language)))
  return createTranslator(language, Object.assign({}, table, ...tables), onMissing, finish)
}
