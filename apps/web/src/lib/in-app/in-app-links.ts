import type { Language } from '@tomogolf/phrases/languages'
import type { InAppBrowser } from './in-app-browser.ts'

const LOCAL_NAMES: Partial<Record<Language, Partial<Record<InAppBrowser, string>>>> = {
  ko: { KakaoTalk: '카카오톡' },
  zh: { WeChat: '微信' },
}
/** The app's name in the language of its users. */
export const inAppName = (app: InAppBrowser, language: Language): string =>
  LOCAL_NAMES[language]?.[app] ?? app

/**
 * A URL that makes the app open the page in the user's browser, if the app offers one. Sources:
 * LINE and Kakao Developers.
 */
export function externalBrowserUrl(app: InAppBrowser, address: string): string | undefined {
  if (app === 'KakaoTalk') return `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}`
  if (app !== 'LINE') return undefined
  const url = new URL(address)
  url.searchParams.set('openExternalBrowser', '1')
  return url.href
}
