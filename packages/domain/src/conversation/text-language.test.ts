import { expect, test } from 'vitest'
import { textLanguage } from './text-language.ts'

test.each([
  ['See you at the front desk', 'ja', 'en'],
  ['I’m running 10 minutes late 🙏', 'ko', 'en'],
  ['Hello!', 'zh', 'en'],
  ['フロントでお待ちしています', 'en', 'ja'],
  ['7時に、Wakasu Golf Linksで', 'en', 'ja'],
  ['프런트에서 만나요', 'en', 'ko'],
  ['在前台见', 'zh', 'zh'],
  // Japanese without kana, or Chinese
  ['了解', 'ja', undefined],
  ['了解', 'en', undefined],
  ['Nos vemos en la recepción', 'en', undefined],
  ['Bis gleich', 'en', undefined],
  ['We zijn er om 7 uur, is dat goed?', 'en', undefined],
  ['Увидимся at 7', 'en', undefined],
  ['👍', 'en', undefined],
  ['', 'en', undefined],
] as const)('%s, by a writer with %s, is %s', (text, writer, language) =>
  expect(textLanguage(text, writer)).toBe(language),
)
