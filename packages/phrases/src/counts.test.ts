import { describe, expect, test } from 'vitest'
import { AREAS, CORE_AREAS, LANGUAGES, loadArea, loadTranslator, tDynamic } from './index.ts'

const tables = await Promise.all(AREAS.map((area) => loadArea(area, 'en')))
const english = Object.assign({}, ...tables) as Record<string, string>
const plurals = Object.keys(english).flatMap((key) => /^(.+)_other$/.exec(key)?.[1] ?? [])
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!)
/** The placeholders of all forms of a plural. */
const placeholdersOf = (key: string) =>
  placeholders(['one', 'zero', 'other'].map((form) => english[`${key}_${form}`]).join())

const translators = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const translate = await loadTranslator(language, AREAS, (key) => {
        throw new Error(`no phrase ${key}`)
      })
      return [language, tDynamic(translate)]
    }),
  ),
)
/** What a placeholder may stand for: names, courses, amounts, times, numbers. */
const VALUES = ['민준', '미나', 'Tom', 'Emily', 'Emily L.', '4,500엔', '30달러', '7:42', '18', '3']
/** A plural counts by `count`, or by another number that it names. */
const NUMBER = '(?:count|hours|days|min|max)'
const filled = (names: readonly string[], value: string, count: number) => ({
  ...Object.fromEntries(
    names.map((name) => [name, new RegExp(`^${NUMBER}$`).test(name) ? count : value]),
  ),
  count,
})
/** A placeholder, or a particle in both forms. */
const LEFT_OVER = /\{\{|\}\}|undefined|NaN|[이을은과]\([가를는와]\)|\(으\)|\(이\)/

describe.each(LANGUAGES)('in %s', (language) => {
  const render = translators[language]!

  test.each(plurals)('%s is complete with 0, 1, 2 and many', (key) => {
    for (const count of [0, 1, 2, 5, 21, 1000])
      for (const value of VALUES)
        expect(render(key, filled(placeholdersOf(key), value, count))).not.toMatch(LEFT_OVER)
  })

  test('every other phrase is complete with its values', () => {
    const incomplete = Object.entries(english)
      .filter(([key]) => !/_(?:one|other|zero)$/.test(key))
      .flatMap(([key, text]) =>
        VALUES.map((value) => render(key, filled(placeholders(text), value, 2))),
      )
      .filter((text) => LEFT_OVER.test(text))
    expect(incomplete).toEqual([])
  })
})

describe('in English', () => {
  const noun = (text: string | undefined) =>
    new RegExp(String.raw`(?:\{\{${NUMBER}\}\}|\b1\b) (?:open )?([a-z-]+)`).exec(text ?? '')?.[1]
  /** What is counted: "spot" and "spots", for every plural that names it after its number. */
  const nouns = plurals.flatMap((key) => {
    const [one, other] = [noun(english[`${key}_one`]), noun(english[`${key}_other`])]
    return one && other && one !== other ? [[one, other] as const] : []
  })
  const ones = [...new Set(nouns.map(([one]) => one))].join('|')
  const others = [...new Set(nouns.map(([, other]) => other))].join('|')
  const ONE_OF_MANY = new RegExp(String.raw`(?<![\d,.])1 (?:open )?(?:${others})\b`)
  const MANY_OF_ONE = new RegExp(String.raw`(?<![\d,.])(?:0|2|5|21) (?:open )?(?:${ones})\b(?!-)`)

  test.each(plurals)('%s agrees with its number', (key) => {
    // a group has the host and at least one guest
    for (const count of key === 'hosting.slots.group' ? [2, 4] : [0, 1, 2, 5, 21]) {
      const text = translators.en!(key, filled(placeholdersOf(key), 'Emily', count))
      expect(text).not.toMatch(count === 1 ? ONE_OF_MANY : MANY_OF_ONE)
    }
  })

  test('a number before a noun of many is a plural, unless it is never one', () => {
    /**
     * Courses of the whole list, holes of a course; strikes and games where there are several; hours
     * with a decimal; answer times and lives of links, which no setting changes.
     */
    const NEVER_ONE = new RegExp(
      [
        'courses\\.(?:lead|description|holes|detail|action)',
        'account\\.(?:standing|pending|verify)\\.',
        '(?:home|requests)\\.(?:book|concierge|contact|rental)\\.',
        'admin\\.list\\.more$',
        'games\\.deadline\\.hours$',
        // “¥4,500 for games priced in yen”
        'payment\\.billing\\.ruleFlat$',
      ]
        .map((keys) => `^${keys}`)
        .join('|'),
    )
    const fixed = Object.entries(english).filter(
      ([key, text]) =>
        !/_(?:one|other|zero)$/.test(key) &&
        !NEVER_ONE.test(key) &&
        new RegExp(String.raw`\{\{\w+\}\} (?:\w+ )?(?:${others})\b`).test(text),
    )
    expect(fixed).toEqual([])
  })
})

describe('in Korean', async () => {
  const korean = await Promise.all(AREAS.map((area) => loadArea(area, 'ko')))
  /** "30달러이", "미나은": right for some values only. */
  const FIXED =
    /\{\{\w+\}\}(?:[”’」』]|<\/\w+>)*(?:이|가|을|를|은|는|과|와|으로|로|이나|나|이에요|예요)(?=[\s,.!?)”’]|$)/

  test('no value is followed by a particle in one form', () => {
    const fixed = korean.flatMap(Object.entries).filter(([, text]) => FIXED.test(text as string))
    expect(fixed).toEqual([])
  })
  test('the core areas need no particle: its rules are loaded after them', async () => {
    const core = await Promise.all(CORE_AREAS.map((area) => loadArea(area, 'ko')))
    const needing = core
      .flatMap(Object.entries)
      .filter(([, text]) => LEFT_OVER.test((text as string).replace(/[{}]/g, '')))
    expect(needing).toEqual([])
  })
})
