import { isLanguage, pickLanguage, type Language } from '@tomogolf/phrases/languages'
import { local } from '@tomogolf/api-client/storage.ts'

/**
 * Reads the cookie with the chosen language. The choice is in a cookie for the server, and in local
 * storage, which browsers delete later.
 */
export const languageCookie = (cookies: string | undefined): string | undefined =>
  /(?:^|;\s*)lang=(\w+)/.exec(cookies ?? '')?.[1]

/**
 * The saved choice. The server may not have seen it: the cookie is gone, or a cache has answered.
 */
export function savedChoice(): Language | undefined {
  const saved = languageCookie(document.cookie) ?? local.get('language')
  return isLanguage(saved) ? saved : undefined
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
