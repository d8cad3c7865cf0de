import type { Language } from '@tomogolf/phrases/languages'

/** Browsers inside other apps: they keep sessions apart, block cameras and show no notifications. */
const APPS = [
  ['LINE', /\bLine\/\d/i],
  ['KakaoTalk', /KAKAOTALK/i],
  ['WeChat', /MicroMessenger/i],
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFBA[NV]\b/],
] as const satisfies readonly (readonly [string, RegExp])[]
export type InAppBrowser = (typeof APPS)[number][0]

export const inAppBrowser = (userAgent: string): InAppBrowser | undefined =>
  APPS.find(([, mark]) => mark.test(userAgent))?.[0]

const AT_HOME: Partial<Record<Language, Partial<Record<InAppBrowser, string>>>> = {
  ko: { KakaoTalk: '카카오톡' },
  zh: { WeChat: '微信' },
}
/** As its own users call it. */
export const inAppName = (app: InAppBrowser, language: Language): string =>
  AT_HOME[language]?.[app] ?? app

/** An address that makes the app open the page in the person's own browser, where it offers one. Sources: LINE's and Kakao's pages for developers. */
export function outsideAddress(app: InAppBrowser, address: string): string | undefined {
  if (app === 'KakaoTalk') return `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}`
  if (app !== 'LINE') return undefined
  const url = new URL(address)
  url.searchParams.set('openExternalBrowser', '1')
  return url.href
}
