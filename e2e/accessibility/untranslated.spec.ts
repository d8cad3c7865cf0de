import type { Page } from '@playwright/test'
import { REGIONS } from '@tomogolf/artwork/tile-map'
import { LANGUAGE_CODES } from '@tomogolf/domain/people/language-codes'
import { PREFECTURE_NAMES } from '@tomogolf/domain/regions'
import { LANGUAGE_NAMES } from '@tomogolf/phrases/languages'
import { fromJapanText } from '@tomogolf/domain/time'
import { NOINDEX_PATHS } from '../public/paths.ts'
import { PAGES } from '../public/routes.ts'
import { expect, test, useWorld } from '../support/product.ts'
import { collectResponseTexts, markTexts, findUnmarkedTexts } from '../support/pseudo-locale.ts'
import { crawlMemberPages } from './crawl.ts'
import { SWEEP } from '../support/sweep.ts'

useWorld({ name: 'screens' })
test.use({ trace: 'off' })
const CONTEXT = {
  viewport: { width: 390, height: 844 },
  locale: 'en-GB',
  timezoneId: 'Europe/London',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
} as const

/** Names that are equal in every language, and parts of dates and amounts. */
const NAMES = [
  'TomoGolf',
  'tomogolf.example',
  'TaylorMade',
  'Ping',
  'Callaway',
  'Mizuno',
  'XXIO',
  'Bridgestone',
  'Visa',
  'VISA',
  'AMEX',
  'JST',
  'Mastercard',
  'American Express',
  'JCB',
  'LINE',
  'WhatsApp',
  'KakaoTalk',
  'Facebook',
  'OpenStreetMap',
  'Google Maps',
  'Apple Maps',
  'Naver Map',
  'Amap',
  // the form of a typed date
  'YYYY-MM-DD',
  'ODbL',
  'Chrome',
  'Linux',
  'London',
  'USD',
  'JPY',
  ...PREFECTURE_NAMES,
  ...REGIONS.map(({ en }) => en),
  ...Object.values(LANGUAGE_NAMES).flatMap(({ own, short }) => [own, short]),
]
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Names of countries and languages from `Intl`. */
const COUNTRIES = LETTERS.flatMap((first) =>
  LETTERS.map((second) =>
    new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(first + second),
  ),
).filter((name) => name !== undefined)
const SPOKEN_LANGUAGES = LANGUAGE_CODES.flatMap((code) =>
  ['en', code].map((language) => new Intl.DisplayNames(language, { type: 'language' }).of(code)!),
)
const DATES =
  /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[a-z]*day)?\b|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?:[a-z]{2,6})?\b|\b\d+(?:st|nd|rd|th)\b/g
/** URLs of sources, build files, check-in codes. */
const URLS_AND_CODES = /https?:\S+|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,6}\b|\b[2-9A-Z]{4} [2-9A-Z]{4}\b/g

/** Text of the page that is neither a phrase nor data. */
async function findHardCodedTexts(
  page: Page,
  responseTexts: ReadonlySet<string>,
): Promise<string[]> {
  const data = [...responseTexts, ...NAMES, ...COUNTRIES, ...SPOKEN_LANGUAGES]
    .filter((text) => text.trim().length > 1)
    .toSorted((one, other) => other.length - one.length)
  return (await findUnmarkedTexts(page)).filter((text) => {
    let rest = text.replaceAll(URLS_AND_CODES, ' ').replaceAll(DATES, ' ')
    for (const known of data) if (rest.includes(known)) rest = rest.replaceAll(known, ' ')
    // initials of an avatar are not text
    return /\p{L}{2}/u.test(rest.replaceAll(/\b[A-Z]{2}\b/g, ' '))
  })
}

test.skip(process.env.CRAWL !== 'full', 'part of `npm run crawl`: takes more than a minute')
test(
  'pseudo-localized pages contain no untranslated text, public and behind the login',
  SWEEP,
  async ({ browser, product }) => {
    test.setTimeout(300_000)
    const problems = new Set<string>()
    const responseTexts = new Map<Page, Set<string>>()
    const prepare = async (page: Page) => {
      await markTexts(page.context())
      responseTexts.set(page, collectResponseTexts(page))
    }
    const check = async (page: Page, name: string) => {
      for (const text of await findHardCodedTexts(page, responseTexts.get(page)!))
        problems.add(`${name}: ${text}`)
      if (process.env.LOUD)
        process.stderr.write(
          `${name}\n${[...problems]
            .filter((one) => one.startsWith(name))
            .map((one) => `  ${one}\n`)
            .join('')}`,
        )
    }
    const visitor = await (await browser.newContext(CONTEXT)).newPage()
    await prepare(visitor)
    for (const path of [
      ...PAGES.map(({ path: one }) => one).filter((one) => !one.startsWith('/check-in')),
      ...NOINDEX_PATHS.filter((one) => one === '/towkay'),
      '/nowhere',
    ]) {
      await visitor.goto(product.url + path, { waitUntil: 'load' })
      await expect(visitor.locator('h1').first()).toContainText('⟦')
      await check(visitor, path)
    }
    await visitor.context().close()
    await crawlMemberPages({
      browser,
      product,
      prepare,
      check,
      accountPrefix: 'pseudo',
      start: fromJapanText('2027-01-10 12:00:00')!,
      context: CONTEXT,
    })
    expect([...problems]).toEqual([])
  },
)
