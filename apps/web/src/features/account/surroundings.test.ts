import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '@tomogolf/domain/people/language-codes'
import { LANGUAGES, loadTranslator } from '@tomogolf/phrases'
import { isOtherApp } from './auth/redirect-target.ts'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import {
  countryNamer,
  COUNTRIES,
  FREQUENT_COUNTRIES,
  sortedCountries,
} from '@tomogolf/format/countries'
import { fieldProblems } from '@tomogolf/ui/forms/form-errors.ts'
import { languageName } from '@tomogolf/format/language-name'
import {
  callingCode,
  joinPhone,
  splitPhone,
  formatTypedPhone,
} from '@tomogolf/ui/forms/phone-number.ts'

describe('a phone number', () => {
  test('selects its country when typed with a country code', () => {
    expect(formatTypedPhone('+819012345678', '')).toEqual({
      region: 'JP',
      number: '+81 90 1234 5678',
    })
  })
  test('is grouped in the style of its country and sent with the code', () => {
    const phone = formatTypedPhone('09012345678', 'JP')
    expect(phone.number).toBe('090-1234-5678')
    expect(joinPhone(phone)).toBe('+819012345678')
  })
  test('round-trips', () => {
    expect(joinPhone(splitPhone('+12015550142', '', 'ja'))).toBe('+12015550142')
  })
  test('preselects the code of the user’s country, else of the page’s language', () => {
    expect([
      splitPhone('', 'TH', 'ja').region,
      splitPhone('', '', 'ko').region,
      splitPhone('', '', 'en').region,
    ]).toEqual(['TH', 'KR', ''])
    expect(joinPhone({ region: 'JP', number: ' ' })).toBe('')
  })
  test('keeps its code while incomplete', () => {
    expect(joinPhone({ region: 'GB', number: '2' })).toBe(`${callingCode('GB')} 2`)
  })
})

describe('names', () => {
  test.each(LANGUAGES)('of spoken languages equal those of Intl in %s', async (page) => {
    const t = await loadTranslator(page, [], () => {})
    for (const code of LANGUAGE_CODES) {
      // on Japanese pages in themselves
      const locale = page === 'ja' ? code : page
      const name = new Intl.DisplayNames([locale], { type: 'language' }).of(code)!
      expect(languageName(t, code)).toBe(name.charAt(0).toLocaleUpperCase(locale) + name.slice(1))
    }
    expect(languageName(t, 'eo')).toBe('eo')
  })
  test('of countries are localized, unique and sorted by the language', () => {
    expect([countryNamer('en')('JP'), countryNamer('ja')('US')]).toEqual([
      'Japan',
      'アメリカ合衆国',
    ])
    expect(new Set(COUNTRIES).size).toBe(249)
    expect(FREQUENT_COUNTRIES.every((code) => COUNTRIES.includes(code))).toBe(true)
    const names = sortedCountries('en').map(({ name }) => name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  })
})

describe('after login', () => {
  test.each([
    ['/towkay/dashboard', true],
    ['/admin', true],
    ['/api/docs', true],
    ['/games', false],
    ['/towkay-golf', false],
    ['/adminton?x=1', false],
  ])('%s needs a full page load: %s', (path, other) => {
    expect(isOtherApp(path)).toBe(other)
  })
})

test('a server error belongs to the first segment of its path, one per field', () => {
  const error = new ApiError(400, {
    code: 'VALIDATION_ERROR',
    details: [
      { path: 'languages.3', code: 'choice', message: 'Select one of the options.' },
      { path: 'email', code: 'email', message: 'first' },
      { path: 'email', code: 'too_long', message: 'second' },
      { path: 'other', code: 'x', message: 'x' },
    ],
  })
  expect(fieldProblems(error, ['email', 'languages'])).toEqual([
    ['languages', 'Select one of the options.'],
    ['email', 'first'],
  ])
  expect(fieldProblems(new Error('lost'), ['email'])).toEqual([])
})
