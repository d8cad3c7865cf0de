import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import { CORE_AREAS, withErrors, type Area } from '@tomogolf/phrases/areas'
import { languageTag, type Language } from '@tomogolf/phrases/languages'
import { loadArea, loadCore } from '@tomogolf/phrases/load'
import { createTranslator, type Translate } from '@tomogolf/phrases/translator'
import { rememberLanguage } from './language-choice.ts'

export type Current = { readonly language: Language; readonly t: Translate }

/** The page's phrases: one language at a time, core areas from the start, the others as routes ask for them. */
export type Phrases = {
  readonly current: () => Current
  readonly load: (areas: readonly Area[]) => Promise<void>
  readonly switchTo: (language: Language) => Promise<void>
  readonly subscribe: (listener: () => void) => () => void
}

const missing = (key: string) => {
  if (import.meta.env.DEV)
    throw new Error(`no phrase "${key}": does the route name its area in staticData.areas?`)
}

export async function createPhrases(
  first: Language,
  areas: readonly Area[] = [],
): Promise<Phrases> {
  const listeners = new Set<() => void>()
  const open = async (language: Language, wanted: readonly Area[]) => {
    const table: Record<string, string> = { ...(await loadCore(language)) }
    const loaded = new Set<Area>(CORE_AREAS)
    const load = async (more: readonly Area[]) => {
      await Promise.all(
        withErrors(more)
          .filter((area) => !loaded.has(area))
          .map(async (area) => {
            Object.assign(table, await loadArea(area, language))
            loaded.add(area)
          }),
      )
    }
    await load(wanted)
    return { loaded, load, current: { language, t: createTranslator(language, table, missing) } }
  }
  let state = await open(first, areas)
  return {
    current: () => state.current,
    load: (more) => state.load(more),
    switchTo: async (language) => {
      state = await open(language, [...state.loaded])
      rememberLanguage(language)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const PhrasesContext = createContext<Phrases | null>(null)
export function PhrasesProvider({ phrases, children }: { phrases: Phrases; children: ReactNode }) {
  return <PhrasesContext value={phrases}>{children}</PhrasesContext>
}

function usePhrases(): Phrases {
  const phrases = useContext(PhrasesContext)
  if (!phrases) throw new Error('PhrasesProvider is missing')
  return phrases
}

/** The language, its BCP 47 tag, the translator, and the way to another language (which loads it, then renders anew). */
export function useI18n() {
  const phrases = usePhrases()
  const { language, t } = useSyncExternalStore(phrases.subscribe, phrases.current, phrases.current)
  return { language, t, tag: languageTag(language), switchTo: phrases.switchTo }
}

export const useT = (): Translate => useI18n().t

/** Loads phrase areas for something that opens without a route of its own (a lazy dialog). */
export const useLoadAreas = () => usePhrases().load
