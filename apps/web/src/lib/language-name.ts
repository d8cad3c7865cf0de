import type { Language } from '@tomogolf/phrases/languages'

const names = new Map<Language, Intl.DisplayNames>()

/** A language's name in the page's language ("Japanese"), from its code; an unknown code stays as it is. */
export function languageName(code: string, language: Language): string {
  const made = names.get(language) ?? new Intl.DisplayNames([language], { type: 'language' })
  names.set(language, made)
  try { return made.of(code) ?? code } catch { return code }
}
