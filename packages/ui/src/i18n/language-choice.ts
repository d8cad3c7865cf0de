import { isLanguage, pickLanguage, type Language } from '@tomogolf/phrases/languages'
import { local } from '@tomogolf/api-client/storage.ts'

/**
 * Reads the cookie with the chosen language. The choice is in a cookie for the server, and in local
 * storage, which browsers delete later.
 */
export const languageCookie = (cookies: string | undefined): string | undefined =>
  /(?:^|;\s*)lang=(\w+)/.exec(cookies ?? '')?.[1]

/** The choice in local storage when the cookie is gone, so that the server did not see it. */
export function choiceWithoutCookie(): Language | undefined {
  const saved = local.get('language')
  return isLanguage(saved) && languageCookie(document.cookie) === undefined ? saved : undefined
}

/**
 * The language of a page that was not rendered on the server: the offline shell and the admin app.
 */
export const detectLanguage = (): Language =>
  pickLanguage(
    new URLSearchParams(location.search).get('lang'),
    local.get('language') ?? languageCookie(document.cookie),
    navigator.languages.join(),
  )

/** Stores the choice in both places. */
export function rememberLanguage(language: Language): void {
  local.set('language', language)
  document.cookie = `lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax`
}
