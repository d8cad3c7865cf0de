import { useEffect, useState } from 'react'
import type { Language } from '@tomogolf/phrases/languages'
import { loadArea, loadFinish } from '@tomogolf/phrases/load'
import { createTranslator, type Translate } from '@tomogolf/phrases/translator'

const translators = new Map<Language, Promise<Translate>>()
/** The ready messages of another language, without its other texts. */
function loadReady(language: Language): Promise<Translate> {
  const known = translators.get(language)
  if (known) return known
  const loading = Promise.all([loadArea('ready', language), loadFinish(language)]).then(
    ([table, finish]) => createTranslator(language, table, undefined, finish),
  )
  loading.catch(() => translators.delete(language))
  translators.set(language, loading)
  return loading
}

/** Ready messages as other people read them; a language is missing while it loads. */
export function useTranslators(languages: readonly Language[]): ReadonlyMap<Language, Translate> {
  const [loaded, setLoaded] = useState<ReadonlyMap<Language, Translate>>(new Map())
  const wanted = [...new Set(languages)].toSorted().join(' ')
  useEffect(() => {
    for (const language of wanted.split(' ').filter(Boolean) as Language[])
      loadReady(language).then(
        (t) => setLoaded((before) => new Map(before).set(language, t)),
        () => undefined,
      )
  }, [wanted])
  return loaded
}
