import { parse } from 'csv-parse/sync'

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
] as const
/** A line of an operator's list: the columns of the public list, each optional. */
export type ListRow = { [K in (typeof COLUMNS)[number]]?: string }
const MAX_ROWS = 5_000

const rowOf = (values: Record<string, unknown>): ListRow =>
  Object.fromEntries(
    COLUMNS.flatMap((column) => {
      const value = values[column]
      const text =
        typeof value === 'string'
          ? value.trim().slice(0, 200)
          : typeof value === 'number'
            ? String(value)
            : ''
      return text ? [[column, text]] : []
    }),
  )

/**
 * The lines of a CSV with the public list's columns, or the points of a GeoJSON with them as
 * properties. Null: neither, or too long.
 */
export function readRows(format: 'csv' | 'geojson', text: string): ListRow[] | null {
  try {
    const rows =
      format === 'csv'
        ? (
            parse(text, {
              columns: true,
              skip_empty_lines: true,
              bom: true,
              relax_column_count: true,
            }) as Record<string, unknown>[]
          ).map(rowOf)
        : pointsOf(JSON.parse(text))
    return rows && rows.length > 0 && rows.length <= MAX_ROWS ? rows : null
  } catch {
    return null
  }
}

function pointsOf(json: unknown): ListRow[] | null {
  const features = (json as { type?: unknown; features?: unknown } | null)?.features
  if (!Array.isArray(features)) return null
  return features.map(
    (feature: {
      properties?: Record<string, unknown>
      geometry?: { type?: string; coordinates?: unknown[] }
    }) => {
      const [lng, lat] =
        feature.geometry?.type === 'Point' ? (feature.geometry.coordinates ?? []) : []
      const { name, 'name:ja': nameJa, ...rest } = feature.properties ?? {}
      return rowOf({ name_en: name, name_ja: nameJa, ...rest, lat, lng })
    },
  )
}
