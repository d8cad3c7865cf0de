/**
 * Listing, detail and course search with 10,000 and 1,000,000 games, compared with a constant
 * response of the same size from the same Fastify: `npm run bench:games`, shorter with
 * BENCH_SECONDS=2. With BENCH_SERVER the generated databases are kept between runs.
 */
import { REGIONS } from '@tomogolf/domain/regions'
import { SKILL_LEVELS } from '@tomogolf/domain/game'
import { DAY, japanDate } from '@tomogolf/domain/time'
import { measure, middle, startApi, type Api, type Figures, type Paths } from './measure.ts'
import { load, machine, table, writePart } from './results.ts'
import { openWorlds } from './worlds.ts'

const SMALL = { games: 10_000, users: 2000 },
  BIG = { games: 1_000_000, users: 200_000 }
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6),
  ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3),
  CONNECTIONS = 10
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
/** A deterministic number below `of` for a request and a purpose. */
const mixed = (n: number, purpose: number, of: number) => {
  let x = Math.imul(n + 1, 0x9e3779b1) ^ Math.imul(purpose, 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d)
  return ((x ^ (x >>> 13)) >>> 0) % of
}

type Measured = {
  readonly name: string
  readonly kept: boolean
  readonly paths: (games: number, now: number) => Paths
}
const CASES: readonly Measured[] = [
  { name: 'listing, first page', kept: true, paths: () => () => '/api/games' },
  { name: 'listing, one region', kept: true, paths: () => () => '/api/games?region=kanto' },
  // as many pages as there are
  {
    name: 'listing, page by page',
    kept: false,
    paths: () => (n) => `/api/games?page=${1 + mixed(n, 1, 41)}&pageSize=${9 + mixed(n, 2, 16)}`,
  },
  {
    name: 'listing, filtered new each time',
    kept: false,
    paths: (_games, now) => (n) => {
      const day = japanDate(now + (1 + mixed(n, 3, 300)) * DAY)
      return `/api/games?region=${REGIONS[mixed(n, 4, REGIONS.length)]}&skill=${SKILL_LEVELS[mixed(n, 5, SKILL_LEVELS.length)]}&date=${day},${japanDate(Date.parse(day) + (1 + mixed(n, 6, 21)) * DAY)}`
    },
  },
  {
    name: 'listing, searched',
    kept: false,
    paths: () => (n) =>
      `/api/games?search=${encodeURIComponent(WORDS[mixed(n, 7, WORDS.length)]!)}&pageSize=${9 + mixed(n, 8, 16)}&page=${1 + mixed(n, 9, 3)}`,
  },
  {
    name: 'listing, searched new each time',
    kept: false,
    paths: (_games, now) => (n) => {
      const day = japanDate(now + (1 + mixed(n, 13, 300)) * DAY)
      return `/api/games?search=${encodeURIComponent(WORDS[mixed(n, 14, WORDS.length)]!)}&date=${day},${japanDate(Date.parse(day) + (1 + mixed(n, 15, 60)) * DAY)}`
    },
  },
  { name: 'detail, one game', kept: true, paths: () => () => '/api/games/g0000000000042' },
  {
    name: 'detail, another each time',
    kept: false,
    paths: (games) => (n) => `/api/games/g${String(1 + mixed(n, 10, games)).padStart(13, '0')}`,
  },
  {
    name: 'course search',
    kept: true,
    paths: () => (n) =>
      `/api/golf-courses/search?q=${encodeURIComponent(WORDS[mixed(n, 11, WORDS.length)]!.slice(0, 2 + mixed(n, 12, 6)))}`,
  },
]

/** Bytes of a typical response: the median of a sample. */
async function sizeOf(api: Api, paths: Paths): Promise<number> {
  const sizes = await Promise.all(
    Array.from(
      { length: 9 },
      async (_, n) => (await (await fetch(api.url + paths(n * 37))).text()).length,
    ),
  )
  return sizes.toSorted((a, b) => a - b)[4]!
}

type Row = {
  name: string
  kept: boolean
  bytes: number
  constant: Figures
  big: Figures
  small: Figures
}
async function compare(one: Measured, small: Api, big: Api, now: number): Promise<Row> {
  const [few, many] = [one.paths(SMALL.games, now), one.paths(BIG.games, now)]
  const bytes = await sizeOf(big, many)
  const rounds = { constant: [] as Figures[], big: [] as Figures[], small: [] as Figures[] }
  const options = { seconds: SECONDS, connections: CONNECTIONS }
  // warm up, then alternate, so that other load on the machine affects all alike
  for (const [api, paths] of [
    [small, few],
    [big, many],
  ] as const)
    await measure(api, paths, { ...options, seconds: 2 })
  for (let round = 0; round < ROUNDS; round++) {
    rounds.constant.push(await measure(big, () => `/api/bench/${bytes}`, options))
    rounds.big.push(await measure(big, many, options))
    rounds.small.push(await measure(small, few, options))
  }
  return {
    name: one.name,
    kept: one.kept,
    bytes,
    constant: middle(rounds.constant),
    big: middle(rounds.big),
    small: middle(rounds.small),
  }
}

const MOST_GROWTH = 1.5
const aim = (r: Row) => (r.kept ? 40 : 15)
const share = (r: Row) => (100 * r.big.perSecond) / r.constant.perSecond
const growth = (r: Row) => r.big.p99 / Math.max(1, r.small.p99)
const names = (some: readonly Row[]) => some.map((r) => r.name).join('; ') || 'none'
const cells = (r: Row) => [
  r.name,
  r.kept ? 'cached' : 'computed',
  String(r.bytes),
  r.constant.perSecond.toFixed(0),
  r.big.perSecond.toFixed(0),
  `${share(r).toFixed(0)} % (target ${aim(r)})`,
  `${r.constant.cpu.toFixed(2)} / ${r.big.cpu.toFixed(2)}`,
  `${r.big.p50} / ${r.big.p99}`,
  `${r.small.p50} / ${r.small.p99}`,
  `${growth(r).toFixed(2)}×`,
]

const started = new Date(),
  before = load()
const only = process.argv[2]
const worlds = await openWorlds(say)
try {
  const [small, big] = [
    await startApi(await worlds.url(SMALL)),
    await startApi(await worlds.url(BIG)),
  ]
  const rows: Row[] = []
  for (const one of CASES.filter((c) => !only || c.name.includes(only))) {
    rows.push(await compare(one, small, big, worlds.now))
    say(cells(rows.at(-1)!).join('  |  '))
  }
  if (!only) {
    writePart(
      'games',
      `## Games: listing, detail, course search

\`npm run bench:games\` on ${started.toISOString().slice(0, 16).replace('T', ' ')} UTC. ${machine()}; load before the run ${before}, after it ${load()}. PostgreSQL, the API and the load generator shared the machine.
${BIG.games.toLocaleString('en')} games (a third ahead), ${BIG.users.toLocaleString('en')} people, against ${SMALL.games.toLocaleString('en')} games; ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each in turn; the table shows medians. Times in milliseconds.
"Constant": the same Fastify with its hooks returns a fixed text of the same size. "Cached": the request repeats, so the response comes from the response cache (one second for games, ten for a course search); "computed": every request differs. Search results are cached for ten seconds as well, so
 "page by page" and "searched" (${WORDS.length} searches) read a page of games already found, while "new each time" searches first.

${table(['', 'response', 'bytes', 'constant, req/s', 'product, req/s', 'share', 'CPU ms a request: constant / product', 'p50 / p99 at 1,000,000', 'p50 / p99 at 10,000', 'p99 growth'], rows.map(cells))}

Below the target share: ${names(rows.filter((r) => share(r) < aim(r)))}. p99 growing ${MOST_GROWTH} times or more: ${names(rows.filter((r) => growth(r) >= MOST_GROWTH))}.
A computed response costs the API's one thread several times the CPU of a constant: it sends statements (one for all requests that arrive together), reads rows, and serializes the response by its schema.
PostgreSQL and the load generator share the other core. Constants of one run differ with the load of the machine; shares and growth compare measurements taken in turn.`,
    )
  }
  small.stop()
  big.stop()
} finally {
  await worlds.stop()
}
