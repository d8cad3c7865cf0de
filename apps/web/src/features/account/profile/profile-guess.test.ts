import { expect, test } from 'vitest'
import { guessFrom } from './profile-guess.ts'

test.each([
  [['en-GB', 'en'], 'en', { country: 'GB', languages: ['en'] }],
  [['fr-CA', 'en-US'], 'en', { country: 'CA', languages: ['en', 'fr'] }],
  [['zh-Hant-TW'], 'zh', { country: 'TW', languages: ['zh'] }],
  [['ja'], 'ja', { country: 'JP', languages: ['ja'] }],
  [['en'], 'en', { country: '', languages: ['en'] }],
  [[], 'ko', { country: 'KR', languages: ['ko'] }],
  [['en', 'ja', 'ko', 'zh'], 'en', { country: '', languages: ['en', 'ja', 'ko'] }],
] as const)('%s on a page in %s', (browser, page, guess) => {
  expect(guessFrom(browser, page, 3)).toEqual(guess)
})
