/** Browsers in other apps: they have separate sessions, block cameras and show no notifications. */
const APPS = [
  ['LINE', /\bLine\/\d/i],
  ['KakaoTalk', /KAKAOTALK/i],
  ['WeChat', /MicroMessenger/i],
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFBA[NV]\b/],
] as const satisfies readonly (readonly [string, RegExp])[]
export type InAppBrowser = (typeof APPS)[number][0]

export const inAppBrowser = (userAgent: string): InAppBrowser | undefined =>
  APPS.find(([, pattern]) => pattern.test(userAgent))?.[0]
