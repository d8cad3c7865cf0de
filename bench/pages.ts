/**
 * Public pages for visitors without a session, each compared with a constant response of the same
 * size from the same Fastify: `npm run bench:pages`, shorter with BENCH_SECONDS=1. Needs
 * `npm run build`.
 */
import { request as httpRequest } from 'node:http'
import { measure, medianOf, startApi, type Api, type Measurement } from './measure.ts'
import { load, machine, recordAims, table, writePart } from './results.ts'
import { openWorlds } from './worlds.ts'

const SIZE = { games: 10_000, users: 2000 }
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const CONNECTIONS = 10
const LANGUAGES = ['en', 'ja'] as const
const TARGET_SHARE = 40
const TARGET_P99 = 4
const ACCEPT = { 'accept-encoding': 'br' }
/** Any session cookie, also an ended one, makes the server render the page. */
const RENDERED = { ...ACCEPT, cookie: `tomogolf_session=${'x'.repeat(43)}` }
const say = (line: string) => console.log(line)

type Row = {
  readonly path: string
  readonly bytes: number
  readonly constant: Measurement
  readonly page: Measurement
  readonly rendered: Measurement
}

async function compare(api: Api, path: string): Promise<Row> {
  const bytes = (await fetchBytes(api, path)).byteLength
  const rounds = { constant: [] as Measurement[], page: [] as Measurement[] }
  const options = { seconds: SECONDS, connections: CONNECTIONS, headers: ACCEPT }
  await measure(api, () => path, { ...options, seconds: 1 })
  // alternating, so that other load on the machine affects both equally
  for (let round = 0; round < ROUNDS; round++) {
    rounds.constant.push(await measure(api, () => `/bench/${bytes}`, options))
    rounds.page.push(await measure(api, () => path, options))
  }
  const rendered = await measure(api, () => path, {
    seconds: SECONDS,
    connections: 2,
    headers: RENDERED,
  })
  return {
    path,
    bytes,
    constant: medianOf(rounds.constant),
    page: medianOf(rounds.page),
    rendered,
  }
}

/** The body as it is sent: `fetch` would decompress it. */
function fetchBytes(api: Api, path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    httpRequest(api.url + path, { headers: ACCEPT }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve(Buffer.concat(parts)))
    })
      .on('error', reject)
      .end()
  })
}

const shareOf = ({ page, constant }: Row) => (100 * page.perSecond) / constant.perSecond
const p99Of = ({ page, constant }: Row) => Math.max(1, page.p99) / Math.max(1, constant.p99)
const HEAD = [
  'page',
  'bytes, Brotli',
  'constant, req/s',
  'page, req/s',
  `share (aim ${TARGET_SHARE} %)`,
  'p50 / p99 of the constant',
  'p50 / p99 of the page',
  `p99 ratio (aim below ${TARGET_P99})`,
  'CPU ms: constant / from the cache / rendered',
]
const cellsOf = (row: Row) => [
  `\`${row.path}\``,
  String(row.bytes),
  row.constant.perSecond.toFixed(0),
  row.page.perSecond.toFixed(0),
  `${shareOf(row).toFixed(0)} %`,
  `${row.constant.p50} / ${row.constant.p99}`,
  `${row.page.p50} / ${row.page.p99}`,
  p99Of(row).toFixed(2),
  `${row.constant.cpu.toFixed(2)} / ${row.page.cpu.toFixed(2)} / ${row.rendered.cpu.toFixed(1)}`,
]

const started = new Date()
const before = load()
const only = process.argv[2]
const worlds = await openWorlds(say)
try {
  const api = await startApi(await worlds.url(SIZE))
  const listed = (await (await fetch(`${api.url}/api/golf-courses`)).json()) as {
    courses: readonly { id: string }[]
  }
  const paths = [
    '/',
    '/games',
    '/golf-courses',
    `/golf-courses/${listed.courses[0]!.id}`,
    '/japan-golf-guide',
    '/faq',
  ].flatMap((path) => LANGUAGES.map((language) => `${path}?lang=${language}`))
  const rows: Row[] = []
  for (const path of paths.filter((path) => !only || path.includes(only))) {
    rows.push(await compare(api, path))
    say(cellsOf(rows.at(-1)!).join('  |  '))
  }
  if (!only) writePart('pages', report(rows))
  recordAims(
    'pages',
    rows.flatMap((row) => [
      {
        aim: `${row.path}: ${TARGET_SHARE} % of the constant`,
        measured: `${shareOf(row).toFixed(0)} %`,
        met: shareOf(row) >= TARGET_SHARE,
      },
      {
        aim: `${row.path}: p99 below ${TARGET_P99} times the constant's`,
        measured: `${p99Of(row).toFixed(2)} times`,
        met: p99Of(row) < TARGET_P99,
      },
    ]),
  )
  api.stop()
} finally {
  await worlds.stop()
}

function report(rows: readonly Row[]): string {
  const names = (wanted: (row: Row) => boolean) =>
    rows
      .filter(wanted)
      .map(({ path }) => path)
      .join('; ') || 'none'
  return `## Pages of visitors without a session

\`npm run bench:pages\` on ${started.toISOString().slice(0, 16).replace('T', ' ')} UTC. ${machine()};
load before the run ${before}, after it ${load()}. PostgreSQL (${SIZE.games.toLocaleString('en')} games), the server and the load generator shared the
machine. ${CONNECTIONS} connections, ${ROUNDS} alternating rounds of ${SECONDS} s each, the median of each value. Times in milliseconds.

"Constant": a compressed response of the same size from the same Fastify, hooks included. "Rendered": the
same page with a session cookie, which is never answered from the cache.

${table(HEAD, rows.map(cellsOf))}

Below ${TARGET_SHARE} % of the constant: ${names((row) => shareOf(row) < TARGET_SHARE)}.
p99 ${TARGET_P99} times the constant's or more: ${names((row) => p99Of(row) >= TARGET_P99)}.`
}
