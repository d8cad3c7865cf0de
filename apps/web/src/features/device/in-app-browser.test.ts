import { describe, expect, test } from 'vitest'
import { PUSH_TOPICS } from '@tomogolf/contract/notifications.schemas'
import { TOPIC_GROUPS } from '../notifications/topics.ts'
import { inAppBrowser } from '../../lib/in-app/in-app-browser.ts'
import { externalBrowserUrl, inAppName } from '../../lib/in-app/in-app-links.ts'
import { isIos } from '../../lib/device.ts'
import { pushSupport } from '../../lib/push.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

describe('an in-app browser', () => {
  test.each([
    [`${IPHONE} Safari Line/15.2.0`, 'LINE'],
    [`${ANDROID} KAKAOTALK 25.1`, 'KakaoTalk'],
    [`${ANDROID} MicroMessenger/8.0.50`, 'WeChat'],
    [`${IPHONE} Instagram 350.0`, 'Instagram'],
    [`${IPHONE} [FBAN/FBIOS;FBAV/480]`, 'Facebook'],
    [IPHONE, undefined],
    [MAC, undefined],
    [ANDROID, undefined],
    [`${ANDROID} Offline/1 Airline/2`, undefined],
  ])('%s', (userAgent, app) => {
    expect(inAppBrowser(userAgent)).toBe(app)
  })
  test('has a URL that opens the page in the default browser, if the app supports that', () => {
    expect(externalBrowserUrl('LINE', 'https://golf.example/games?page=2')).toBe(
      'https://golf.example/games?page=2&openExternalBrowser=1',
    )
    expect(externalBrowserUrl('KakaoTalk', 'https://golf.example/games?page=2')).toBe(
      'kakaotalk://web/openExternal?url=https%3A%2F%2Fgolf.example%2Fgames%3Fpage%3D2',
    )
    expect(externalBrowserUrl('Instagram', 'https://golf.example/')).toBeUndefined()
  })
  test('has its name in the language of its users', () => {
    expect([
      inAppName('WeChat', 'zh'),
      inAppName('KakaoTalk', 'ko'),
      inAppName('WeChat', 'ja'),
      inAppName('LINE', 'zh'),
    ]).toEqual(['微信', '카카오톡', 'WeChat', 'LINE'])
  })
})
describe('notifications', () => {
  test('need the installed app on an iPhone, and on an iPad with the user agent of a Mac', () => {
    const seen = (userAgent: string, touchPoints: number, push: boolean, standalone = false) =>
      pushSupport({ userAgent, touchPoints, push, standalone })
    expect([
      seen(IPHONE, 5, false),
      seen(MAC, 5, false),
      seen(IPHONE, 5, true, true),
      seen(MAC, 0, false),
      seen(ANDROID, 5, true),
    ]).toEqual(['install', 'install', 'able', 'unsupported', 'able'])
    expect([
      isIos({ userAgent: MAC, touchPoints: 0 }),
      isIos({ userAgent: ANDROID, touchPoints: 5 }),
    ]).toEqual([false, false])
  })
  test('have a switch for each topic, once', () => {
    expect(TOPIC_GROUPS.flatMap(([, topics]) => topics as readonly string[]).toSorted()).toEqual(
      [...PUSH_TOPICS].toSorted(),
    )
  })
})
