/**
 * Every benchmark, one after the other, and what misses its aim: `npm run bench`. Shorter with
 * BENCH_SECONDS and BENCH_ROUNDS; names as arguments run only those (`npm run bench -- pages`).
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AIMS_FILE, readAims, table } from './results.ts'

const BENCHES = {
  pages: [],
  games: [],
  admin: ['200000', '1000000'],
  wishes: [],
  streams: [],
  'fleet-streams': [],
  load: [],
} as const
type Bench = keyof typeof BENCHES
const wanted = process.argv.slice(2)
const names = (Object.keys(BENCHES) as Bench[]).filter(
  (name) => wanted.length === 0 || wanted.includes(name),
)

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const file = join(folder, 'aims')
const failed = names.filter((name) => {
  console.log(`\n${name}`)
  const { status } = spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, `${name}.ts`),
      ...BENCHES[name],
    ],
    { stdio: 'inherit', env: { ...process.env, [AIMS_FILE]: file } },
  )
  return status !== 0
})

const aims = readAims(file)
rmSync(folder, { recursive: true })
const missed = aims.filter(({ met }) => !met)
console.log(
  `\n${table(
    ['bench', 'aim', 'measured', ''],
    aims.map(({ bench, aim, measured, met }) => [bench, aim, measured, met ? 'met' : 'MISSED']),
  )}\n`,
)
console.log(`${aims.length - missed.length} of ${aims.length} aims met.`)
if (failed.length > 0) {
  console.log(`Did not finish: ${failed.join(', ')}.`)
  process.exitCode = 1
}
