import ICAL from 'ical.js'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromJapanText } from '@tomogolf/domain/time'
import { importCourseList } from '../../courses/import-course-list.usecase.ts'
import { hostGame, join, must, newPerson, type Person } from '../../../../test/support/people.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'

let world: World, kenji: Person, id: string
beforeAll(async () => {
  world = await createWorld({ env: { ORIGIN: 'https://tomogolf.example' } })
  await importCourseList(world.deps)
  kenji = await newPerson(world, 'Kenji')
  id = await hostGame(world, kenji, fromJapanText('2026-11-28 07:42:00')!, {
    courseId: 'wakasu-golf-links',
    location: '東京都江東区若洲3丁目1番2号; クラブハウス, 2階',
    notes: 'Locker code 4711',
    transportationProvided: true,
    transportationDetails: 'I fetch you at 03-1234-5678',
  })
})
afterAll(() => world.close())

const calendar = async (lang = 'en', of = id) =>
  must(await world.call<string>(`GET /api/games/${of}/calendar.ics`, { query: { lang } }))
const eventIn = (file: string) =>
  new ICAL.Component(ICAL.parse(file) as never).getFirstSubcomponent('vevent')!
const value = (file: string, name: string) => String(eventIn(file).getFirstPropertyValue(name))

test('the calendar file has the time in Japan, the place and a link to the game', async () => {
  const { body, headers } = await calendar()
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH')
  expect(headers['content-disposition']).toBe(`attachment; filename="tomogolf-${id}.ics"`)
  expect(body).toContain('DTSTART;TZID=Asia/Tokyo:20261128T074200\r\n')
  expect(body).toContain(
    'TZID:Asia/Tokyo\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0900',
  )
  const event = new ICAL.Event(eventIn(body))
  expect(event.uid).toBe(`game-${id}@tomogolf.example`)
  expect(event.summary).toBe('Golf: Wakasu Golf Links')
  expect(event.location).toBe('Wakasu Golf Links, 東京都江東区若洲3丁目1番2号; クラブハウス, 2階')
  expect(event.description).toBe(
    [
      'Tee time: Sat, Nov 28, 07:42 Japan time',
      'Host: Kenji T.',
      '$100 per player, paid at the course',
      'Check-in opens: Sat, Nov 28, 01:42 Japan time',
      `https://tomogolf.example/games/${id}/shared`,
    ].join('\n'),
  )
  expect([value(body, 'status'), value(body, 'url')]).toEqual([
    'CONFIRMED',
    `https://tomogolf.example/games/${id}/shared`,
  ])
})
test('the file has lines of at most 75 octets ended by CRLF, and only public data', async () => {
  const { body } = await calendar('ja')
  const lines = body.split('\r\n')
  expect(lines.pop()).toBe('')
  for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  expect(body).not.toMatch(/(?<!\r)\n/)
  expect(new ICAL.Event(eventIn(body)).summary).toBe('ゴルフ：若洲ゴルフリンクス')
  for (const secret of ['4711', '03-1234', 'Tester', '@example.com'])
    expect(body).not.toContain(secret)
})
test('a changed or cancelled game updates its calendar entry', async () => {
  const of = await hostGame(world, kenji, fromJapanText('2026-12-05 09:00:00')!)
  const before = (await calendar('en', of)).body
  must(
    await world.call(`PUT /api/games/${of}`, {
      cookie: kenji.cookie,
      body: { date: '2026-12-06 09:30:00', version: 1 },
    }),
  )
  const edited = (await calendar('en', of)).body
  must(await world.call(`POST /api/games/${of}/cancel`, { cookie: kenji.cookie }))
  const cancelled = (await calendar('en', of)).body
  expect(new Set([before, edited, cancelled].map((file) => value(file, 'uid'))).size).toBe(1)
  expect([before, edited, cancelled].map((file) => Number(value(file, 'sequence')))).toEqual([
    0, 1, 2,
  ])
  expect(edited).toContain('DTSTART;TZID=Asia/Tokyo:20261206T093000')
  expect(value(cancelled, 'status')).toBe('CANCELLED')
})
test('an unchanged calendar file is answered with 304', async () => {
  const { headers } = await calendar()
  world.at(world.clock.now() + 60_000)
  const again = await world.call(`GET /api/games/${id}/calendar.ics`, {
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect([again.status, again.body]).toEqual([304, ''])
})

const picture = (lang: string, headers: Record<string, string> = {}) =>
  world.app.inject({ url: `/api/games/${id}/share-image.png?lang=${lang}`, headers })
test('the share picture is rendered once per language, and again when a seat is taken', async () => {
  const [en, ja] = [await picture('en'), await picture('ja')]
  expect(en.headers['content-type']).toBe('image/png')
  expect(await sharp(en.rawPayload).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 630,
  })
  expect(ja.rawPayload.equals(en.rawPayload)).toBe(false)
  expect((await picture('en')).rawPayload.equals(en.rawPayload)).toBe(true)
  expect((await picture('en', { 'if-none-match': String(en.headers.etag) })).statusCode).toBe(304)
  must(await join(world, await newPerson(world, 'Emily'), id))
  const taken = await picture('en')
  expect(taken.headers.etag).not.toBe(en.headers.etag)
  expect(taken.rawPayload.equals(en.rawPayload)).toBe(false)
})
test('an unknown game has no files', async () => {
  for (const path of [
    'zzzzzzzzzzzzzz/calendar.ics',
    'zzzzzzzzzzzzzz/share-image.png',
    'nonsense/calendar.ics',
  ]) {
    expect(must(await world.call<{ code: string }>(`GET /api/games/${path}`), 404).body.code).toBe(
      'GAME_NOT_FOUND',
    )
  }
})
