import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { create, type Font } from 'fontkit'
import PDFDocument from 'pdfkit'
import type { Language } from '@tomogolf/phrases'

const FONTS = join(import.meta.dirname, '../../../fonts')
/** Printed for a character that no font has: the mark that Japanese printers use for a missing type. */
const MISSING = '〓'

export type TextStyle = { size: number; grey?: boolean; width?: number; right?: boolean }
export type Paper = {
  readonly left: number
  readonly width: number
  /** Where the next text begins, from the top. */
  y: number
  /** Writes text, in several lines where it must, and moves on below it. */
  text(text: string, style: TextStyle): void
  /** The same on one height: a label on the left, a value on the right or at `valueAt`. Moves on below the taller one. */
  row(label: string, value: string, style: TextStyle & { valueAt?: number }): void
  rule(): void
  gap(points: number): void
  end(): Promise<Buffer>
}

/** One A4 page, black on white, with the type of the language and that of the others for names. `title`: of the document. */
export function newPaper(language: Language, title: string): Paper {
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
    if (!known.has(name)) doc.registerFont(name, openFont(name).sfnt)
    known.add(name)
    return doc.font(name).fontSize(size)
  }
  const widthOf = (runs: readonly Run[], size: number) =>
    runs.reduce((sum, r) => sum + use(r.font, size).widthOfString(r.text), 0)
  const write = (
    text: string,
    x: number,
    y: number,
    { size, grey, width: room = width, right }: TextStyle,
  ): number => {
    const runs = runsOf(text, language)
    doc.fillColor(grey ? '#555555' : '#000000')
    // one line is put in place by its measured width: the library aligns lines of several fonts only on the left
    const free = room - widthOf(runs, size)
    doc.x = x + (right && free > 0 ? free : 0)
    doc.y = y
    runs.forEach((r, i) =>
      use(r.font, size).text(r.text, {
        width: room,
        lineGap: size * 0.25,
        continued: i < runs.length - 1,
      }),
    )
    return doc.y
  }
  const paper: Paper = {
    left,
    width,
    y: doc.y,
    text: (text, style) => {
      paper.y = write(text, left, paper.y, style)
    },
    row: (label, value, { valueAt, ...style }) => {
      const at = valueAt ?? 0,
        top = paper.y
      const a = write(label, left, top, {
        ...style,
        grey: valueAt !== undefined,
        width: (valueAt ?? width * 0.75) - 12,
      })
      const b =
        valueAt === undefined
          ? write(value, left, top, { ...style, right: true })
          : write(value, left + at, top, { ...style, width: width - at })
      paper.y = Math.max(a, b) + style.size * 0.35
    },
    rule: () => {
      doc
        .moveTo(left, paper.y + 4)
        .lineTo(left + width, paper.y + 4)
        .lineWidth(0.5)
        .strokeColor('#999999')
        .stroke()
      paper.y += 14
    },
    gap: (points) => {
      paper.y += points
    },
    end: () => {
      doc.end()
      return ended
    },
  }
  return paper
}

type Run = { font: string; text: string }
/** Text in pieces that one font can write each. */
function runsOf(text: string, language: Language): Run[] {
  const order = [
      'latin',
      ...(language === 'en' ? [] : [language]),
      'latin-ext',
      'ja',
      'ko',
      'zh',
      ...rare(),
    ],
    runs: Run[] = []
  for (const c of text.normalize('NFC')) {
    const last = runs.at(-1)
    const font = [...(last ? [last.font] : []), ...order].find((name) =>
      openFont(name).font.hasGlyphForCodePoint(c.codePointAt(0)!),
    )
    const run = { font: font ?? 'ja', text: font ? c : MISSING }
    if (last?.font === run.font) last.text += run.text
    else runs.push(run)
  }
  return runs
}

/** What would be printed as a missing type. */
export const missingCharacters = (text: string, language: Language): string =>
  [...text].filter((c) => runsOf(c, language)[0]?.text === MISSING).join('')

let found: string[] | undefined
const rare = () =>
  (found ??= readdirSync(FONTS)
    .filter((f) => f.startsWith('names-'))
    .map((f) => f.replace('.woff', ''))
    .toSorted())
const opened = new Map<string, { font: Font; sfnt: Buffer }>()
function openFont(name: string): { font: Font; sfnt: Buffer } {
  const known = opened.get(name)
  if (known) return known
  const sfnt = unpack(readFileSync(join(FONTS, `${name}.woff`)))
  const font = { sfnt, font: create(sfnt) as Font }
  opened.set(name, font)
  return font
}

/** WOFF 1.0 (W3C, 2012) as the plain font inside: the library would unpack it in JavaScript, fifty times slower. */
function unpack(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12),
    head = Buffer.alloc(12 + 16 * count),
    tables: Buffer[] = [head]
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  let offset = head.length
  for (let i = 0; i < count; i++) {
    const entry = 44 + 20 * i,
      at = woff.readUInt32BE(entry + 4),
      packed = woff.readUInt32BE(entry + 8),
      length = woff.readUInt32BE(entry + 12)
    const raw = woff.subarray(at, at + packed),
      table = packed < length ? inflateSync(raw) : raw
    woff.copy(head, 12 + 16 * i, entry, entry + 4)
    woff.copy(head, 16 + 16 * i, entry + 16, entry + 20)
    head.writeUInt32BE(offset, 20 + 16 * i)
    head.writeUInt32BE(length, 24 + 16 * i)
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4)
    table.copy(padded)
    tables.push(padded)
    offset += padded.length
  }
  return Buffer.concat(tables)
}
