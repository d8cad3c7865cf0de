import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GameCounts, GameList } from '@tomogolf/contract/games.schemas'
import { MINUTE, fromJapanText, hours } from '@tomogolf/domain/time'
import type { z } from 'zod'
import { refreshSearchTexts } from './refresh-search-texts.usecase.ts'
import { importCourseList } from '../../courses/import-course-list.usecase.ts'
import { ENGINES } from '../../../../test/support/engines.ts'
import { hostGame, join, must, newPerson, type Person } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'

type List = z.infer<typeof GameList>
describe.each(ENGINES)('on the %s database', (_name, open) => {
  let world: World, kenji: Person, sofia: Person, emily: Person
  const games = { oarai: '', keya: '', hirono: '', own: '' }
  beforeAll(async () => {
    world = await createWorld({ db: await open() })
    await importCourseList(world.deps)
    kenji = await newPerson(world, 'Kenji')
    sofia = await newPerson(world, 'Sofia')
    emily = await newPerson(world, 'Emily')
    const at = (text: string) => fromJapanText(text)!
    games.oarai = await hostGame(world, kenji, at('2026-11-22 00:00:00'), {
      courseId: 'oarai-golf-club',
      location: '8231-1 Isohama-cho, Oarai',
      skillLevel: 'any',
    })
    games.keya = await hostGame(world, sofia, at('2026-11-22 23:59:00'), {
      courseId: 'keya-golf-club',
      location: 'Itoshima',
      skillLevel: 'advanced',
    })
    games.hirono = await hostGame(world, kenji, at('2026-11-25 08:00:00'), {
      courseId: 'hirono-golf-club',
      location: 'Miki',
      skillLevel: 'beginner',
    })
    games.own = await hostGame(world, sofia, at('2027-03-01 08:00:00'), {
      courseName: 'Café Ōizumi Golf',
      location: '山梨県北杜市',
      skillLevel: 'intermediate',
    })
  })
  afterAll(() => world.close())

  const list = async (query: Record<string, string> = {}, cookie?: string) =>
    must(await world.call<List>('GET /api/games', { query, ...(cookie && { cookie }) })).body
  const names = async (query: Record<string, string>) =>
    (await list(query)).games.map(
      (game) => Object.entries(games).find(([, id]) => id === game.id)?.[0],
    )

  /** Those of the words that the vocabulary for misspelt searches has. */
  const inVocabulary = async (...words: string[]) =>
    (
      await world.deps.db.executeSql<{ word: string }>(
        'SELECT word FROM search_words WHERE word = ANY($1::text[]) ORDER BY word',
        [words],
      )
    ).rows.map((row) => row.word)

  test('rebuilds the search texts of an older version once', async () => {
    const { db } = world.deps
    const readTexts = async () =>
      (await db.executeSql<{ search_text: string }>('SELECT search_text FROM games ORDER BY id'))
        .rows
    const texts = await readTexts()
    await db.executeSql(`UPDATE games SET search_text = '| old | ~ old ~'`)
    await refreshSearchTexts(world.deps)
    expect(await readTexts()).toEqual(texts)
    await db.executeSql(`UPDATE games SET search_text = '| old | ~ old ~' WHERE id = $1`, [
      games.own,
    ])
    await refreshSearchTexts(world.deps)
    expect(await readTexts()).not.toEqual(texts)
    await db.executeSql(`DELETE FROM settings WHERE key = 'games_search_text'`)
    await refreshSearchTexts(world.deps)
    expect(await readTexts()).toEqual(texts)
  })
  describe('near a place', () => {
    const kilometers = async (query: Record<string, string>) =>
      (await list(query)).games.map(({ distanceKm }) => distanceKm)
    test('sorts games by distance, with the kilometers in each row', async () => {
      expect(await names({ near: 'station-hakata' })).toEqual(['keya', 'hirono', 'oarai', 'own'])
      const [keya, hirono, oarai, own] = await kilometers({ near: 'station-hakata' })
      expect([keya! < 40, hirono! > 400 && hirono! < 500, oarai! > 900]).toEqual([true, true, true])
      // the host's own text: no position, no distance
      expect(own).toBeNull()
      expect(await names({ near: 'station-tokyo', pageSize: '1', page: '2' })).toEqual(['hirono'])
    })
    test('combines with filters and search texts', async () => {
      expect(await names({ near: 'station-tokyo', region: 'kyushu' })).toEqual(['keya'])
      expect(await names({ near: 'station-hakata', search: 'golf' })).toEqual([
        'keya',
        'hirono',
        'oarai',
        'own',
      ])
      expect(await names({ near: 'station-tokyo', search: 'kenji' })).toEqual(['oarai', 'hirono'])
    })
    test('takes a rounded position', async () => {
      expect(await names({ near: '34.7,135.2' })).toEqual(['hirono', 'keya', 'oarai', 'own'])
    })
    test('is the same for signed-in players', async () => {
      const games = (await list({ near: 'station-hakata' }, emily.cookie)).games
      expect(games.map(({ distanceKm }) => distanceKm)).toEqual(
        await kilometers({ near: 'station-hakata' }),
      )
    })
    test('no distances without a place', async () => {
      for (const game of (await list()).games) expect(game).not.toHaveProperty('distanceKm')
    })
    test.each(['station-atlantis', '35.6812,139.7671', '91,0', 'here'])(
      'refuses %s',
      async (near) => {
        const { status, body } = await world.call<{ code: string; details: unknown[] }>(
          'GET /api/games',
          { query: { near } },
        )
        expect([status, body.code]).toEqual([400, 'VALIDATION_ERROR'])
        expect(body.details).toMatchObject([{ path: 'near', code: 'near' }])
      },
    )
  })
  describe('counts', () => {
    type Counts = z.infer<typeof GameCounts>
    const count = async (query: Record<string, string> = {}) =>
      must(await world.call<Counts>('GET /api/games/counts', { query })).body
    test('by day in Japan, by prefecture, and in total', async () => {
      expect(await count()).toEqual({
        games: 4,
        open: 4,
        // 00:00 and 23:59 are one day in Japan, and two in UTC
        days: [
          { day: '2026-11-22', games: 2, open: 2 },
          { day: '2026-11-25', games: 1, open: 1 },
          { day: '2027-03-01', games: 1, open: 1 },
        ],
        prefectures: [
          { prefecture: 'Fukuoka', games: 1, open: 1 },
          { prefecture: 'Hyogo', games: 1, open: 1 },
          { prefecture: 'Ibaraki', games: 1, open: 1 },
          { prefecture: 'Yamanashi', games: 1, open: 1 },
        ],
      })
    })
    test.each<Record<string, string>>([
      {},
      { region: 'kanto' },
      { skill: 'beginner' },
      { date: '2026-11-22' },
      { date: '2026-11-22,2026-11-25' },
      { language: 'ja' },
      { price: '1' },
      { search: 'kenji' },
      { search: 'hirno' },
      { search: 'zzqqxx' },
      { search: 'itoshima', exactMatch: 'true' },
      { open: 'true' },
    ])('are those of the list: %j', async (query) => {
      const counts = await count(query)
      expect(counts.games).toBe((await list(query)).pagination.total)
      const sum = counts.days.reduce((all, day) => all + day.games, 0)
      expect(sum).toBe(counts.games)
    })
  })
  test('sorts games by tee time', async () => {
    expect(await names({})).toEqual(['oarai', 'keya', 'hirono', 'own'])
  })
  test.each([
    ['oarai', ['oarai']],
    ['OARAI golf', ['oarai']],
    ['大洗', ['oarai']],
    ['おおあらい', ['oarai']],
    ['ooarai', ['oarai']],
    ['Isohama', ['oarai']],
    ['ibaraki', ['oarai']],
    ['茨城県', ['oarai']],
    ['kenji', ['oarai', 'hirono']],
    ['오아라이', ['oarai']],
    ['오아라이골프클럽', ['oarai']],
    ['이바라키현', ['oarai']],
    ['茨城县', ['oarai']],
    ['大洗高尔夫', ['oarai']],
    ['게야', ['keya']],
    ['케야', ['keya']],
    ['sofia keya', ['keya']],
    ['hirno', ['hirono']],
    ['hirno golf clb', ['hirono']],
    ['kennji', ['oarai', 'hirono']],
    ['oarrai kennji', ['oarai']],
    ['oizumi', ['own']],
    ['cafe', ['own']],
    ['山梨', ['own']],
    ['yamanashi', ['own']],
    ['golf club', ['oarai', 'keya', 'hirono']],
    ['kenji keya', []],
    ['zzqqxx', []],
    ['%', []],
    ['|', []],
  ])('searching for "%s" finds %j', async (search, found) => {
    expect(await names({ search })).toEqual(found)
  })
  test('an exact search matches only a whole course name or a whole location', async () => {
    expect(await names({ search: 'Oarai Golf Club', exactMatch: 'true' })).toEqual(['oarai'])
    expect(await names({ search: '大洗ゴルフ倶楽部', exactMatch: 'true' })).toEqual(['oarai'])
    expect(await names({ search: 'itoshima', exactMatch: 'true' })).toEqual(['keya'])
    for (const search of ['Oarai', 'Kenji', 'Ibaraki', 'Oarai Golf Clb'])
      expect(await names({ search, exactMatch: 'true' })).toEqual([])
  })
  test('filters by days in Japan, midnight to midnight; a range includes both ends', async () => {
    expect(await names({ date: '2026-11-22' })).toEqual(['oarai', 'keya'])
    expect(await names({ date: '2026-11-21' })).toEqual([])
    expect(await names({ date: '2026-11-23' })).toEqual([])
    expect(await names({ date: '2026-11-22,2026-11-25' })).toEqual(['oarai', 'keya', 'hirono'])
    expect(await names({ date: '2026-11-25,2026-11-23' })).toEqual(['hirono'])
    expect((await world.call('GET /api/games', { query: { date: '2026-02-30' } })).status).toBe(400)
  })
  test('filters by region, including games whose prefecture is only in the address', async () => {
    expect(await names({ region: 'kanto' })).toEqual(['oarai'])
    expect(await names({ region: 'chubu' })).toEqual(['own'])
    expect(await names({ region: 'shikoku' })).toEqual([])
  })
  test('filters by listed course', async () => {
    expect(await names({ course: 'keya-golf-club' })).toEqual(['keya'])
    expect(await names({ course: 'hirono-golf-club', search: 'kenji' })).toEqual(['hirono'])
    expect(await names({ course: 'no-such-course' })).toEqual([])
    expect(
      (await world.call('GET /api/games', { query: { course: 'Keya Golf Club' } })).status,
    ).toBe(400)
  })
  test('a level matches its games and those for any level; any level matches all', async () => {
    expect(await names({ skill: 'advanced' })).toEqual(['oarai', 'keya'])
    expect(await names({ skill: 'any' })).toHaveLength(4)
  })
  test('pages the results; a page after the last one is the last one', async () => {
    const first = await list({ pageSize: '3' })
    expect(first.pagination).toEqual({ page: 1, pageSize: 3, total: 4, totalPages: 2 })
    expect((await list({ pageSize: '3', page: '2' })).games.map((game) => game.id)).toEqual([
      games.own,
    ])
    for (const page of ['3', '100000']) {
      const last = await list({ pageSize: '3', page })
      expect(last.pagination).toEqual({ page: 2, pageSize: 3, total: 4, totalPages: 2 })
      expect(last.games.map((game) => game.id)).toEqual([games.own])
    }
    expect((await list({ search: 'atlantis', page: '9' })).pagination.page).toBe(1)
    expect((await list()).pagination.pageSize).toBe(9)
  })
  test("shows the viewer's role, and people by first name and initial only", async () => {
    must(await join(world, emily, games.keya))
    const of = async (cookie?: string) => (await list({ search: 'keya' }, cookie)).games[0]!
    expect([
      (await of()).viewerRole,
      (await of(emily.cookie)).viewerRole,
      (await of(sofia.cookie)).viewerRole,
      (await of(kenji.cookie)).viewerRole,
    ]).toEqual([null, 'guest', 'host', null])
    expect((await of()).players).toMatchObject([
      { displayName: 'Sofia T.', isHost: true },
      { displayName: 'Emily T.', isHost: false },
    ])
    const sent = JSON.stringify([
      await of(),
      (await world.call(`GET /api/games/${games.keya}`)).body,
    ])
    for (const secret of ['Tester', '@example.com', '+813', '1990-04-01'])
      expect(sent).not.toContain(secret)
    must(await world.call(`POST /api/games/${games.keya}/leave`, { cookie: emily.cookie }))
  })
  test('shows the terms of joining on the page of a game', async () => {
    const preview = async (id: string) =>
      must(await world.call<{ joinPreview: object }>(`GET /api/games/${id}`)).body.joinPreview
    expect(await preview(games.oarai)).toMatchObject({
      price: { amount: 100 },
      fee: { amount: 30 },
      hold: { amount: 130, currency: 'USD' },
      placement: 'now',
      placeAt: null,
      insideWindow: true,
    })
    expect(await preview(games.own)).toMatchObject({
      placement: 'scheduled',
      placeAt: '2027-02-24T23:00:00.000Z',
      freeUntil: '2027-02-26T23:00:00.000Z',
      insideWindow: false,
    })
  })
  test('finds a renamed host by the new name only', async () => {
    must(
      await world.call('PUT /api/profile', { cookie: sofia.cookie, body: { firstName: 'Giulia' } }),
    )
    await world.runJobs()
    expect(await names({ search: 'giulia' })).toEqual(['keya', 'own'])
    expect(await names({ search: 'sofia' })).toEqual([])
    expect(await inVocabulary('sofia', 'giulia', 'keya')).toEqual(['giulia', 'keya'])
  })
  test('removes the name of a deleted host from the vocabulary for misspelt searches', async () => {
    const ludmila = await newPerson(world, 'Ludmila')
    const id = await hostGame(world, ludmila, fromJapanText('2026-12-24 08:00:00')!, {
      courseId: 'oarai-golf-club',
      location: 'Oarai',
    })
    expect(await names({ search: 'ludmilla' })).toEqual([undefined])
    must(await world.call(`POST /api/games/${id}/cancel`, { cookie: ludmila.cookie }))
    must(await world.call('DELETE /api/account', { cookie: ludmila.cookie }))
    expect(await inVocabulary('ludmila', 'oarai')).toEqual(['oarai'])
  })
  test('filters by the highest green fee, in the game’s currency at the operator’s rate', async () => {
    const { db } = world.deps
    const set = (id: string, price: number, currency: string) =>
      db.executeSql('UPDATE games SET price_minor = $2, currency = $3 WHERE id = $1', [
        id,
        price,
        currency,
      ])
    await set(games.keya, 15_000, 'JPY')
    await set(games.own, 10_001, 'USD')
    // without a rate no game in yen is known to be within a limit in dollars
    expect(await names({ price: '100' })).toEqual(['oarai', 'hirono'])
    await db.executeSql(
      "INSERT INTO settings (key, value, updated_at) VALUES ('yen_per_dollar', '150', now()), ('yen_per_dollar_day', '20261101', now())",
    )
    const cases: [string, string[]][] = [
      ['99.99', []],
      ['100', ['oarai', 'keya', 'hirono']],
      ['100.01', ['oarai', 'keya', 'hirono', 'own']],
      ['1000000', ['oarai', 'keya', 'hirono', 'own']],
    ]
    // signed in: no cached search
    for (const [price, expected] of cases) {
      const shown = (await list({ price }, emily.cookie)).games.map(({ id }) => id)
      expect(shown).toEqual(expected.map((name) => games[name as keyof typeof games]))
    }
    for (const price of ['0', '-1', 'cheap'])
      expect((await world.call('GET /api/games', { query: { price } })).status).toBe(400)
    await db.executeSql("DELETE FROM settings WHERE key LIKE 'yen_per_dollar%'")
    await set(games.keya, 10_000, 'USD')
    await set(games.own, 10_000, 'USD')
  })
  test('filters by the languages of the host', async () => {
    const { db } = world.deps
    const speak = (languages: string) =>
      db.executeSql('UPDATE profiles SET languages = $2::text[] WHERE user_id = $1', [
        sofia.id,
        languages,
      ])
    await speak('{ko}')
    expect(await names({ language: 'ko' })).toEqual(['keya', 'own'])
    expect(await names({ language: 'ja' })).toEqual(['oarai', 'hirono'])
    await speak('{}')
    // no language counts as English
    expect(await names({ language: 'en', region: 'kyushu' })).toEqual(['keya'])
    await speak('{en,ja}')
  })
  test('lists games that cannot be joined last, or leaves them out', async () => {
    const { db } = world.deps
    await db.executeSql('UPDATE games SET seats_taken = slots WHERE id = $1', [games.keya])
    const shown = async (query: Record<string, string>) => {
      const { games: page, pagination } = await list(query, emily.cookie)
      return [page.map(({ id }) => id), pagination.total]
    }
    const { oarai, keya, hirono, own } = games
    expect(await shown({})).toEqual([[oarai, hirono, own, keya], 4])
    expect(await shown({ pageSize: '3', page: '2' })).toEqual([[keya], 4])
    expect(await shown({ open: 'true' })).toEqual([[oarai, hirono, own], 3])
    expect(await shown({ near: 'station-hakata' })).toEqual([[hirono, oarai, own, keya], 4])
    // the join deadline itself is still open
    const deadline = fromJapanText('2026-11-22 00:00:00')! - hours(4)
    world.at(deadline)
    expect(await shown({ open: 'true' })).toEqual([[oarai, hirono, own], 3])
    world.at(deadline + 1)
    expect(await shown({ open: 'true' })).toEqual([[hirono, own], 2])
    expect(await shown({})).toEqual([[hirono, own, oarai, keya], 4])
    world.at(NOON)
    await db.executeSql('UPDATE games SET seats_taken = 0 WHERE id = $1', [games.keya])
  })
  test('does not list cancelled games, but still shows their pages', async () => {
    must(await world.call(`POST /api/games/${games.hirono}/cancel`, { cookie: kenji.cookie }))
    expect(await names({ search: 'hirono golf club' })).toEqual([])
    expect(
      must(await world.call<{ gameStatus: string }>(`GET /api/games/${games.hirono}`)).body
        .gameStatus,
    ).toBe('cancelled')
  })
  test('lists a game until exactly six hours after its tee time', async () => {
    const teeTime = fromJapanText('2026-11-22 00:00:00')!
    world.at(teeTime + hours(6))
    expect(await names({ search: 'oarai' })).toEqual(['oarai'])
    world.at(teeTime + hours(6) + MINUTE)
    expect(await names({ search: 'oarai' })).toEqual([])
    world.at(NOON)
  })
  test('answers unknown and malformed ids with 404', async () => {
    for (const id of ['0'.repeat(14), 'nonsense', '..%2F'])
      expect(must(await world.call<{ code: string }>(`GET /api/games/${id}`), 404).body.code).toBe(
        'GAME_NOT_FOUND',
      )
  })
})
