import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beginFromPrepared } from './prepared-folder.ts'
import { test as base, expect, type APIRequestContext } from '@playwright/test'

export type Product = {
  readonly url: string
  readonly emulatorUrl: string
  /** Stops the whole product's clock at an instant. */
  at(instant: Date): Promise<void>
  runJobs(): Promise<void>
  /** The newest mail to an address, or the newest that has these words in it. */
  mail(to: string, having?: RegExp): Promise<{ subject: string; text: string; html: string }>
  /** What the card provider's own books say of one person's card. */
  card(email: string): Promise<{ held: number; captured: number }>
}
/** The link that a mail wants pressed. */
export const linkIn = ({ text }: { text: string }): string =>
  /https?:\/\/\S+token=\S+/.exec(text)![0]
/** `world`: files that name the same one may share a product when they run one after another; its people must then have names of their own. */
type Options = { demoData: boolean; world: string }

async function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Starts the real product as `npm start` does, on free ports, in `data`: an empty folder unless told otherwise, and gone afterwards. */
export async function startProduct(
  env: Record<string, string>,
  data = mkdtempSync(join(tmpdir(), 'tomogolf-e2e-')),
): Promise<{ product: Product; stop(keep?: boolean): Promise<void> }> {
  const [port, emulatorPort] = [await freePort(), await freePort()]
  const url = `http://localhost:${port}`,
    emulatorUrl = `http://127.0.0.1:${emulatorPort}`
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, '../../apps/server/src/main.ts'),
    ],
    {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        LOG_LEVEL: 'error',
        RATE_LIMITS: 'false',
        DATA_DIR: data,
        PORT: String(port),
        HOST: 'localhost',
        STRIPE_EMULATOR_PORT: String(emulatorPort),
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  await waitUntilReady(url, child)
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${url}${path}`, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    })
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const product: Product = {
    url,
    emulatorUrl,
    at: async (instant) => {
      await call('PUT', '/api/dev/clock', { now: instant.toISOString() })
    },
    runJobs: async () => {
      await call('POST', '/api/dev/run-due-jobs')
    },
    mail: async (to, having) => {
      // a job that another one has ordered may still be on its way
      for (let i = 0; i < 20; i++) {
        await call('POST', '/api/dev/run-due-jobs')
        const mails = (await call('GET', `/api/dev/outbox?to=${encodeURIComponent(to)}`)) as {
          subject: string
          text: string
          html: string
        }[]
        const found = mails.find(({ text }) => having === undefined || having.test(text))
        if (found) return found
        await new Promise((done) => setTimeout(done, 250))
      }
      throw new Error(`no mail to ${to}`)
    },
    card: (email) => cardBooks(emulatorUrl, email),
  }
  return {
    product,
    stop: (keep = false) =>
      new Promise((done) => {
        child.once('exit', () => {
          if (!keep) rmSync(data, { recursive: true, force: true })
          done()
        })
        child.kill('SIGTERM')
      }),
  }
}

/** Milliseconds: a shared machine may be slow. */
const START_TIMEOUT = process.env.CI ? 480_000 : 120_000

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT
  while (Date.now() < deadline) {
    if (
      await fetch(`${url}/readyz`).then(
        (response) => response.ok,
        () => false,
      )
    )
      return
    if (child.exitCode !== null) throw new Error(`the product exited with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the product did not become ready')
}

/** Asks the provider the way its own dashboard would: customers by e-mail, then their payment intents. */
async function cardBooks(
  emulatorUrl: string,
  email: string,
): Promise<{ held: number; captured: number }> {
  const get = async (path: string) =>
    (
      await fetch(`${emulatorUrl}${path}`, {
        headers: { authorization: 'Bearer sk_test_emulator' },
      })
    ).json() as Promise<{ data: Record<string, unknown>[] }>
  const customers = (await get(`/v1/customers?limit=100&email=${encodeURIComponent(email)}`)).data
  const intents = (
    await Promise.all(
      customers.map((c) => get(`/v1/payment_intents?limit=100&customer=${String(c.id)}`)),
    )
  ).flatMap((list) => list.data)
  return {
    held: intents
      .filter((i) => i.status === 'requires_capture')
      .reduce((sum, i) => sum + Number(i.amount_capturable), 0),
    captured: intents.reduce((sum, i) => sum + Number(i.amount_received), 0),
  }
}

/** A test with a product that runs for the whole file, and for the next one of the same world. */
export const test = base.extend<object, { product: Product } & Options>({
  demoData: [false, { scope: 'worker', option: true }],
  world: ['shared', { scope: 'worker', option: true }],
  product: [
    async ({ demoData, world }, use) => {
      const data = mkdtempSync(join(tmpdir(), `tomogolf-e2e-${world}-`)),
        kind = demoData ? 'demonstration' : 'empty'
      const start = (of: typeof kind, folder: string) =>
        startProduct({ DEMO_DATA: String(of === 'demonstration') }, folder)
      await beginFromPrepared(kind, data, async (of, folder) =>
        (await start(of, folder)).stop(true),
      )
      const { product, stop } = await start(kind, data)
      await use(product)
      await stop()
    },
    { scope: 'worker', timeout: START_TIMEOUT },
  ],
})
export { expect, type APIRequestContext }
