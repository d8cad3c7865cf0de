import { expect, test } from 'vitest'
import { AREAS, LANGUAGES, loadArea } from './index.ts'

/** Names, and an example that is the same in every language. */
const SAME_EVERYWHERE =
  /^(?:TomoGolf|LINE|WhatsApp|Facebook|KakaoTalk|X|Wi-Fi|ID|HC|PING|XXIO|km|Service Worker|you@example\.com)$/
/** The text of a phrase without placeholders and links. */
const plainText = (text: string) => text.replace(/\{\{\w+\}\}|<\/?\w+>/g, '').trim()
/** A decorative vertical line, the sentence to show to a taxi driver, and the name of a source. */
const JAPANESE_ON_PURPOSE = /\.(?:tategaki|taxiSentence|mlit)$/
/** Japanese pages show spoken languages by their native names. */
const NATIVE_NAME = /^common\.speaks\./
/** Kana, ideographs, hangul: a translated phrase has at least one, or no letters at all. */
const OWN_SCRIPT = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Hangul}]/u

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'every phrase but names is translated to %s',
  async (language) => {
    const tables = await Promise.all(AREAS.map((area) => loadArea(area, language)))
    const foreign = tables
      .flatMap((table) => Object.entries(table))
      .filter(
        ([key, text]) =>
          /\p{L}/u.test(plainText(text)) &&
          !OWN_SCRIPT.test(plainText(text)) &&
          !SAME_EVERYWHERE.test(plainText(text)) &&
          !(language === 'ja' && NATIVE_NAME.test(key)),
      )
    expect(foreign).toEqual([])
  },
)

test('phrases use no script of another language', async () => {
  for (const [language, foreignScript] of [
    ['ko', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
    ['zh', /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u],
    ['ja', /\p{Script=Hangul}/u],
  ] as const) {
    const tables = await Promise.all(AREAS.map((area) => loadArea(area, language)))
    expect(
      tables
        .flatMap((table) => Object.entries(table))
        .filter(
          ([key, text]) =>
            foreignScript.test(text) &&
            !JAPANESE_ON_PURPOSE.test(key) &&
            !(language === 'ja' && NATIVE_NAME.test(key)),
        ),
      language,
    ).toEqual([])
  }
})
