import { expect, test } from 'vitest'
import { AREAS, LANGUAGES, loadArea } from './index.ts'

/** Names, and an example that is written alike everywhere. */
const SAME_EVERYWHERE =
  /^(?:TomoGolf|LINE|WhatsApp|Facebook|KakaoTalk|X|Wi-Fi|ID|HC|PING|XXIO|Service Worker|you@example\.com)$/
/** The text of a phrase without placeholders and links. */
const words = (text: string) => text.replace(/\{\{\w+\}\}|<\/?\w+>/g, '').trim()
/** The line of mincho, the sentence to show to a taxi driver, and the name of a source. */
const JAPANESE_ON_PURPOSE = /\.(?:tategaki|taxiSentence|mlit)$/
/** On Japanese pages the languages that a person speaks are shown by their native names. */
const IN_ITSELF = /^common\.speaks\./
/** Kana, ideographs, hangul: a phrase of theirs has at least one, or no letters at all. */
const OWN_SCRIPT = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Hangul}]/u

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'every phrase is written in %s, but for names',
  async (language) => {
    const tables = await Promise.all(AREAS.map((area) => loadArea(area, language)))
    const foreign = tables
      .flatMap((table) => Object.entries(table))
      .filter(
        ([key, text]) =>
          /\p{L}/u.test(words(text)) &&
          !OWN_SCRIPT.test(words(text)) &&
          !SAME_EVERYWHERE.test(words(text)) &&
          !(language === 'ja' && IN_ITSELF.test(key)),
      )
    expect(foreign).toEqual([])
  },
)

test("Korean and Chinese phrases are in their own script, not in each other's", async () => {
  for (const [language, strange] of [
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
            strange.test(text) &&
            !JAPANESE_ON_PURPOSE.test(key) &&
            !(language === 'ja' && IN_ITSELF.test(key)),
        ),
      language,
    ).toEqual([])
  }
})
