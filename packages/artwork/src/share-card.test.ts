import { describe, expect, it } from 'vitest'
import { appIcon, logoMark } from './logo.ts'
import { shareCard } from './share-card.ts'
import type { ShareCardContent } from './share-card.ts'
import { textWidth } from './text-fitting.ts'
import { readSvg } from '../test/svg-reading.ts'

const GAME: ShareCardContent = {
  courseEn: 'Higashi Nagoya Country Club',
  courseJa: '東名古屋カントリークラブ',
  dateText: 'Sat, Nov 28, 07:42 Japan time',
  priceText: '$180',
  seatsText: '2 places left',
  open: true,
  slug: 'higashi-nagoya-country-club',
  terrain: 'seaside',
  lang: 'en',
}
/** The decoded texts of the picture with position and size. */
function texts(svg: string) {
  return [
    ...svg.matchAll(
      /<text x="([\d.]+)" y="([\d.]+)"[^>]*?font-size="([\d.]+)"[^>]*>(.*?)<\/text>/g,
    ),
  ].map(([, x, y, size, inner = '']) => ({
    x: Number(x),
    y: Number(y),
    size: Number(size),
    value: inner
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&')
      .trim(),
  }))
}

describe('the share card', () => {
  it('is deterministic, well-formed and without style attributes', () => {
    const svg = shareCard(GAME)
    expect(shareCard(GAME)).toBe(svg)
    const { attributes, ids, refs } = readSvg(svg)
    expect(attributes).not.toContain('style')
    expect(refs.filter((ref) => !ids.includes(ref))).toEqual([])
    expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/)
  })

  it('shows both names of the course, the day, the price and the open places', () => {
    const shown = texts(shareCard(GAME)).map(({ value }) => value)
    expect(shown).toEqual([
      'TomoGolf',
      'Higashi Nagoya',
      'Country Club',
      '東名古屋カントリークラブ',
      'Sat, Nov 28, 07:42 Japan time | $180 | 2 places left',
    ])
  })

  it('shows the Japanese name first in Japanese', () => {
    const shown = texts(
      shareCard({
        ...GAME,
        lang: 'ja',
        dateText: '11月28日（土）7:42',
        priceText: '18,000円',
        seatsText: '残り1名',
      }),
    ).map(({ value }) => value)
    expect(shown.slice(1, -1)).toEqual([
      '東名古屋',
      'カントリークラブ',
      'Higashi Nagoya Country Club',
    ])
  })

  it('omits unknown parts', () => {
    const shown = texts(shareCard({ ...GAME, courseJa: '', seatsText: '' })).map(
      ({ value }) => value,
    )
    expect(shown.at(-1)).toBe('Sat, Nov 28, 07:42 Japan time | $180')
    expect(shown).toHaveLength(4)
  })

  it('keeps long texts inside the picture', () => {
    const long =
      'The Very Long Established International Kasumigaseki Wonderful Mountain and Seaside Golf Resort'
    const cases: ShareCardContent[] = [
      { ...GAME, courseEn: long },
      { ...GAME, courseEn: 'W'.repeat(80) },
      {
        ...GAME,
        courseJa: '南筑波山麓国際高原カントリークラブ東西南北コース'.repeat(2),
        lang: 'ja',
      },
      {
        ...GAME,
        dateText: '11月28日（土曜日・祝日）午前7時42分 日本時間',
        priceText: '18,000円（税込・昼食付）',
        seatsText: '残り1名です',
        lang: 'ja',
      },
      { ...GAME, dateText: long, priceText: long, seatsText: long },
    ]
    for (const content of cases) {
      for (const { x, size, value } of texts(shareCard(content))) {
        expect(size).toBeGreaterThanOrEqual(22)
        expect(x + textWidth(value, size)).toBeLessThanOrEqual(1200 - 40)
      }
    }
  })

  it('escapes markup and drops invalid characters', () => {
    const svg = shareCard({
      ...GAME,
      courseEn: '</text><script>alert(1)</script>"&\u0000\ud800',
      courseJa: '<svg onload="x">',
    })
    expect(() => readSvg(svg)).not.toThrow()
    expect(svg).not.toContain('<script')
    // oxlint-disable-next-line no-control-regex -- this character must not occur
    expect(svg).not.toMatch(/\u0000|[\ud800-\udfff]/)
  })
})

describe('the mark', () => {
  it('has the disc with the flag, alone and as an icon', () => {
    for (const svg of [logoMark(), appIcon(192), appIcon(512, { maskable: true })]) {
      const { attributes } = readSvg(svg)
      expect(attributes).not.toContain('style')
      expect(svg).toContain('<circle cx="17" cy="17" r="17" fill="#ff5c38"/>')
    }
    expect(appIcon(192)).toContain('width="192" height="192"')
  })

  it('has the disc inside the safe zone of a maskable icon, on a full background', () => {
    const svg = appIcon(512, { maskable: true })
    const side = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1])
    expect(34 / side).toBeLessThanOrEqual(0.8)
    expect(svg).toContain(`<rect width="${side}" height="${side}" fill="#07110d"/>`)
    expect(appIcon(512)).not.toContain('<rect')
  })
})
