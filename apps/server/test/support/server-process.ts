import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Emulator } from '@tomogolf/stripe-emulator'
import type { Instant } from '@tomogolf/domain/time'
import type { Answer, Caller, TestClient } from './world.ts'

const MAIN = join(import.meta.dirname, '../../src/main.ts')
export type ServerProcess = TestClient & {
  url: string
  moveClock(to: Instant): Promise<void>
  kill(): Promise<void>
  restart(): Promise<void>
  stop(): Promise<void>
}

/** The real server in its own process, so that a test can kill it. */
export async function startServerProcess(
  emulator: Emulator,
  env: Record<string, string>,
): Promise<ServerProcess> {
  const port = await freePort(),
    url = `http://127.0.0.1:${port}`
  const all = {
    ...process.env,
    NODE_ENV: 'test',
    LOG_LEVEL: process.env.TEST_LOG ?? 'error',
    DEMO_DATA: 'false',
    RATE_LIMITS: 'false',
    // not the local issuer, whose port is fixed: processes with demonstration data run side by side
    OIDC_ISSUERS: '[]',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'tomogolf-data-')),
    PORT: String(port),
    STRIPE_EMULATOR_URL: emulator.url,
    STRIPE_TIMEOUT_MS: '60000',
    ...env,
  }
  let child: ChildProcess
  const start = async () => {
    child = spawn(process.execPath, [MAIN], {
      env: all,
      stdio: ['ignore', process.env.TEST_LOG ? 'inherit' : 'ignore', 'inherit'],
    })
    // seeding the demonstration data takes long on a busy machine
    for (const deadline = performance.now() + 100_000; performance.now() < deadline;) {
      if (
        await fetch(`${url}/readyz`).then(
          (response) => response.ok,
          () => false,
        )
      )
        return
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
      await new Promise((done) => setTimeout(done, 50))
    }
    child.kill('SIGKILL')
    throw new Error('the server did not become ready')
  }
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((done) => {
      if (child.exitCode !== null || child.signalCode !== null) return done()
      child.once('exit', () => done())
      child.kill(signal)
    })
  const call = remoteCaller(url)
  await start()
  return {
    url,
    emulator,
    call,
    runJobs: async () => (await call<{ ran: number }>('POST /api/dev/run-due-jobs')).body.ran,
    moveClock: async (to) => {
      await call('PUT /api/dev/clock', { body: { now: new Date(to).toISOString() } })
    },
    kill: () => end('SIGKILL'),
    restart: start,
    stop: () => end('SIGTERM'),
  }
}

export const remoteCaller =
  (url: string): Caller =>
  async <T>(
    key: string,
    { body, cookie, query, headers }: NonNullable<Parameters<Caller>[1]> = {},
  ): Promise<Answer<T>> => {
    const [method, path] = key.split(' ') as [string, string]
    const response = await fetch(`${url}${path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
      method,
      redirect: 'manual',
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        ...headers,
      },
    })
    const text = await response.text()
    return {
      status: response.status,
      body: (response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as T,
      cookies: response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
      headers: Object.fromEntries(response.headers),
    }
  }
/** A port that is free now; another process may still take it. */
export const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
