import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES, POPULAR_LANGUAGES } from './people/language-codes.ts'
import {
  REQUIRED_FIELDS,
  completeness,
  displayName,
  isMissing,
  parseLanguages,
  type ProfileFields,
} from './profile.ts'

const FULL: ProfileFields = {
  firstName: 'Mina',
  lastName: 'Berg',
  contactNumber: '+41 79 555 01 02',
  gender: 'female',
  birthDate: '1990-05-17',
  country: 'CH',
  languages: ['en', 'de'],
  email: 'mina@example.com',
  skillLevel: 'casual',
}

describe('a profile', () => {
  test('with all nine fields is complete', () => {
    expect(REQUIRED_FIELDS).toHaveLength(9)
    expect(completeness(FULL)).toEqual({ complete: true, missing: [], minutes: 1 })
  })
  test.each([
    null,
    undefined,
    '',
    '  ',
    'null',
    'NULL',
    ' null ',
    'select',
    'Select a country',
    'Please select…',
    'preselected',
    [],
  ])('misses a field that holds %j', (value) => {
    expect(isMissing(value)).toBe(true)
    expect(completeness({ ...FULL, country: value }).missing).toEqual(['country'])
  })
  test.each(['0', 'nullable', 'Sele', ['en'], 'no'])('has a field that holds %j', (value) => {
    expect(isMissing(value)).toBe(false)
  })
  test.each([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1.5],
    [4, 2],
    [9, 4.5],
  ])('with %d fields missing takes %d minutes to complete', (count, minutes) => {
    const blank = Object.fromEntries(REQUIRED_FIELDS.slice(0, count).map((field) => [field, null]))
    expect(completeness({ ...FULL, ...blank })).toMatchObject({
      complete: count === 0,
      missing: REQUIRED_FIELDS.slice(0, count),
      minutes,
    })
  })
  test('without fields misses all nine', () => {
    expect(completeness({}).missing).toEqual([...REQUIRED_FIELDS])
  })
})

describe('parseLanguages', () => {
  test('there are 17 languages, four of them popular', () => {
    expect(LANGUAGE_CODES).toHaveLength(17)
    expect(POPULAR_LANGUAGES).toEqual(['en', 'ja', 'ko', 'zh'])
  })
  test.each([
    ['English', ['en']],
    ['ja', ['ja']],
    ['English, Japanese', ['en', 'ja']],
    ['English;Japanese', ['en', 'ja']],
    ['English|Japanese', ['en', 'ja']],
    ['English & Japanese', ['en', 'ja']],
    ['English+Japanese', ['en', 'ja']],
    ['English and Japanese', ['en', 'ja']],
    ['English AND Japanese', ['en', 'ja']],
    [
      'English, Japanese; Korean | Chinese & French + German and Thai',
      ['en', 'ja', 'ko', 'zh', 'fr', 'de', 'th'],
    ],
    ['日本語、英語', ['ja', 'en']],
    ['日本語，英語', ['ja', 'en']],
    ['日本語；英語', ['ja', 'en']],
    ['日本語＆英語', ['ja', 'en']],
    ['日本語and英語', ['ja', 'en']],
    ['한국어, 영어', ['ko', 'en']],
    ['中文，英语', ['zh', 'en']],
    ['ENGLISH', ['en']],
    ['  en , ja ', ['en', 'ja']],
    ['en, English, EN', ['en']],
    ['Mandarin', ['zh']],
    ['Indonesian', ['id']],
    ['Klingon, Japanese', ['ja']],
    ['français', ['fr']],
    ['français', ['fr']],
    ['Klingon', ['en']],
    ['', ['en']],
    [null, ['en']],
    [undefined, ['en']],
    [',;|', ['en']],
    ['constructor, __proto__', ['en']],
  ])('%j is parsed as %j', (text, expected) => {
    expect(parseLanguages(text)).toEqual(expected)
  })
  test('returns known codes without repeats for any input', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const codes = parseLanguages(text)
        expect(codes.length).toBeGreaterThan(0)
        expect(new Set(codes).size).toBe(codes.length)
        expect(LANGUAGE_CODES).toEqual(expect.arrayContaining(codes))
      }),
    )
  })
  test('reads back codes joined by any separator', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...LANGUAGE_CODES), { minLength: 1 }),
        fc.constantFrom(',', ', ', ';', '|', ' & ', '+', ' and '),
        (codes, separator) => {
          expect(parseLanguages(codes.join(separator))).toEqual(codes)
        },
      ),
    )
  })
})

describe('displayName', () => {
  test.each([
    ['Mina', 'Berg', 'Mina B.'],
    ['Mina', 'berg', 'Mina B.'],
    [' Mina ', ' Berg ', 'Mina B.'],
    ['太郎', '田中', '太郎 田.'],
    ['Mina', '', 'Mina'],
    ['Mina', null, 'Mina'],
    ['Mina', undefined, 'Mina'],
    ['', 'Berg', 'B.'],
    [null, null, ''],
    ['Åsa', 'öberg', 'Åsa Ö.'],
    ['Taro', '𠮷田', 'Taro 𠮷.'],
  ])('of %j %j is %j', (first, last, expected) => {
    expect(displayName(first, last)).toBe(expected)
  })
  test('shows one letter of the family name', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z][a-z]{2,10}$/),
        fc.stringMatching(/^[A-Z][a-z]{2,10}$/),
        (first, last) => {
          expect(displayName(first, last)).toBe(`${first} ${last[0]}.`)
        },
      ),
    )
  })
})
