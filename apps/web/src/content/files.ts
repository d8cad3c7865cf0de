import type { Language } from '@tomogolf/phrases/languages'
import type { ContentName, Contents } from './pages.ts'

const files = import.meta.glob<{ default: Contents[ContentName] }>('./*/{en,ja,ko,zh}.ts')

/** The text of a page in one language. Throws when the file is missing, which a test excludes. */
export async function readContent<Name extends ContentName>(
  name: Name,
  language: Language,
): Promise<Contents[Name]> {
  const read = files[`./${name}/${language}.ts`]
  if (!read) throw new Error(`no content "${name}" in ${language}`)
  return (await read()).default as Contents[Name]
}
