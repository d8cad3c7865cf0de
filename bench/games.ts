/**
 * Listing, detail and course search with 10,000 and 1,000,000 games, compared with a response of the
 * same size from the same Fastify: a constant for cached ones, one trivial query for computed ones.
 * `npm run bench:games`, shorter with BENCH_SECONDS=2. With BENCH_SERVER the generated databases are
 * kept between runs.
 */
import { REGIONS } from '@tomogolf/domain/regions'
import { SKILL_LEVELS } from '@tomogolf/domain/game'
import { DAY, japanDate } from '@tomogolf/domain/time'
import { measure, medianOf, startApi, type Api, type Measurement, type Paths } from './measure.ts'
import { load, machine, recordAims, table, writePart } from './results.ts'
import { openWorlds } from './worlds.ts'

const SMALL = { games: 10_000, users: 2000 }
const BIG = { games: 1_000_000, users: 200_000 }
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const CONNECTIONS = 10
const say = (line: string) => console.log(line)

// typical searches: names, places, Japanese, a host, a prefix, and a typo
const WORDS = [
  'kasumi',
  '霞ヶ関',
  'かすみ',
  'wakasu',
  'chiba',
  '千葉',
  'kenji',
  'country club',
  'hokkaido',
  'kasumigaseki',
  'golf',
  'oarai',
  '大洗',
  'shizuoka sofia',
  'hirno',
  'takanodai',
]
/** A deterministic number below `of` for the index of a request and a purpose. */
const mixed = (index: number, purpose: number, of: number) => {
  let x = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(purpose, 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d)
  return ((x ^ (x >>> 13)) >>> 0) % of
}

type Scenario = {
  readonly name: string
  /** Repeated requests are served from the response cache. */
  readonly cached: boolean
  readonly paths: (games: number, now: number) => Paths
}
const SCENARIOS: readonly Scenario[] = [
  { name: 'listing, first page', cached: true, paths: () => () => '/api/games' },
  { name: 'listing, one region', cached: true, paths: () => () => '/api/games?region=kanto' },
  {
    name: 'listing, page by page',
    cached: false,
    paths: () => (index) =>
      `/api/games?page=${1 + mixed(index, 1, 41)}&pageSize=${9 + mixed(index, 2, 16)}`,
  },
  {
    name: 'listing, filtered new each time',
    cached: false,
    paths: (_games, now) => (index) => {
      const day = japanDate(now + (1 + mixed(index, 3, 300)) * DAY)
      const until = japanDate(Date.parse(day) + (1 + mixed(index, 6, 21)) * DAY)
      const region = REGIONS[mixed(index, 4, REGIONS.length)]
      const skill = SKILL_LEVELS[mixed(index, 5, SKILL_LEVELS.length)]
      return `/api/games?region=${region}&skill=${skill}&date=${day},${until}`
    },
  },
  {
    name: 'listing, searched',
    cached: false,
    paths: () => (index) => {
      const search = encodeURIComponent(WORDS[mixed(index, 7, WORDS.length)]!)
      const page = `pageSize=${9 + mixed(index, 8, 16)}&page=${1 + mixed(index, 9, 3)}`
      return `/api/games?search=${search}&${page}`
    },
  },
  {
    name: 'listing, searched new each time',
    cached: false,
    paths: (_games, now) => (index) => {
      const day = japanDate(now + (1 + mixed(index, 13, 300)) * DAY)
      const until = japanDate(Date.parse(day) + (1 + mixed(index, 15, 60)) * DAY)
      const search = encodeURIComponent(WORDS[mixed(index, 14, WORDS.length)]!)
      return `/api/games?search=${search}&date=${day},${until}`
    },
  },
  { name: 'detail, one game', cached: true, paths: () => () => '/api/games/g0000000000042' },
  {
    name: 'detail, another each time',
    cached: false,
    paths: (games) => (index) =>
      `/api/games/g${String(1 + mixed(index, 10, games)).padStart(13, '0')}`,
  },
  {
    name: 'course search',
    cached: true,
    paths: () => (index) => {
      const start = WORDS[mixed(index, 11, WORDS.length)]!.slice(0, 2 + mixed(index, 12, 6))
      return `/api/golf-courses/search?q=${encodeURIComponent(start)}`
    },
  },
]

/** Bytes of a typical response: the median of a sample. */
async function sizeOf(api: Api, paths: Paths): Promise<number> {
  const sizes = await Promise.all(
    Array.from(
      { length: 9 },
      async (_, i) => (await (await fetch(api.url + paths(i * 37))).text()).length,
    ),
  )
  return sizes.toSorted((a, b) => a - b)[4]!
}

type Row = {
  name: string
  cached: boolean
  bytes: number
  /** The same size without the product's work: constant, or after one trivial query. */
  floor: Measurement
  big: Measurement
  small: Measurement
}
async function compare(scenario: Scenario, small: Api, big: Api, now: number): Promise<Row> {
  const [few, many] = [scenario.paths(SMALL.games, now), scenario.paths(BIG.games, now)]
  const bytes = await sizeOf(big, many)
  const rounds = {
    floor: [] as Measurement[],
    big: [] as Measurement[],
    small: [] as Measurement[],
  }
  const floorPath = scenario.cached ? `/api/bench/${bytes}` : `/api/bench/query/${bytes}`
  const options = { seconds: SECONDS, connections: CONNECTIONS }
  // warm up, then alternate, so that other load on the machine affects all equally
  for (const [api, paths] of [
    [small, few],
    [big, many],
  ] as const)
    await measure(api, paths, { ...options, seconds: 2 })
  for (let round = 0; round < ROUNDS; round++) {
    rounds.floor.push(await measure(big, () => floorPath, options))
    rounds.big.push(await measure(big, many, options))
    rounds.small.push(await measure(small, few, options))
  }
  return {
    name: scenario.name,
    cached: scenario.cached,
    bytes,
    floor: medianOf(rounds.floor),
    big: medianOf(rounds.big),
    small: medianOf(rounds.small),
  }
}

const GROWTH_LIMIT = 1.5
const TARGET_SHARE = 40
const shareOf = (row: Row) => (100 * row.big.perSecond) / row.floor.perSecond
const floorOf = (row: Row) => (row.cached ? 'constant' : 'trivial query')
const growthOf = (row: Row) => row.big.p99 / Math.max(1, row.small.p99)
const namesOf = (rows: readonly Row[]) => rows.map((row) => row.name).join('; ') || 'none'
const HEAD = [
  '',
  'response',
  'bytes',
  'compared with',
  'that, req/s',
  'product, req/s',
  'share',
  'CPU ms per request: that / product',
  'p50 / p99 at 1,000,000',
  'p50 / p99 at 10,000',
  'p99 growth',
]
const cellsOf = (row: Row) => [
  row.name,
  row.cached ? 'cached' : 'computed',
  String(row.bytes),
  floorOf(row),
  row.floor.perSecond.toFixed(0),
  row.big.perSecond.toFixed(0),
  `${shareOf(row).toFixed(0)} %`,
  `${row.floor.cpu.toFixed(2)} / ${row.big.cpu.toFixed(2)}`,
  `${row.big.p50} / ${row.big.p99}`,
  `${row.small.p50} / ${row.small.p99}`,
  `${growthOf(row).toFixed(2)}×`,
]

const started = new Date()
const before = load()
const only = process.argv[2]
const worlds = await openWorlds(say)
try {
  const [small, big] = [
    await startApi(await worlds.url(SMALL)),
    await startApi(await worlds.url(BIG)),
  ]
  const rows: Row[] = []
  for (const scenario of SCENARIOS.filter(({ name }) => !only || name.includes(only))) {
    rows.push(await compare(scenario, small, big, worlds.now))
    say(cellsOf(rows.at(-1)!).join('  |  '))
  }
  if (!only) writePart('games', report(rows))
  recordAims(
    'games',
    rows.flatMap((row) => [
      {
        aim: `${row.name}: ${TARGET_SHARE} % of a ${floorOf(row)}`,
        measured: `${shareOf(row).toFixed(0)} %`,
        met: shareOf(row) >= TARGET_SHARE,
      },
      {
        aim: `${row.name}: p99 grows less than ${GROWTH_LIMIT} times`,
        measured: `${growthOf(row).toFixed(2)} times`,
        met: growthOf(row) < GROWTH_LIMIT,
      },
    ]),
  )
  small.stop()
  big.stop()
} finally {
  await worlds.stop()
}

function report(rows: readonly Row[]): string {
  const number = (value: number) => value.toLocaleString('en')
  const belowTarget = rows.filter((row) => shareOf(row) < TARGET_SHARE)
  const growing = rows.filter((row) => growthOf(row) >= GROWTH_LIMIT)
  const runAt = started.toISOString().slice(0, 16).replace('T', ' ')
  return `## Games: listing, detail, course search

\`npm run bench:games\` on ${runAt} UTC. ${machine()};
load before the run ${before}, after it ${load()}. PostgreSQL, the API and the load generator shared the
machine. ${number(BIG.games)} games (a third upcoming) and ${number(BIG.users)} users, compared with
${number(SMALL.games)} games; ${CONNECTIONS} connections, ${ROUNDS} alternating rounds of ${SECONDS} s each, the median
of each value. Times in milliseconds.

Compared with a response of the same size from the same Fastify, hooks included: "cached" responses, which
come from the response cache (lists and games for one second, course searches for ten), with a constant;
"computed" ones, where every request differs, with one that sends \`SELECT 1\` through the same pool. The
ids that a search finds are cached for ten seconds, so "page by page" and "searched" (${WORDS.length} searches) read
pages of known games, and "new each time" searches first.

${table(HEAD, rows.map(cellsOf))}

Below ${TARGET_SHARE} %: ${namesOf(belowTarget)}.
p99 grows ${GROWTH_LIMIT} times or more: ${namesOf(growing)}.

A computed response sends several statements (batched for requests that arrive together), reads rows,
builds and serializes in the API's one thread. PostgreSQL and the load generator use the other core at the
same time. Rates of a run differ with the load of the machine; shares and growth compare alternating
measurements.`
}
