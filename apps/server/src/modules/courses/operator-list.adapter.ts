import { CsvError, parse } from 'csv-parse/sync'

const COLUMNS = [
  'slug',
  'name_en',
  'name_ja',
  'name_kana_romaji',
  'prefecture',
  'municipality_en',
  'municipality_ja',
  'lat',
  'lng',
  'holes',
  'par',
  'terrain',
  'terrain_known',
  'weekday_price_jpy',
  'weekend_price_jpy',
  'price_year',
  'price_note',
  'price_source_url',
  'visitors_welcome',
  'architect',
  'opened_year',
  'access',
  'last_bus',
  'last_bus_source_url',
  'website',
  'events',
] as const
/** A line of an operator's list: the columns of the export, each optional. */
export type ListRow = { [K in (typeof COLUMNS)[number]]?: string }
/** `line`: of the file; of GeoJSON the number of the point. */
export type ListLine = { readonly line: number; readonly given: ListRow }
/** Why a file is no list, and on which line. */
export type ListProblem = {
  readonly problem:
    | 'IMPORT_COLUMNS'
    | 'IMPORT_JSON'
    | 'IMPORT_QUOTE'
    | 'IMPORT_ROWS'
    | 'IMPORT_SEPARATOR'
  readonly line: number
}
const MAX_ROWS = 5_000
/** Longer than any field; a field that is too long is refused by its name. */
const MAX_LENGTH = 1_000

/** The export marks text that a spreadsheet would run as a formula. */
const FORMULA_MARK = /^'(?=[=+\-@\t\r＝＋－＠])/

const rowOf = (values: Record<string, unknown>): ListRow =>
  Object.fromEntries(
    COLUMNS.flatMap((column) => {
      const value = values[column]
      const text =
        typeof value === 'string'
          ? value.replace(FORMULA_MARK, '').trim().slice(0, MAX_LENGTH)
          : typeof value === 'number' || typeof value === 'boolean'
            ? String(value)
            : ''
      return text ? [[column, text]] : []
    }),
  )

/** The lines of a CSV with the export's columns, or the points of a GeoJSON with them as properties. */
export function readRows(format: 'csv' | 'geojson', text: string): ListLine[] | ListProblem {
  const rows = format === 'csv' ? readCsv(text) : readGeoJson(text)
  return Array.isArray(rows) && (rows.length === 0 || rows.length > MAX_ROWS)
    ? { problem: 'IMPORT_ROWS', line: rows.length }
    : rows
}

function readCsv(text: string): ListLine[] | ListProblem {
  const [head = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/, 1)
  if (!head.includes(',') && /[;\t]/.test(head)) return { problem: 'IMPORT_SEPARATOR', line: 1 }
  if (!/\b(?:slug|name_en)\b/.test(head)) return { problem: 'IMPORT_COLUMNS', line: 1 }
  let lastLine = 1
  try {
    const records = parse(text, {
      columns: true,
      skip_empty_lines: true,
      bom: true,
      relax_column_count: true,
      info: true,
      on_record: (record: unknown, { lines }) => {
        lastLine = lines
        return record
      },
    }) as unknown as { record: Record<string, unknown>; info: { lines: number } }[]
    return records.map(({ record, info }) => ({ line: info.lines, given: rowOf(record) }))
  } catch (err) {
    if (!(err instanceof CsvError)) throw err
    // an open quote is met at the end of the file: it is in the line after the last whole one
    const line = /\bline (\d+)/.exec(err.message)?.[1]
    return {
      problem: 'IMPORT_QUOTE',
      line: err.code === 'CSV_QUOTE_NOT_CLOSED' || !line ? lastLine + 1 : Number(line),
    }
  }
}

function readGeoJson(text: string): ListLine[] | ListProblem {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (err) {
    return { problem: 'IMPORT_JSON', line: lineOfJsonError(text, err) }
  }
  const features = (json as { features?: unknown } | null)?.features
  if (!Array.isArray(features)) return { problem: 'IMPORT_COLUMNS', line: 1 }
  return features.map((feature: Feature | null, index) => {
    const [lng, lat] =
      feature?.geometry?.type === 'Point' ? (feature.geometry.coordinates ?? []) : []
    const { name, 'name:ja': nameJa, ...rest } = feature?.properties ?? {}
    return {
      line: index + 1,
      given: rowOf({ name_en: name, name_ja: nameJa, ...rest, lat, lng }),
    }
  })
}
type Feature = {
  properties?: Record<string, unknown>
  geometry?: { type?: string; coordinates?: unknown[] }
}

/** V8 names the position or the line; at the end of the input it names neither. */
function lineOfJsonError(text: string, err: unknown): number {
  const message = err instanceof Error ? err.message : ''
  const named = /line (\d+)/.exec(message)?.[1]
  if (named) return Number(named)
  const position = /position (\d+)/.exec(message)?.[1]
  return text.slice(0, position ? Number(position) : text.length).split('\n').length
}
