import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { DAY, fromJapanText, hours, japanText, MINUTE } from '@tomogolf/domain/time'
import { askForNames } from '../../notifications/reminders/ask-for-names.usecase.ts'
import { createHostAndGuests, listMailTemplates } from '../../../../test/support/create-users.ts'
import { hostGame, join, must, newPerson, type Person } from '../../../../test/support/people.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'

const TEE = fromJapanText('2026-12-12 08:16:00')!
/** The game ends at 14:16; the names are shown for seven days more. */
const CLOSES = fromJapanText('2026-12-19 14:16:00')!
const NAME = { agreed: true, latin: 'Emily Carter', katakana: 'エミリー カーター', clubs: 'own' }

let world: World
beforeEach(async () => {
  world = await createWorld({ start: TEE - 20 * DAY })
})
afterEach(() => world.close())

type List = ResultOf<'GET /api/games/:id/names'>
type Detail = ResultOf<'GET /api/games/:id'>
type Card = ResultOf<'GET /api/games/:id/arrival-card'>
const get = <T>(path: string, person: Person) =>
  world.call<T & { code?: string }>(`GET ${path}` as never, { cookie: person.cookie })
const list = (person: Person, gameId: string) => get<List>(`/api/games/${gameId}/names`, person)
const names = async (host: Person, gameId: string) =>
  must(await list(host, gameId)).body.players.map(({ katakana }) => katakana)
const give = (guest: Person, gameId: string, name: object = NAME) =>
  world.call<{ code?: string; details?: { path: string; code: string }[] }>(
    `PUT /api/games/${gameId}/name`,
    { cookie: guest.cookie, body: name },
  )
const joinNamed = (guest: Person, gameId: string, name: object = NAME) =>
  world.call(`POST /api/games/${gameId}/join`, { cookie: guest.cookie, body: { name } })
const setUp = async (guests = 1) => {
  const people = await createHostAndGuests(world, guests)
  return { ...people, guest: people.guests[0]!, gameId: await hostGame(world, people.host, TEE) }
}
const readLog = async () =>
  (
    await world.deps.db.executeSql<{ reader_id: string; guest_id: string; game_id: string }>(
      'SELECT reader_id, guest_id, game_id FROM name_reads ORDER BY read_at, guest_id',
    )
  ).rows

describe('the list of names', () => {
  test('has the host and the guests who agreed, in the order of joining', async () => {
    const { host, guests, gameId } = await setUp(2)
    must(await joinNamed(guests[1]!, gameId, { ...NAME, clubs: 'rental_left' }))
    world.at(TEE - 20 * DAY + MINUTE)
    must(await join(world, guests[0]!, gameId))
    const { players, dueAt, closesAt } = must(await list(host, gameId)).body
    expect(players).toMatchObject([
      { role: 'host' },
      { role: 'guest', latin: 'Emily Carter', katakana: 'エミリー カーター', clubs: 'rental_left' },
      // without a name only what everybody sees
      { role: 'guest', latin: null, katakana: null, gender: null, handicap: null, clubs: null },
    ])
    expect([Date.parse(dueAt), Date.parse(closesAt)]).toEqual([TEE - DAY, CLOSES])
  })
  test('is read by the host alone', async () => {
    const { guest, gameId } = await setUp()
    must(await joinNamed(guest, gameId))
    const stranger = await newPerson(world, 'Stranger', null)
    for (const person of [guest, stranger])
      expect((await list(person, gameId)).body.code).toBe('FORBIDDEN')
    expect((await world.call(`GET /api/games/${gameId}/names`)).status).toBe(401)
    expect(await readLog()).toEqual([])
  })
  test('tells the others nothing but the public names', async () => {
    const { host, guest, gameId } = await setUp()
    must(await joinNamed(guest, gameId))
    const detail = must(await get<Detail>(`/api/games/${gameId}`, host)).body
    expect(detail.viewer.names).toMatchObject({ given: false, guests: [{ ready: true }] })
    const seen = must(await get<Detail>(`/api/games/${gameId}`, guest)).body
    expect(seen.viewer.names).toMatchObject({ given: true, guests: null })
    const stranger = await newPerson(world, 'Stranger', null)
    const shown = must(await get<Detail>(`/api/games/${gameId}`, stranger)).body
    expect(shown.viewer.names).toBeNull()
    for (const text of [detail, seen, shown].map((body) => JSON.stringify(body)))
      expect(text).not.toMatch(/Carter|カーター/)
  })
  test('loses a name at once when its guest leaves, and comes back with the guest', async () => {
    const { host, guest, gameId } = await setUp()
    must(await joinNamed(guest, gameId))
    must(await world.call(`POST /api/games/${gameId}/leave`, { cookie: guest.cookie, body: {} }))
    expect(await names(host, gameId)).toHaveLength(1)
    expect((await give(guest, gameId)).body.code).toBe('NOT_JOINED')
    // the new seat needs a new consent, the profile keeps the name
    must(await join(world, guest, gameId))
    expect((await names(host, gameId))[1]).toBeNull()
    must(await give(guest, gameId))
    expect((await names(host, gameId))[1]).toBe(NAME.katakana)
  })
  test('is gone when the game is cancelled', async () => {
    const { host, guest, gameId } = await setUp()
    must(await joinNamed(guest, gameId))
    must(
      await world.call(`POST /api/games/${gameId}/cancel`, {
        cookie: host.cookie,
        body: { reason: 'The course is closed.' },
      }),
    )
    expect((await list(host, gameId)).body.code).toBe('GAME_CANCELLED')
    expect((await get<Card>(`/api/games/${gameId}/arrival-card`, guest)).body.code).toBe(
      'GAME_CANCELLED',
    )
  })
  test.each([
    ['before play', TEE - 1, 200],
    ['at the seventh day after play', CLOSES, 200],
    ['a millisecond later', CLOSES + 1, 410],
  ])('is served to the host %s: %s, %i', async (_, at, status) => {
    const { host, guest, gameId } = await setUp()
    must(await joinNamed(guest, gameId))
    world.at(at)
    expect((await list(host, gameId)).status).toBe(status)
    expect((await give(guest, gameId)).status).toBe(status)
  })
  test('records who read which names, and shows it in the export of both', async () => {
    const { host, guests, gameId } = await setUp(2)
    must(await joinNamed(guests[0]!, gameId))
    must(await join(world, guests[1]!, gameId))
    must(await list(host, gameId))
    world.at(world.clock.now() + MINUTE)
    must(await list(host, gameId))
    const row = { reader_id: host.id, guest_id: guests[0]!.id, game_id: gameId }
    expect(await readLog()).toEqual([row, row])
    for (const [person, reader] of [
      [guests[0]!, /^(?!you$)/],
      [host, /^you$/],
    ] as const) {
      const { records } = must(
        await get<{ records: Record<string, Record<string, string>[]> }>(
          '/api/account/export',
          person,
        ),
      ).body
      expect(records['nameReads']).toHaveLength(2)
      expect(records['nameReads']![0]).toMatchObject({
        gameId,
        courseName: 'Boso Misaki Golf Links',
      })
      expect(records['nameReads']![0]!['readBy']).toMatch(reader)
    }
  })
})

describe('a name', () => {
  test('is remembered in the profile, and the agreement with the seat', async () => {
    const { guest, gameId } = await setUp()
    must(
      await world.call(`POST /api/games/${gameId}/join`, {
        cookie: guest.cookie,
        headers: { 'accept-language': 'en' },
        body: { name: { ...NAME, latin: 'Ｅmily  Carter', katakana: 'ｴﾐﾘｰ　ｶｰﾀｰ' } },
      } as never),
    )
    const profile = must(
      await get<{ nameLatin: string; nameKatakana: string; clubs: string }>('/api/profile', guest),
    ).body
    expect(profile).toMatchObject({
      nameLatin: 'Emily Carter',
      nameKatakana: 'エミリー カーター',
      clubs: 'own',
    })
    const { rows } = await world.deps.db.executeSql<{ agreed_text: string }>(
      'SELECT agreed_text FROM participations',
    )
    expect(rows[0]!.agreed_text).toContain('I agree that my full name goes to')
  })
  test.each([
    ['latin', 'エミリー', 'latin_name'],
    ['latin', '---', 'latin_name'],
    ['latin', 'Em\u202Eily', 'latin_name'],
    ['latin', 'Em\u200Bily', 'latin_name'],
    ['latin', 'Em\nily', 'latin_name'],
    ['katakana', 'Emily', 'katakana'],
    ['katakana', '渡辺', 'katakana'],
    ['katakana', 'エミ\u202Eリー', 'katakana'],
    ['katakana', 'ー', 'katakana'],
    ['katakana', '', 'katakana'],
  ])('%s %j is refused as %s', async (field, text, code) => {
    const { guest, gameId } = await setUp()
    must(await join(world, guest, gameId))
    const answer = await give(guest, gameId, { ...NAME, [field]: text })
    expect([
      answer.status,
      answer.body.details?.map((detail) => [detail.path, detail.code]),
    ]).toEqual([400, [[field, code]]])
  })
  test('needs the agreement', async () => {
    const { guest, gameId } = await setUp()
    must(await join(world, guest, gameId))
    expect((await give(guest, gameId, { ...NAME, agreed: false })).status).toBe(400)
  })
})

describe('a guest without a name', () => {
  test('is asked once, 24 h before the names are due', async () => {
    const { guests, gameId } = await setUp(3)
    must(await join(world, guests[0]!, gameId))
    must(await joinNamed(guests[1]!, gameId))
    must(await join(world, guests[2]!, gameId))
    must(
      await world.call(`POST /api/games/${gameId}/leave`, { cookie: guests[2]!.cookie, body: {} }),
    )
    const asked = async () => {
      await askForNames(world.deps)
      await world.runJobs()
      const sent: boolean[] = []
      for (const guest of guests)
        sent.push((await listMailTemplates(world, guest)).includes('name_missing'))
      return sent
    }
    world.at(TEE - hours(48) - 1)
    expect(await asked()).toEqual([false, false, false])
    world.at(TEE - hours(48))
    expect(await asked()).toEqual([true, false, false])
    world.at(TEE - hours(30))
    await asked()
    const mails = await listMailTemplates(world, guests[0]!)
    expect(mails.filter((template) => template === 'name_missing')).toHaveLength(1)
  })

  test('is asked 24 h before the time in the booking, which the list shows', async () => {
    const { host, guest, gameId } = await setUp()
    must(await join(world, guest, gameId))
    const dueAt = TEE - hours(60)
    must(
      await world.call(`PUT /api/games/${gameId}/booking`, {
        cookie: host.cookie,
        body: { via: 'telephone', namesDueAt: japanText(dueAt) },
      }),
    )
    expect(Date.parse(must(await list(host, gameId)).body.dueAt)).toBe(dueAt)
    const asked = async () => {
      await askForNames(world.deps)
      await world.runJobs()
      return (await listMailTemplates(world, guest)).includes('name_missing')
    }
    world.at(dueAt - hours(24) - 1)
    expect(await asked()).toBe(false)
    world.at(dueAt - hours(24))
    expect(await asked()).toBe(true)
  })
})

test('the arrival card is for confirmed guests, with the family name of the host', async () => {
  const { host, guest, gameId } = await setUp()
  must(
    await world.call('PUT /api/profile', {
      cookie: host.cookie,
      body: { lastName: 'Watanabe', familyNameKanji: '渡辺' },
    }),
  )
  const card = (person: Person) => get<Card>(`/api/games/${gameId}/arrival-card`, person)
  expect((await card(guest)).body.code).toBe('NOT_JOINED')
  must(await joinNamed(guest, gameId))
  expect(must(await card(guest)).body).toMatchObject({
    host: { familyName: 'Watanabe', familyNameKanji: '渡辺' },
    guest: { latin: 'Emily Carter', katakana: 'エミリー カーター', shared: true },
    arriveBy: new Date(TEE - 45 * MINUTE).toISOString(),
    course: { lastBus: null },
  })
  for (const person of [host, await newPerson(world, 'Stranger', null)])
    expect((await card(person)).body.code).toBe('NOT_JOINED')
})
