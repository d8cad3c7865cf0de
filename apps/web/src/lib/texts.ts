import { use, useDeferredValue } from 'react'
import type { Area } from '@tomogolf/phrases/areas'
import type { Language } from '@tomogolf/phrases/languages'
import type { ContentName, Contents } from '../content/pages.ts'
import { useI18n, type Phrases } from '@tomogolf/ui/i18n/i18n.tsx'

/** The texts of information pages, by page and language. */
const loaded = new Map<string, unknown>()
const loading = new Map<string, Promise<unknown>>()
const keyOf = (name: ContentName, language: Language) => `${name}/${language}`

export function loadContent<Name extends ContentName>(
  name: Name,
  language: Language,
): Promise<Contents[Name]> {
  const key = keyOf(name, language)
  const known = loading.get(key)
  if (known) return known as Promise<Contents[Name]>
  // the list of files is a chunk of its own: only information pages need it
  const promise = import('../content/files.ts').then(({ readContent }) =>
    readContent(name, language),
  )
  promise.then(
    (text) => loaded.set(key, text),
    () => loading.delete(key),
  )
  loading.set(key, promise)
  return promise
}

/** Loads the phrases and texts that matched routes name in `staticData`: before they render. */
export const loadTexts = (
  matches: readonly { staticData?: { areas?: readonly Area[]; content?: ContentName } }[],
  phrases: Phrases,
): Promise<unknown> =>
  Promise.all([
    phrases.load(matches.flatMap(({ staticData }) => staticData?.areas ?? [])),
    ...matches.map(
      ({ staticData }) =>
        staticData?.content && loadContent(staticData.content, phrases.current().language),
    ),
  ])

/** A page's text. After a change of language the old text stays until the new one is loaded. */
export function useContent<Name extends ContentName>(name: Name): Contents[Name] {
  const language = useDeferredValue(useI18n().language)
  const known = loaded.get(keyOf(name, language))
  return (known ?? use(loadContent(name, language))) as Contents[Name]
}
