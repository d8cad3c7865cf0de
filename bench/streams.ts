/**
 * What open event streams of conversations cost one process, and how soon a change arrives at all of
 * them: `npm run bench -- streams`. The database is not part of it: one query a second reads the
 * states of all games, however many streams are open.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { load, machine, recordAims, table, writePart } from './results.ts'

const CONNECTIONS = 1000
/** Four players of each game. */
const PLAYERS = 4
const AIM_KB = 64
const IDLE_MS = 20_000

const child = fork(join(import.meta.dirname, 'streams-server.ts'), {
  execArgv: ['--disable-warning=ExperimentalWarning', '--expose-gc'],
})
const [{ port }] = (await once(child, 'message')) as [{ port: number }]
type Memory = { rss: number; heapUsed: number; cpu: NodeJS.CpuUsage }
async function ask(order: 'measure' | 'change'): Promise<Memory> {
  child.send(order)
  const [answer] = (await once(child, 'message')) as [Memory]
  return answer
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const agent = new Agent({ maxSockets: Infinity })
let events = 0
const open = (index: number) =>
  new Promise<void>((resolve, reject) => {
    const path = `/game${Math.floor(index / PLAYERS)}/user${index}`
    get({ host: '127.0.0.1', port, path, agent }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`status ${response.statusCode}`))
      response.on('data', (part) => (events += String(part).split('event: change').length - 1))
      resolve()
    }).once('error', reject)
  })

const before = await ask('measure')
for (let index = 0; index < CONNECTIONS; index++) await open(index)
await pause(3000)
const opened = await ask('measure')
await pause(IDLE_MS)
const idle = await ask('measure')
events = 0
const begin = performance.now()
await ask('change')
while (events < CONNECTIONS) await pause(5)
const delivered = performance.now() - begin
child.kill()

const perStream = (idle.rss - before.rss) / CONNECTIONS / 1024
const cpuOf = ({ cpu }: Memory) => (cpu.user + cpu.system) / 1000
const idleCpu = ((cpuOf(idle) - cpuOf(opened)) / IDLE_MS) * 100
const mb = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`
const measured = `${perStream.toFixed(1)} kB`
recordAims('streams', [
  {
    aim: `an open event stream needs less than ${AIM_KB} kB`,
    measured,
    met: perStream < AIM_KB,
  },
])
const text = table(
  [`${CONNECTIONS.toLocaleString('en')} open streams on one process`, ''],
  [
    ['memory of the process before and with them (RSS)', `${mb(before.rss)}, ${mb(idle.rss)}`],
    ['memory of one stream', measured],
    ['processor while nothing happens', `${idleCpu.toFixed(1)} %`],
    ['from a change in every game to all streams', `${delivered.toFixed(0)} ms`],
  ],
)
console.log(text)
writePart(
  'streams',
  `## Event streams of conversations\n\nThe streams alone, without the database: one query a second reads the states of all games. ${machine()}, load ${load()}.\n\n${text}`,
)
process.exit(0)
