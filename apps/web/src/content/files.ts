import type { Language } from '@tomogolf/phrases/languages'
import type { ContentName, Contents } from './pages.ts'

const files = import.meta.glob<{ default: Contents[ContentName] }>('./*/{en,ja,ko,zh}.ts')

/** A page's text in one language; a file of its own. Throws when there is none (a test keeps them complete). */
export async function readContent<N extends ContentName>(
  name: N,
  language: Language,
): Promise<Contents[N]> {
  const read = files[`./${name}/${language}.ts`]
  if (!read) throw new Error(`no content "${name}" in ${language}`)
  return (await read()).default as Contents[N]
}
