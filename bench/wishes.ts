/**
 * How long a new game needs to find its wishes, with 200,000 wishes and 10,000 games:
 * `npm run bench -- wishes`. With BENCH_SERVER the generated database is kept between runs.
 */
import { readOpenGames } from '../apps/server/src/modules/wishes/wished-games.read.ts'
import { addAlerts, findFitting } from '../apps/server/src/modules/wishes/find-wishes.repository.ts'
import { openServerDatabase } from '../apps/server/src/platform/database/server-database.ts'
import { load, machine, recordAims, table, writePart } from './results.ts'
import { openWorlds } from './worlds.ts'
import { WISH_STEPS, WISHES } from './wishes-sql.ts'

const SIZE = { games: 10_000, users: 2000 }
const GAMES = 100
const AIM_MS = 50
const say = (line: string) => console.log(line)
const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!

const worlds = await openWorlds(say)
const db = openServerDatabase(
  await worlds.url(SIZE, { name: 'wishes', steps: WISH_STEPS }),
  4,
  (error) => {
    throw error
  },
)
await db.executeSql('DELETE FROM wish_alerts')
await db.executeSql('VACUUM ANALYZE wishes')
const { rows } = await db.executeSql<{ id: string }>(
  `SELECT id FROM games WHERE status = 'scheduled' AND seats_taken < slots
     AND tee_time BETWEEN now() + interval '1 day' AND now() + interval '120 days'
   ORDER BY md5(id) LIMIT $1`,
  [GAMES],
)
const ids = rows.map(({ id }) => id)
const open = await readOpenGames(db, ids, worlds.now)
const finding: number[] = []
const noting: number[] = []
const found: number[] = []
for (const round of ['warm up', 'measured'])
  for (const [gameId, { game, host, facts }] of open) {
    const begin = performance.now()
    const fitting = await findFitting(db, facts)
    const middle = performance.now()
    if (round === 'warm up') continue
    await addAlerts(
      db,
      { gameId, facts, host: { id: game.hostId, email: host.email }, reopened: false },
      worlds.now,
    )
    finding.push(middle - begin)
    noting.push(performance.now() - middle)
    found.push(fitting.length)
  }
await db.close()
await worlds.stop()

const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b)
const ms = (value: number) => `${value.toFixed(1)} ms`
const row = (name: string, list: readonly number[], show: (value: number) => string) =>
  [name, ...[0.5, 0.95, 1].map((share) => show(at(sorted(list), share)))] as const
const text = table(
  ['', 'median', '95 %', 'most'],
  [
    row('find the wishes', finding, ms),
    row('find and note the alerts', noting, ms),
    row('wishes found', found, String),
  ],
)
say(text)
const slowest = at(sorted(finding), 0.95)
recordAims('wishes', [
  {
    aim: `a new game finds its wishes within ${AIM_MS} ms (95 %)`,
    measured: ms(slowest),
    met: slowest <= AIM_MS,
  },
])
writePart(
  'wishes',
  `## Wishes\n\n${WISHES.toLocaleString('en')} wishes, ${SIZE.games.toLocaleString('en')} games, ${open.size} of them new. ${machine()}, load ${load()}.\n\n${text}`,
)
