import { expect } from 'vitest'
import { must } from '../people.ts'
import { upload } from '../upload.ts'
import type { Answer } from '../world.ts'
import { reason, type Act, type ActContext } from './act-context.ts'

const COURSE = {
  nameJa: '試験',
  nameRomaji: '',
  prefecture: 'Chiba',
  municipality: 'Isumi',
  municipalityJa: 'いすみ市',
  lat: 35.2,
  lng: 140.3,
  holes: 18,
  par: null,
  terrain: 'seaside',
  terrainKnown: false,
  weekdayPriceJpy: null,
  weekendPriceJpy: null,
  priceYear: null,
  priceNote: null,
  priceSourceUrl: null,
  visitorsWelcome: null,
  architect: null,
  openedYear: null,
  access: null,
  lastBus: null,
  lastBusSourceUrl: null,
  website: null,
  events: null,
}

async function addCourse(context: ActContext, name: string): Promise<string> {
  const fields = { ...COURSE, nameEn: name }
  const added = must(await context.call('POST /api/admin/courses', { fields, reason }), 201)
  return (added.body as { id: string }).id
}

/** Changes and imports of courses. */
export const courseActs = (context: ActContext) =>
  ({
    'POST /api/admin/courses': {
      actions: ['course.add'],
      run: () =>
        context.call('POST /api/admin/courses', {
          fields: { ...COURSE, nameEn: 'Isumi Test Links' },
          reason,
        }),
    },
    'POST /api/admin/bookings/:id/review': {
      actions: ['booking.review'],
      run: async () => {
        const { host, gameId } = await context.seatGuest()
        const { world } = context
        const booking = { via: 'gora', reference: 'ACT-1' }
        const key = `PUT /api/games/${gameId}/booking`
        must(await world.call(key, { cookie: host.cookie, body: booking }))
        const pdf = Buffer.from('%PDF-1.7')
        must(await upload(world, host, `/api/games/${gameId}/booking/evidence`, pdf))
        const review = { outcome: 'accepted', reason }
        const done = await context.call(`POST /api/admin/bookings/${gameId}/review`, review)
        const late = await context.call(`POST /api/admin/bookings/${gameId}/review`, review)
        expect(late.body.code).toBe('ALREADY_DONE')
        return done
      },
    },
    'PATCH /api/admin/courses/:id': {
      actions: ['course.add', 'course.edit'],
      run: async () => {
        const id = await addCourse(context, 'Isumi Second Links')
        const done = await context.call(`PATCH /api/admin/courses/${id}`, {
          changes: { holes: 27 },
          seen: { holes: 18 },
          reason,
        })
        const late = await context.call(`PATCH /api/admin/courses/${id}`, {
          changes: { holes: 9 },
          seen: { holes: 18 },
          reason,
        })
        expect([
          late.status,
          (late.body.details as { message: string }[]).map((detail) => detail.message),
        ]).toEqual([409, ['Now: 27', expect.stringContaining('Saki Tester')]])
        return done
      },
    },
    'POST /api/admin/courses/merge': {
      actions: ['course.add', 'course.add', 'course.merge'],
      run: async () => {
        const from = await addCourse(context, 'Isumi Third Links'),
          into = await addCourse(context, 'Isumi Fourth Links')
        const done = await context.call('POST /api/admin/courses/merge', { from, into, reason })
        expect(
          (
            await context.queryOne<{ merged_into: string }>(
              'SELECT merged_into FROM courses WHERE id = $1',
              [from],
            )
          ).merged_into,
        ).toBe(into)
        return done
      },
    },
    'POST /api/admin/courses/import': {
      actions: ['course.import', 'course.import'],
      run: async () => {
        await importList(context, 'csv', CSV, { added: 1, changed: 0, same: 0, refused: 1 })
        await previewLongList(context)
        await sendOversizedList(context)
        const counts = { added: 1, changed: 0, same: 0, refused: 0 }
        return importList(context, 'geojson', GEOJSON, counts)
      },
    },
  }) satisfies Record<string, Act>

const HEADER = 'name_en,name_ja,prefecture,municipality_en,municipality_ja,lat,lng,holes'
const CSV = `${HEADER}
Isumi Fifth Links,試験五,Chiba,Isumi,いすみ市,35.21,140.31,18
Nowhere Links,無,Atlantis,Isumi,いすみ市,35.21,140.31,18
`
const GEOJSON = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: {
        name: 'Isumi Sixth Links',
        'name:ja': '試験六',
        prefecture: 'Chiba',
        municipality_en: 'Isumi',
        municipality_ja: 'いすみ市',
        holes: '9',
      },
      geometry: { type: 'Point', coordinates: [140.32, 35.22] },
    },
  ],
})
const IMPORT = 'POST /api/admin/courses/import'

/** Previews a list, fails to apply it with another preview, and applies it. */
async function importList(
  context: ActContext,
  format: 'csv' | 'geojson',
  text: string,
  counts: object,
): Promise<Answer<unknown>> {
  const answer = must(await context.call(IMPORT, { format, text, apply: false }))
  expect(answer.body).toMatchObject({ applied: false, counts })
  const { preview } = answer.body as { preview: string }
  const apply = { format, text, apply: true, reason }
  const other = await context.call(IMPORT, { ...apply, preview: 'another preview' })
  expect([other.status, other.body.code]).toEqual([409, 'STALE_EDIT'])
  return context.call(IMPORT, { ...apply, preview })
}

async function previewLongList(context: ActContext): Promise<void> {
  const rows = Array.from(
    { length: 4_900 },
    (_, i) =>
      `Long List Links ${i},長い名前のゴルフ倶楽部${i},Chiba,Isumi,いすみ市,35.21,140.31,18`,
  )
  const text = [HEADER, ...rows].join('\n')
  const { body } = must(await context.call(IMPORT, { format: 'csv', text, apply: false }))
  const preview = body as { counts: object; rows: object[] }
  expect(preview.counts).toEqual({ added: 4_900, changed: 0, same: 0, refused: 0 })
  expect(preview.rows).toHaveLength(500)
}

async function sendOversizedList(context: ActContext): Promise<void> {
  const text = 'x'.repeat(6_000_000)
  const { status, body } = await context.call(IMPORT, { format: 'csv', text, apply: false })
  expect([status, body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
}
