import { expect, test } from 'vitest'
import { createTranslator, pickLanguage, type DynamicTranslate } from './index.ts'

const table = {
  'a.plain': 'Join game',
  'a.value': 'Hold {{amount}}',
  'a.open_one': '{{count}} place',
  'a.open_other': '{{count}} places',
}
const translate = (language: 'en' | 'ja', onMissing?: (key: string) => void) =>
  createTranslator(language, table, onMissing) as unknown as DynamicTranslate

test('fills the placeholders of a phrase', () => {
  expect(translate('en')('a.plain')).toBe('Join game')
  expect(translate('en')('a.value', { amount: '$130' })).toBe('Hold $130')
})

test('selects the plural form by the rules of the language', () => {
  expect(translate('en')('a.open', { count: 1 })).toBe('1 place')
  expect(translate('en')('a.open', { count: 3 })).toBe('3 places')
  expect(translate('ja')('a.open', { count: 1 })).toBe('1 places')
})

test('a plural counts by the number that it names', () => {
  const t = createTranslator('en', {
    'a.until_one': 'until {{hours}} hour before',
    'a.until_other': 'until {{hours}} hours before',
  }) as unknown as DynamicTranslate
  expect([1, 2, 48].map((hours) => t('a.until', { hours }))).toEqual([
    'until 1 hour before',
    'until 2 hours before',
    'until 48 hours before',
  ])
})

test('uses the zero form for a count of 0, else the plural', () => {
  const t = createTranslator('en', {
    ...table,
    'a.open_zero': 'Full',
  }) as unknown as DynamicTranslate
  expect([
    t('a.open', { count: 0 }),
    t('a.open', { count: 2 }),
    translate('en')('a.open', { count: 0 }),
  ]).toEqual(['Full', '2 places', '0 places'])
})

test.each([
  ['Emily B.', '与 Emily B. 同组，Emily B.'],
  ['王芳', '与王芳同组，王芳'],
  ['7', '与7同组，7'],
  ['PGM石岡', '与 PGM石岡同组，PGM石岡'],
])('in Chinese %s is set off from the characters around it', (name, expected) => {
  const t = createTranslator('zh', { a: '与{{name}}同组，{{name}}' }) as unknown as DynamicTranslate
  expect(t('a', { name })).toBe(expected)
})

test('other languages fill in a value as it is', () => {
  const t = createTranslator('ja', { a: '{{name}}さん、本{{name}}' }) as unknown as DynamicTranslate
  expect(t('a', { name: 'Emily B.' })).toBe('Emily B.さん、本Emily B.')
})

test('returns and reports the key of a missing phrase', () => {
  const missed: string[] = []
  expect(translate('en', (key) => missed.push(key))('a.nothing')).toBe('a.nothing')
  expect(missed).toEqual(['a.nothing'])
})

test('has() finds a key, and a plural by its stem', () => {
  const t = createTranslator('en', table)
  expect([t.has('a.plain'), t.has('a.open'), t.has('a.nothing')]).toEqual([true, true, false])
})

test.each([
  ['the URL wins', 'ko', 'ja', 'zh', 'ko'],
  ['then the saved choice', null, 'ja', 'zh', 'ja'],
  [
    'then the first supported language of the browser',
    null,
    undefined,
    'fr,zh-TW;q=0.9,en;q=0.8',
    'zh',
  ],
  ['then English', null, null, 'fr-FR', 'en'],
  ['ignores an unknown language in the URL', 'xx', 'yy', 'ko-KR', 'ko'],
])('pickLanguage: %s', (_name, query, saved, accept, expected) => {
  expect(pickLanguage(query, saved, accept)).toBe(expected)
})
