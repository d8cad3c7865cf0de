import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ActContext } from '../../../test/support/admin-acts/act-context.ts'

const context = new ActContext()
beforeAll(() => context.open())
afterAll(() => context.world.close())

type Preview = {
  counts: Record<'added' | 'changed' | 'refused' | 'same', number>
  rows: { line: number; id: string; kind: string; problem: string | null; sameAs: number | null }[]
  preview: string
}
const send = (format: 'csv' | 'geojson', text: string, more: object = {}) =>
  context.call('POST /api/admin/courses/import', { format, text, apply: false, ...more })
const HEADER = 'slug,name_en,name_ja,prefecture,municipality_en,municipality_ja,lat,lng,holes'
const line = (slug: string) => `${slug},Links ${slug},試験,Chiba,Isumi,いすみ市,35.2,140.3,18`

describe('a file that is no list', () => {
  test.each([
    ['has semicolons', 'csv', 'slug;name_en;lat\na;b;35', 'IMPORT_SEPARATOR', 1],
    ['has tabs', 'csv', 'slug\tname_en\na\tb', 'IMPORT_SEPARATOR', 1],
    ['has other columns', 'csv', 'id,title\n1,Links', 'IMPORT_COLUMNS', 1],
    [
      'has a quote that is not closed',
      'csv',
      `${HEADER}\n${line('a')}\nb,"Links b,試験,Chiba\n${line('c')}`,
      'IMPORT_QUOTE',
      3,
    ],
    [
      'has a quote inside a value',
      'csv',
      `${HEADER}\n${line('a')}\n${line('b')}\nc,Links "c,試験,Chiba`,
      'IMPORT_QUOTE',
      4,
    ],
    ['has only the header', 'csv', `${HEADER}\n`, 'IMPORT_ROWS', 0],
    ['breaks off', 'geojson', '{\n"type": "FeatureCollection",\n"features": [', 'IMPORT_JSON', 3],
    ['has a comma too many', 'geojson', '{\n"features": [],\n}', 'IMPORT_JSON', 3],
    ['is another document', 'geojson', '{"type": "Point"}', 'IMPORT_COLUMNS', 1],
  ] as const)('%s: named with its line', async (_what, format, text, code, at) => {
    const { status, body } = await send(format, text)
    expect([status, body.code, (body.params as { line: number }).line]).toEqual([400, code, at])
    expect(body.message).toContain(String(at))
  })
})

test('two lines of one course: the second is refused and names the first', async () => {
  const { body } = await send(
    'csv',
    `${HEADER}\n${line('twice-links')}\n${line('other-links')}\n${line('twice-links')}`,
  )
  const { counts, rows } = body as Preview
  expect(counts).toEqual({ added: 2, changed: 0, same: 0, refused: 1 })
  expect(rows.at(-1)).toMatchObject({ line: 4, kind: 'refused', problem: 'same_course', sameAs: 2 })
})

test.each([
  ['par', '12'],
  ['weekday_price_jpy', '12.5'],
  ['price_year', '1999'],
  ['website', 'javascript:alert(1)'],
  ['visitors_welcome', 'perhaps'],
  ['terrain', 'moon'],
])('a line with %s %s is refused by its column', async (column, value) => {
  const { body } = await send('csv', `${HEADER},${column}\n${line('odd-links')},${value}`)
  expect((body as Preview).rows).toMatchObject([{ kind: 'refused', problem: column }])
})

test('the export has every column, prices too, and is imported unchanged', async () => {
  const columns =
    'par,weekday_price_jpy,weekend_price_jpy,price_year,price_note,price_source_url,access,website'
  const first = await send(
    'csv',
    `${HEADER},${columns}\n${line('priced-links')},72,12000,24000,2026,"with cart, ""lunch""",https://example.com/p,"=bus\nfrom Ueno",https://example.com`,
  )
  const { preview, counts } = first.body as Preview
  expect(counts).toEqual({ added: 1, changed: 0, same: 0, refused: 0 })
  const applied = await context.call('POST /api/admin/courses/import', {
    format: 'csv',
    text: `${HEADER},${columns}\n${line('priced-links')},72,12000,24000,2026,"with cart, ""lunch""",https://example.com/p,"=bus\nfrom Ueno",https://example.com`,
    apply: true,
    preview,
    reason: 'New list',
  })
  expect(applied.status).toBe(200)
  const file = await context.world.call<string>('GET /api/admin/courses', {
    cookie: context.admin.cookie,
    headers: { accept: 'text/csv' },
  })
  expect(String(file.body)).toContain('12000,24000,2026')
  const again = (await send('csv', String(file.body))).body as Preview
  expect(again.rows).toEqual([])
  expect(again.counts).toMatchObject({ added: 0, changed: 0, refused: 0 })
  expect(again.counts.same).toBeGreaterThan(0)
})
