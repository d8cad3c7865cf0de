import type { Area } from './areas.ts'
import type { Language } from './languages.ts'
import type { PhraseTable } from './translator.ts'

type PhraseModule = { default: PhraseTable }

/** The core areas, as one module per language. */
export async function loadCore(language: Language): Promise<PhraseTable> {
  return ((await import(`./core/${language}.ts`)) as PhraseModule).default
}

/** One area's phrases in one language. */
export async function loadArea(area: Area, language: Language): Promise<PhraseTable> {
  return ((await import(`./areas/${area}/${language}.ts`)) as PhraseModule).default
}
