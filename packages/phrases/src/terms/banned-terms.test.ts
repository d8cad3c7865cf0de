import { expect, test } from 'vitest'
import { AREAS, LANGUAGES, loadArea } from '../index.ts'
import { findBannedTerms } from './banned-terms.ts'

test.each(LANGUAGES)('every phrase in %s uses the words of the glossary', async (language) => {
  const tables = await Promise.all(AREAS.map((area) => loadArea(area, language)))
  const findings = tables
    .flatMap((table) => Object.entries(table))
    .flatMap(([key, text]) => findBannedTerms(language, key, text))
  expect(findings).toEqual([])
})
test('a finding names the key, the word and what to use', () => {
  expect(findBannedTerms('en', 'game.x', 'We sent an e-mail.')).toEqual([
    'en game.x: “e-mail” → email (in: We sent an e-mail.)',
  ])
})
test.each([
  ['en', '$130 is now on hold for your game'],
  ['en', 'This card backs a hold.'],
  ['en', 'Card that takes over'],
  ['en', 'Another card has to take over.'],
  ['en', 'The card provider hasn’t answered.'],
  ['en', 'The guest’s bank is checking'],
  ['en', 'If that isn’t right, object by 18:00.'],
  ['en', 'Emily objects to your mark'],
  ['en', 'More wishes'],
  ['en', 'We’ll tell you afterwards.'],
  ['ja', '未払いのお支払い'],
  ['ja', '決済サービスで問題が発生しました。'],
  ['ja', '引き継ぐカード'],
  ['ja', '別のカードへ引き継いでください。'],
  ['ja', 'チャージバックの主張が認められました'],
  ['ja', '1人あたりのプレー料金'],
  ['ja', '平日の目安料金で分けています。'],
  ['ja', '他の方にも表示されます。'],
] as const)('refuses in %s: %s', (language, text) => {
  expect(findBannedTerms(language, 'account.x', text)).toHaveLength(1)
})
