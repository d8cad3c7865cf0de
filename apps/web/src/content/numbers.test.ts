import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '@tomogolf/phrases/languages'
import { NAMES, pages, textsOf, fillIn } from '../../test/content-pages.ts'

/** A number with a unit that settings or rules decide: money, times, percentages, players. */
const DECIDED =
  /(?:[$¥]|USD|US\$) ?\d|\d[\d,.]* ?(?:hours?|minutes?|months?|percent|%|％|yen|dollars?|guests|places|時間|分|か月|円|ドル|시간|분|개월|엔|달러|小时|分钟|个月|日元|美元)|forty-eight|twenty-four/i
/** Numbers that no setting changes: arrival at the course, retention of mails, a rental month. */
const ADVICE =
  /45(?: to |〜|~|至)60 ?(?:minutes|分钟|分|분)|10(?: minutes before|分钟|分前|분 전)|約3か月|약 3개월|约3个月|1か月でも/g

describe('amounts, hours and percentages come from the settings', () => {
  const texts = NAMES.flatMap((name) =>
    LANGUAGES.flatMap((language) =>
      textsOf(pages[name][language]).map(
        ([path, text]) => [`${name} ${language} ${path}`, text] as const,
      ),
    ),
  )

  test('no page except the guide contains such a number literally', () => {
    expect(
      texts.filter(
        ([where, text]) =>
          !where.startsWith('japan-golf-guide') && DECIDED.test(text.replace(ADVICE, '')),
      ),
    ).toEqual([])
  })
  test('the guide contains no number of the product rules', () => {
    const rule =
      /(?:USD|US\$|\$) ?\d|\b(?:24|48|72|96) ?(?:hours?|h\b)|(?:24|48|72|96) ?(?:時間|시간|小时)|\d+ ?[%％]|4,500 ?(?:円|엔|日元|yen)/i
    expect(
      texts.filter(([where, text]) => where.startsWith('japan-golf-guide') && rule.test(text)),
    ).toEqual([])
  })
  test.each([
    'Hold $30',
    'free until 48 hours before',
    '30% of the fee',
    '48時間前',
    '4500엔',
    '30美元',
  ])('the pattern finds: %s', (text) => {
    expect(DECIDED.test(text)).toBe(true)
  })
})

describe.each(LANGUAGES)('texts in %s after a change of the settings', (language) => {
  const wholePage = async (
    name: 'terms' | 'cancellation' | 'faq' | 'privacy' | 'tokushoho',
    changed: Parameters<typeof fillIn>[1],
  ) => {
    const fill = await fillIn(language, changed)
    return textsOf(pages[name][language])
      .map(([, text]) => fill(text))
      .join('\n')
  }

  const dollars = (amount: number) => {
    const text = {
      en: `\\$${amount}`,
      ja: `${amount}ドル`,
      ko: `${amount}달러`,
      zh: `${amount}美元`,
    }
    return new RegExp(String.raw`(?<!\d)${text[language]}`)
  }

  test('show the new fee', async () => {
    const before = await wholePage('faq', {})
    const after = await wholePage('faq', { platform_fee_base_usd: 50, platform_fee_percent: 10 })
    expect(before).toMatch(dollars(30))
    expect(before).toMatch(dollars(130))
    expect(after).not.toMatch(dollars(30))
    expect(after).toMatch(dollars(50))
    expect(after).toMatch(dollars(150))
    expect(after).toContain('10%')
  })
  test('contain no percentage when it is 0', async () => {
    expect(await wholePage('terms', { platform_fee_percent: 0 })).not.toContain('%')
    expect(await wholePage('tokushoho', { platform_fee_percent: 0 })).toMatch(dollars(30))
  })
  test('show the new hours', async () => {
    const hours = { en: '72 hours', ja: '72時間', ko: '72시간', zh: '72小时' }[language]
    const usual = { en: '48 hours', ja: '48時間', ko: '48시간', zh: '48小时' }[language]
    for (const name of ['terms', 'cancellation', 'faq', 'tokushoho'] as const) {
      const after = await wholePage(name, { departure_restriction_hours: 72 })
      expect(after).toContain(hours)
      expect(after).not.toContain(usual)
    }
  })
  test('show the new days', async () => {
    const days = { en: '45 days', ja: '45日', ko: '45일', zh: '45天' }[language]
    for (const name of ['faq', 'privacy'] as const)
      expect(await wholePage(name, { booking_evidence_days: 45 })).toContain(days)
  })
})

test('formats one hour in the singular', async () => {
  expect((await fillIn('en', { no_show_statement_hours: 1 }))('{{statement}}')).toBe('1 hour')
})
test('formats whole days as days', async () => {
  expect((await fillIn('en', { hold_lead_hours: 96 }))('{{holdLead}}')).toBe('4 days')
  expect((await fillIn('en', { hold_lead_hours: 100 }))('{{holdLead}}')).toBe('100 hours')
})
