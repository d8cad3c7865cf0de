import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import PDFDocument from 'pdfkit'
import type { Language } from '@tomogolf/phrases'

const FONTS = join(import.meta.dirname, '../../../fonts')
/** Printed for a character that no font has: the geta mark of Japanese typesetting. */
const MISSING = '〓'

export type TextStyle = { size: number; grey?: boolean; width?: number; right?: boolean }
export type PdfDocument = {
  readonly left: number
  readonly width: number
  /** The top of the next text, from the top of the page. */
  y: number
  /** Of the next text, for its font. */
  language: Language
  /** Writes text, wrapped where it is too long, and moves `y` below it. */
  text(text: string, style: TextStyle): void
  /**
   * Writes a label on the left and a value on the right, or at `valueAt`, and moves `y` below the
   * taller one.
   */
  row(label: string, value: string, style: TextStyle & { valueAt?: number }): void
  rule(): void
  gap(points: number): void
  /** Continues on a new page when less than this is left on the current one. */
  keep(points: number): void
  end(): Promise<Buffer>
}

/**
 * Creates a PDF of A4 pages, black on white below the mark, in the font of the language; names may
 * use the fonts of the others.
 */
export function createPdfDocument(language: Language, title: string): PdfDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 56,
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: 'TomoGolf' },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<Buffer>((done) => {
    doc.on('end', () => {
      done(Buffer.concat(chunks))
    })
  })
  const left = doc.page.margins.left,
    width = doc.page.width - 2 * left
  const known = new Set<string>()
  const use = (name: string, size: number) => {
    if (!known.has(name)) doc.registerFont(name, openFont(name).data)
    known.add(name)
    return doc.font(name).fontSize(size)
  }
  const widthOf = (runs: readonly Run[], size: number) =>
    runs.reduce((sum, run) => sum + use(run.font, size).widthOfString(run.text), 0)
  const write = (
    text: string,
    x: number,
    y: number,
    { size, grey, width: room = width, right }: TextStyle,
  ): number => {
    const runs = runsOf(text, document.language)
    doc.fillColor(grey ? '#555555' : '#000000')
    // right alignment by measured width: the library aligns lines of several fonts only on the left
    const free = room - widthOf(runs, size)
    doc.x = x + (right && free > 0 ? free : 0)
    doc.y = y
    runs.forEach((run, i) =>
      use(run.font, size).text(run.text, {
        width: room,
        lineGap: size * 0.25,
        continued: i < runs.length - 1,
      }),
    )
    return doc.y
  }
  drawMark(doc, left, doc.y)
  use('latin', 15)
    .fillColor('#000000')
    .text('TomoGolf', left + 30, doc.y + 1)
  const document: PdfDocument = {
    left,
    width,
    y: doc.page.margins.top + 48,
    language,
    text: (text, style) => {
      document.y = write(text, left, document.y, style)
    },
    row: (label, value, { valueAt, ...style }) => {
      const at = valueAt ?? 0,
        top = document.y
      const a = write(label, left, top, {
        ...style,
        grey: valueAt !== undefined,
        width: (valueAt ?? width * 0.75) - 12,
      })
      const b =
        valueAt === undefined
          ? write(value, left, top, { ...style, right: true })
          : write(value, left + at, top, { ...style, width: width - at })
      document.y = Math.max(a, b) + style.size * 0.35
    },
    rule: () => {
      doc
        .moveTo(left, document.y + 4)
        .lineTo(left + width, document.y + 4)
        .lineWidth(0.5)
        .strokeColor('#999999')
        .stroke()
      document.y += 14
    },
    gap: (points) => {
      document.y += points
    },
    keep: (points) => {
      if (document.y + points <= doc.page.height - doc.page.margins.bottom) return
      doc.addPage()
      document.y = doc.page.margins.top
    },
    end: () => {
      doc.end()
      return ended
    },
  }
  return document
}

/** The mark of the product, 22 points wide. */
function drawMark(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(22 / 34)
    .circle(17, 17, 17)
    .fill('#ff5c38')
    .lineWidth(2.6)
    .lineCap('round')
    .path('M13.2 27.5V7.6')
    .stroke('#07110d')
    .path('M14 7.2l12 4.6-12 4.9z')
    .fill('#07110d')
    .restore()
}

type Run = { font: string; text: string }
/** Splits text into runs of one font each. */
function runsOf(text: string, language: Language): Run[] {
  const order = [
      'latin',
      ...(language === 'en' ? [] : [language]),
      'latin-ext',
      'ja',
      'ko',
      'zh',
      ...rareFonts(),
    ],
    runs: Run[] = []
  for (const character of text.normalize('NFC')) {
    const last = runs.at(-1)
    const font = [...(last ? [last.font] : []), ...order].find((name) =>
      openFont(name).font.hasGlyphForCodePoint(character.codePointAt(0)!),
    )
    const run = { font: font ?? 'ja', text: font ? character : MISSING }
    if (last?.font === run.font) last.text += run.text
    else runs.push(run)
  }
  return runs
}

/** The characters that no font has. */
export const missingCharacters = (text: string, language: Language): string =>
  [...text].filter((character) => runsOf(character, language)[0]?.text === MISSING).join('')

let rareFontNames: string[] | undefined
const rareFonts = () =>
  (rareFontNames ??= readdirSync(FONTS)
    .filter((file) => file.startsWith('names-'))
    .map((file) => file.replace('.ttf', ''))
    .toSorted())
type OpenFont = { readonly font: Font; readonly data: Buffer }
const opened = new Map<string, OpenFont>()
function openFont(name: string): OpenFont {
  const known = opened.get(name)
  if (known) return known
  const data = readFileSync(join(FONTS, `${name}.ttf`))
  const font = { data, font: create(data) as Font }
  opened.set(name, font)
  return font
}
