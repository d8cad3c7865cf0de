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
