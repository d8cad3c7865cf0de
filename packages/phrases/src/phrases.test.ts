import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ERRORS } from '@tomogolf/contract/api/errors'
import { AREAS, CORE_AREAS, LANGUAGES, loadArea, loadCore, type Language } from './index.ts'

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()
const tags = (text: string) => [...text.matchAll(/<(\/?\w+)>/g)].map((match) => match[1]).sort()
/** A language without a singular form leaves `_one` out. */
const expectedKeys = (language: Language, keys: string[]) =>
  language === 'en' ? keys : keys.filter((key) => !key.endsWith('_one'))

test('AREAS lists every area folder', () => {
  const folders = readdirSync(join(import.meta.dirname, './areas'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => file.endsWith('en.ts'))
    .map((file) => file.split(/[\\/]/)[0]!)
  expect([...AREAS].sort()).toEqual(folders.sort())
})

describe.each(AREAS)('phrases of %s', async (area) => {
  const en = await loadArea(area, 'en')

  test('keys start with the area', () => {
    expect(Object.keys(en).filter((key) => !key.startsWith(`${area}.`))).toEqual([])
  })

  test.each(LANGUAGES)('%s has every key, and no empty text', async (language) => {
    const table = await loadArea(area, language)
    expect(
      Object.keys(table)
        .filter((key) => language === 'en' || !key.endsWith('_one'))
        .sort(),
    ).toEqual(expectedKeys(language, Object.keys(en)).sort())
    expect(
      Object.entries(table)
        .filter(([, text]) => text.trim() === '')
        .map(([key]) => key),
    ).toEqual([])
  })

  test.each(LANGUAGES)('%s has the same placeholders and links as English', async (language) => {
    const table = await loadArea(area, language)
    const different = Object.entries(table).filter(([key, text]) => {
      const english = en[key] ?? ''
      // a singular may spell out its number
      const values = key.endsWith('_one')
        ? true
        : String(placeholders(text)) === String(placeholders(english))
      return !values || String(tags(text)) !== String(tags(english))
    })
    expect(different.map(([key]) => key)).toEqual([])
  })
})

test.each(LANGUAGES)('the core module of %s holds exactly the core areas', async (language) => {
  const areas = await Promise.all(CORE_AREAS.map((area) => loadArea(area, language)))
  expect(await loadCore(language)).toEqual(Object.assign({}, ...areas))
})

test('every error code has a phrase', async () => {
  const errors = await loadArea('errors', 'en')
  const missing = Object.keys(ERRORS).filter(
    (code) => !(`errors.${code}` in errors) && !(`errors.${code}_other` in errors),
  )
  expect(missing).toEqual([])
})
