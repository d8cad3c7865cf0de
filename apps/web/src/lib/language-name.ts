import type { Language } from '@tomogolf/phrases/languages'

const names = new Map<string, Intl.DisplayNames>()

/** A language's name, from its code: in the page's language ("Japanese"), on Japanese pages in itself ("English", "한국어"). An unknown code stays as it is. */
export function languageName(code: string, page: Language): string {
  const locale = page === 'ja' ? code : page
  try {
    const made = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'language' })
    names.set(locale, made)
    const name = made.of(code) ?? code
    // "español", "français": as a word of its own it begins like one
    return name === code ? code : name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  } catch {
    return code
  }
}
