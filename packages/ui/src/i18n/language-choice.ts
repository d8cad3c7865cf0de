import { isLanguage, pickLanguage, type Language } from '@tomogolf/phrases/languages'
import { local } from '@tomogolf/api-client/storage.ts'

/** The choice lives in a cookie, for the server, and in local storage, which outlives it. */
export const languageCookie = (cookies: string | undefined): string | undefined =>
  /(?:^|;\s*)lang=(\w+)/.exec(cookies ?? '')?.[1]

/** A choice that the server could not see (the cookie is gone), or undefined. */
export function forgottenChoice(): Language | undefined {
  const saved = local.get('language')
  return isLanguage(saved) && languageCookie(document.cookie) === undefined ? saved : undefined
}

/** The language of a page that the server did not render (the offline shell). */
export const languageHere = (): Language =>
  pickLanguage(
    new URLSearchParams(location.search).get('lang'),
    local.get('language') ?? languageCookie(document.cookie),
    navigator.languages.join(),
  )

export function rememberLanguage(language: Language): void {
  local.set('language', language)
  document.cookie = `lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax`
}
