import { use, useDeferredValue } from 'react'
import type { Language } from '@tomogolf/phrases/languages'
import type { ContentName, Contents } from '../content/pages.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'

/** The texts of information pages: one page in one language at a time, as routes name them in `staticData.content`. */
const loaded = new Map<string, unknown>()
const loading = new Map<string, Promise<unknown>>()
const keyOf = (name: ContentName, language: Language) => `${name}/${language}`

export function loadContent<N extends ContentName>(
  name: N,
  language: Language,
): Promise<Contents[N]> {
  const key = keyOf(name, language)
  const known = loading.get(key)
  if (known) return known as Promise<Contents[N]>
  // the list of files is a chunk of its own: only information pages need it
  const coming = import('../content/files.ts').then(({ readContent }) =>
    readContent(name, language),
  )
  coming.then(
    (text) => loaded.set(key, text),
    () => loading.delete(key),
  )
  loading.set(key, coming)
  return coming
}

/** Loads what matched routes name; before they render, on the server, at hydration and on navigation. */
export const loadContents = (
  matches: readonly { staticData?: { content?: ContentName } }[],
  language: Language,
): Promise<unknown> =>
  Promise.all(
    matches.map(
      ({ staticData }) => staticData?.content && loadContent(staticData.content, language),
    ),
  )

/** A page's text. When the language changes, the old one stays until the new one is here. */
export function useContent<N extends ContentName>(name: N): Contents[N] {
  const language = useDeferredValue(useI18n().language)
  const known = loaded.get(keyOf(name, language))
  return (known ?? use(loadContent(name, language))) as Contents[N]
}
