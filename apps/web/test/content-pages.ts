import { DEFAULT_SETTINGS, type Settings } from '@tomogolf/domain/settings'
import { loadTranslator } from '@tomogolf/phrases/load'
import { LANGUAGES, type Language } from '@tomogolf/phrases/languages'
import { readContent } from '../src/content/files.ts'
import type { ContentName } from '../src/content/pages.ts'
import { pageValues } from '@tomogolf/format/page-values'

export const NAMES = [
  'about',
  'why-us',
  'problems',
  'solutions',
  'how-it-works',
  'faq',
  'japan-golf-guide',
  'terms',
  'privacy',
  'cancellation',
  'tokushoho',
] as const satisfies readonly ContentName[]
/** All pages in all languages: `pages.faq.ja`. */
export const pages = Object.fromEntries(
  await Promise.all(
    NAMES.map(async (name) => [
      name,
      Object.fromEntries(
        await Promise.all(
          LANGUAGES.map(async (language) => [language, await readContent(name, language)]),
        ),
      ),
    ]),
  ),
) as { [Name in ContentName]: Record<Language, Awaited<ReturnType<typeof readContent<Name>>>> }

/** Every text of a page with its path, in order, without presentation fields. */
export function textsOf(node: unknown, path = ''): [path: string, text: string][] {
  if (typeof node === 'string') return [[path, node]]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node)
    .filter(([key]) => !['figure', 'tone', 'lang'].includes(key))
    .flatMap(([key, value]) => textsOf(value, path ? `${path}.${key}` : key))
}

/** The operator's details, which only the legal notice needs. */
export const OPERATOR = {
  operatorName: 'Tomo Golf K.K.',
  operatorRepresentative: 'Hanako Yamada',
  operatorAddress: 'Minato-ku, Tokyo',
  operatorPhone: '+81 3 0000 0000',
  operatorEmail: 'hello@golf.example',
}
/** Fills in the values of a page in a language, with changed settings. */
export async function fillIn(
  language: Language,
  changed: Partial<Settings> = {},
): Promise<(text: string) => string> {
  const t = await loadTranslator(language, ['info'], (key) => {
    throw new Error(`no phrase ${key}`)
  })
  const values = {
    ...pageValues({ ...DEFAULT_SETTINGS, ...changed }, language, t),
    ...OPERATOR,
  }
  return (text) => t.fill(text, values)
}
