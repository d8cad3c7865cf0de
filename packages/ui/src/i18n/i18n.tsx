import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import { CORE_AREAS, withErrors, type Area } from '@tomogolf/phrases/areas'
import { languageTag, type Language } from '@tomogolf/phrases/languages'
import { loadArea, loadCore, loadFinish } from '@tomogolf/phrases/load'
import { createTranslator, type Finish, type Translate } from '@tomogolf/phrases/translator'
import { rememberLanguage } from './language-choice.ts'

export type CurrentLanguage = { readonly language: Language; readonly t: Translate }

/**
 * The phrases of the page, in one language at a time. Core areas are loaded first, others when a
 * route needs them.
 */
export type Phrases = {
  readonly current: () => CurrentLanguage
  readonly load: (areas: readonly Area[]) => Promise<void>
  readonly switchTo: (language: Language) => Promise<void>
  readonly subscribe: (listener: () => void) => () => void
}

const missing = (key: string) => {
  if (import.meta.env.DEV)
    throw new Error(`no phrase "${key}": is its area in the route's staticData.areas?`)
}

/** Loads the core areas and `areas` of a language. */
export async function createPhrases(
  first: Language,
  areas: readonly Area[] = [],
): Promise<Phrases> {
  const listeners = new Set<() => void>()
  const openLanguage = async (language: Language, wanted: readonly Area[]) => {
    const table: Record<string, string> = { ...(await loadCore(language)) }
    let finish: Finish | undefined
    const loaded = new Set<Area>(CORE_AREAS)
    const load = async (more: readonly Area[]) => {
      const areas = withErrors(more).filter((area) => !loaded.has(area))
      if (areas.length === 0) return
      ;[finish] = await Promise.all([
        loadFinish(language),
        ...areas.map(async (area) => {
          Object.assign(table, await loadArea(area, language))
          loaded.add(area)
        }),
      ])
    }
    await load(wanted)
    const t = createTranslator(language, table, missing, (text) => (finish ? finish(text) : text))
    return { loaded, load, current: { language, t } }
  }
  let state = await openLanguage(first, areas)
  return {
    current: () => state.current,
    load: (more) => state.load(more),
    switchTo: async (language) => {
      state = await openLanguage(language, [...state.loaded])
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

/**
 * Language, BCP 47 tag, translator, and `switchTo`, which loads another language and re-renders.
 */
export function useI18n() {
  const phrases = usePhrases()
  const { language, t } = useSyncExternalStore(phrases.subscribe, phrases.current, phrases.current)
  return { language, t, tag: languageTag(language), switchTo: phrases.switchTo }
}

export const useT = (): Translate => useI18n().t

/** Loads phrase areas for a lazy component without a route, such as a dialog. */
export const useLoadAreas = () => usePhrases().load
