import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY } from '@tomogolf/domain/time'
import { countGames } from './count-games.read.ts'
import { findGames, type GameFilters, type Patterns } from './find-games.read.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { openServerDatabase } from '../../../platform/database/server-database.ts'
import { serverUrl } from '../../../../test/support/engines.ts'

const NOW = Date.parse('2026-11-20T03:00:00Z')
let db: Database
beforeAll(async () => {
  db = openServerDatabase(await serverUrl(), 2, (error) => {
    throw error
  })
  await db.script(`INSERT INTO users (id, email, password_hash, is_admin, language, created_at)
      VALUES ('h', 'h@plans.example', '', false, 'en', now());
    INSERT INTO games (id, host_id, course_name, tee_time,
      location, region, price_minor, currency, slots,
      skill_level, course_type, meal_included, meal_package_type,
      caddie_included, play_through, transportation_provided, cart_system, two_some_guarantee,
      course_terrain, dress_code_level, status,
      created_at, updated_at, search_text)
    SELECT 'g' || i, 'h', 'Course', timestamptz '2026-11-20T03:00:00Z' + (i % 360 - 240) * interval '1 day',
      'There', (ARRAY['kanto', 'kinki', 'kyushu', 'hokkaido'])[1 + i % 4], 10000, 'USD', 3,
      (ARRAY['any', 'beginner', 'advanced'])[1 + i % 3], '18H', false, 'not_included',
      false, false, false, 'self_play', false,
      'parkland', 'business', CASE WHEN i % 360 < 240 THEN 'completed' ELSE 'scheduled' END,
      now(), now(), '| course ' || i || ' | ~ there |'
    FROM generate_series(1, 12000) i`)
  // statistics and visibility map, as in a database that has been in use
  await db.script('VACUUM ANALYZE games')
})
afterAll(() => db.close())

/** The plan of a list's statement, for these values or for any values. */
async function planOf(
  filters: GameFilters,
  patterns: Patterns,
  mode: 'force_custom_plan' | 'force_generic_plan',
  read: typeof findGames | typeof countGames = findGames,
): Promise<string> {
  let plan = ''
  await db.transaction(async (tx) => {
    await tx.executeSql(`SET LOCAL plan_cache_mode = ${mode}`)
    const explaining: Tx = {
      ...tx,
      executeSql: async (text, values) => {
        const { rows } = await tx.executeSql<Record<string, string>>(
          `EXPLAIN ${text}`,
          values,
          `explain ${mode} ${read.name} ${text.length}`,
        )
        plan = rows.map((row) => row['QUERY PLAN']).join('\n')
        return { rows: [] }
      },
    }
    await read(explaining, filters, { now: NOW, joinableFrom: NOW }, patterns)
  })
  return plan
}
const day = (offset: number) => new Date(NOW + offset * DAY).toISOString().slice(0, 10)

test.each([
  ['all games', {}, /games_(next|upcoming|status)\b/],
  ['the games of a region', { region: 'kanto' }, /games_(next|upcoming)_region/],
  [
    'a region, a level and some days',
    { region: 'kanto', skill: 'beginner', date: `${day(3)},${day(10)}` },
    /games_(next|upcoming)_region/,
  ],
  ['one day', { date: day(3) }, /games_(next|upcoming)\b/],
] as const)('%s: uses an index of open games', async (_, filters, index) => {
  for (const mode of ['force_custom_plan', 'force_generic_plan'] as const) {
    const plan = await planOf(filters, [], mode)
    expect(plan).toMatch(index)
    expect(plan).not.toContain('Seq Scan')
  }
})
test.each([
  ['all games', {}],
  ['the games of a region', { region: 'kanto' }],
  ['some days', { date: `${day(3)},${day(10)}` }],
] as const)('the counts of %s: one scan of an index of open games', async (_, filters) => {
  for (const mode of ['force_custom_plan', 'force_generic_plan'] as const) {
    const plan = await planOf(filters, [], mode, countGames)
    expect(plan).toMatch(/games_(next|upcoming|status)(_region)?\b/)
    expect(plan).not.toContain('Seq Scan')
    expect(plan.match(/ on games\b/g)).toHaveLength(1)
  }
})
test('a text search uses a partial index of open games', async () => {
  expect(await planOf({}, [['% there %']], 'force_custom_plan')).toContain('games_upcoming')
})
