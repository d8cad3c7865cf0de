import { holeMap } from './hole-map.ts'
import { LOGO_BOX, LOGO_SHAPES } from './logo.ts'
import { INK } from './palette.ts'
import type { Terrain } from './palette.ts'
import { fitText, textWidth } from './text-fitting.ts'
import { escapeXml } from './xml.ts'

export interface ShareCardContent {
  courseEn: string
  /** Empty when the Japanese name is not known. */
  courseJa: string
  /** In Hangul; shown to Korean readers. */
  courseKo?: string
  /** Finished texts in the viewer's language. */
  dateText: string
  priceText: string
  seatsText: string
  /** False when the game cannot be joined; the last text gives the reason. */
  open: boolean
  slug: string
  terrain: Terrain
  lang: 'en' | 'ja' | 'ko' | 'zh'
}

export const SHARE_CARD = { width: 1200, height: 630 } as const

const MAP_HEIGHT = 520
const LEFT = 72
const RIGHT = SHARE_CARD.width - LEFT
const COLOURS = {
  text: '#f1f4ec',
  textMuted: '#bccabf',
  available: '#a8d46a',
  separator: '#41584b',
} as const
const CJK = {
  en: 'Noto Sans CJK JP',
  ja: 'Noto Sans CJK JP',
  ko: 'Noto Sans CJK KR',
  zh: 'Noto Sans CJK SC',
} as const
/** Language tags that choose the right glyphs for Han characters. */
const TAG = { en: 'en', ja: 'ja', ko: 'ko', zh: 'zh-Hans' } as const

/** The share image of a game, 1200 x 630, for rasterisation: hole, course, day, price, open places. */
export function shareCard({
  courseEn,
  courseJa,
  courseKo = '',
  dateText,
  priceText,
  seatsText,
  open,
  slug,
  terrain,
  lang,
}: ShareCardContent): string {
  const { width, height } = SHARE_CARD
  const japanese = courseJa.trim()
  const korean = courseKo.trim()
  const named =
    lang === 'ko' && korean
      ? ({ title: korean, under: courseEn, titleLang: 'ko', underLang: 'en' } as const)
      : (lang === 'ja' || lang === 'zh') && japanese
        ? ({ title: japanese, under: courseEn, titleLang: 'ja', underLang: 'en' } as const)
        : ({ title: courseEn, under: japanese, titleLang: 'en', underLang: 'ja' } as const)
  const title = fitText(named.title, { maxWidth: 740, largest: 76, smallest: 44, maxLines: 2 })
  const under =
    named.under.trim() && named.under.trim() !== named.title.trim()
      ? fitText(named.under, { maxWidth: 740, largest: 30, smallest: 24, maxLines: 1 })
      : undefined
  const lastLine = under ? 430 : 474
  const titleLines = title.lines.map((line, i) =>
    text(line, {
      x: LEFT,
      y: lastLine - (title.lines.length - 1 - i) * title.size * 1.06,
      size: title.size,
      weight: 700,
      colour: COLOURS.text,
      lang: named.titleLang,
    }),
  )
  const underLine = under?.lines[0]
    ? text(under.lines[0], {
        x: LEFT,
        y: 486,
        size: under.size,
        weight: 500,
        colour: COLOURS.textMuted,
        lang: named.underLang,
      })
    : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(named.title)}">` +
    `<defs>${fade('fade-left', 'x2="1" y2="0"', [
      [0, 0.92],
      [0.36, 0.66],
      [0.66, 0],
    ])}${fade('fade-down', 'x2="0" y2="1"', [
      [0.55, 0],
      [0.84, 0.5],
      [1, 1],
    ])}</defs>` +
    `<rect width="1200" height="630" fill="${INK}"/>` +
    ground(holeMap(slug, { terrain, width, height: MAP_HEIGHT, focus: 0.77 })) +
    `<rect width="1200" height="${MAP_HEIGHT}" fill="url(#fade-left)"/>` +
    `<rect width="1200" height="${MAP_HEIGHT + 1}" fill="url(#fade-down)"/>` +
    brand() +
    titleLines.join('') +
    underLine +
    facts([dateText, priceText, seatsText], open, lang) +
    '</svg>'
  )
}

/** The map as a nested picture in the upper part. */
const ground = (map: string): string =>
  map.replace('<svg ', `<svg x="0" y="0" width="${SHARE_CARD.width}" height="${MAP_HEIGHT}" `)

function fade(id: string, end: string, stops: readonly (readonly [number, number])[]): string {
  const stopElements = stops.map(
    ([offset, opacity]) =>
      `<stop offset="${offset}" stop-color="${INK}" stop-opacity="${opacity}"/>`,
  )
  return `<linearGradient id="${id}" x1="0" y1="0" ${end}>${stopElements.join('')}</linearGradient>`
}

const brand = (): string =>
  `<g transform="translate(${LEFT} 56) scale(${60 / LOGO_BOX})">${LOGO_SHAPES}</g>` +
  text('TomoGolf', { x: LEFT + 78, y: 99, size: 38, weight: 700, colour: COLOURS.text, lang: 'en' })

/**
 * Day, price and places in one row with separators; places in colour while they are open. The row
 * shrinks until it fits. It is one text element, so that the gaps are even with any font.
 */
function facts(
  list: readonly [string, string, string],
  open: boolean,
  lang: ShareCardContent['lang'],
): string {
  const gap = 30
  const present = list
    .map((value, i) => ({
      value: value.trim(),
      colour: i < 2 ? COLOURS.text : open ? COLOURS.available : COLOURS.textMuted,
    }))
    .filter(({ value }) => value)
  const room = RIGHT - LEFT - 2.5 * gap * Math.max(0, present.length - 1)
  const smallest = 22
  const wanted = present.reduce((sum, { value }) => sum + textWidth(value, 1), 0)
  const size = Math.max(smallest, Math.min(36, Math.floor(room / (wanted || 1))))
  const row = present.map(({ value, colour }, i) => {
    const {
      lines: [line = ''],
    } = fitText(value, {
      maxWidth: room / (size > smallest ? 1 : present.length),
      largest: size,
      smallest: size,
      maxLines: 1,
    })
    const rule = i > 0 ? `<tspan dx="${gap}" fill="${COLOURS.separator}">|</tspan>` : ''
    return `${rule}<tspan${i > 0 ? ` dx="${gap}"` : ''} fill="${colour}">${escapeXml(line)}</tspan>`
  })
  return (
    `<path d="M${LEFT} ${MAP_HEIGHT}H${RIGHT}" stroke="#cde8d6" stroke-opacity=".18" stroke-width="2"/>` +
    `<text x="${LEFT}" y="582" ${font(lang)} font-size="${size}" font-weight="600">` +
    `${row.join('')}</text>`
  )
}

interface TextStyle {
  x: number
  y: number
  size: number
  weight: number
  colour: string
  lang: ShareCardContent['lang']
}

const font = (lang: ShareCardContent['lang']): string =>
  `font-family="'Familjen Grotesk','${CJK[lang]}',sans-serif" xml:lang="${TAG[lang]}"`

const text = (value: string, { x, y, size, weight, colour, lang }: TextStyle): string =>
  `<text x="${x}" y="${Math.round(y)}" ${font(lang)} font-size="${size}" ` +
  `font-weight="${weight}" fill="${colour}">${escapeXml(value)}</text>`
