import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyPreparedData } from './prepared-folder.ts'
import { test as base, expect, type APIRequestContext } from '@playwright/test'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { NotificationKind } from '@tomogolf/messages/notifications'
import type { VisitorMessage } from '@tomogolf/messages/visitor'

export type Product = {
  readonly url: string
  readonly emulatorUrl: string
  /** Sets the product's clock to an instant and stops it. */
  setClock(instant: Date): Promise<void>
  runJobs(): Promise<void>
  /** Makes the card emulator misbehave once, see its README. */
  addCardFault(fault: object): Promise<void>
  /** Waits for a mail of a kind to an address and returns the newest one. */
  mail(to: string, kind: MailKind, options?: MailOptions): Promise<Mail>
  /** The amounts of a user's card by the provider's own records. */
  cardAmounts(email: string): Promise<{ held: number; captured: number }>
}
type Mail = ResultOf<'GET /api/dev/outbox'>[number]
type MailKind = NotificationKind | VisitorMessage['kind'] | 'request_letter'
type MailOptions = {
  /** Texts in the subject or the body. */
  containing?: readonly string[]
  /** Sent at this time of the product's clock or later. */
  since?: number
}
/** Signs the calls of a mail provider. */
export const MAIL_WEBHOOK_SECRET = 'the secret of the mail provider, for tests'
/** The link of a mail that contains a token. */
export const tokenLink = ({ text }: { text: string }): string =>
  /https?:\/\/\S+token=\S+/.exec(text)![0]
export type World = {
  /** Spec files that name the same world share a product; their users must have distinct names. */
  name?: string
  /** Starts with the demonstration data, else with an empty database. */
  demoData?: boolean
  /** Pages load the stand-in for Stripe.js, as they load Stripe.js with real keys. */
  stripeJs?: boolean
  /** The address of a translator, which the spec file starts. */
  translator?: string
  /** Sensitive acts need a recent proof of the person. Most files move the clock and do without. */
  stepUp?: boolean
}

export async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/**
 * Starts the real product as `npm start` does, on free ports. `data` is its data folder, deleted at
 * the end.
 */
export async function startProduct(
  env: Record<string, string>,
  data = mkdtempSync(join(tmpdir(), 'tomogolf-e2e-')),
): Promise<{ product: Product; stop(keep?: boolean): Promise<void> }> {
  const [port, emulatorPort, issuerPort] = [await freePort(), await freePort(), await freePort()]
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
        STEP_UP: 'false',
        MAIL_WEBHOOK_SECRET,
        DATA_DIR: data,
        PORT: String(port),
        HOST: 'localhost',
        STRIPE_EMULATOR_PORT: String(emulatorPort),
        ISSUER_EMULATOR_PORT: String(issuerPort),
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
    setClock: async (instant) => {
      await call('PUT', '/api/dev/clock', { now: instant.toISOString() })
    },
    runJobs: async () => {
      await call('POST', '/api/dev/run-due-jobs')
    },
    addCardFault: async (fault) => {
      const response = await fetch(`${emulatorUrl}/_emulator/faults`, {
        method: 'POST',
        body: JSON.stringify(fault),
      })
      if (!response.ok) throw new Error(await response.text())
    },
    mail: async (to, kind, { containing = [], since = 0 } = {}) => {
      const isWanted = ({ template, subject, text, sentAt }: Mail) =>
        template === kind &&
        Date.parse(sentAt) >= since &&
        containing.every((part) => subject.includes(part) || text.includes(part))
      let found: Mail | undefined
      // a response may arrive before its mail is enqueued, and a job may enqueue another one
      await expect(async () => {
        await call('POST', '/api/dev/run-due-jobs')
        const mails = (await call('GET', `/api/dev/outbox?to=${encodeURIComponent(to)}`)) as Mail[]
        found = mails.find(isWanted)
        expect(found, `${kind} to ${to} ${containing.join(', ')}`).toBeDefined()
      }).toPass({ timeout: 20_000 })
      return found!
    },
    cardAmounts: (email) => readCardAmounts(emulatorUrl, email),
  }
  return {
    product,
    stop: (keep = false) =>
      new Promise((resolve) => {
        child.once('exit', () => {
          if (!keep) rmSync(data, { recursive: true, force: true })
          resolve()
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
  child.kill('SIGKILL')
  throw new Error('the product did not become ready')
}

/** Sums the payment intents of a user at the provider, found by email. */
async function readCardAmounts(
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
      customers.map(({ id }) => get(`/v1/payment_intents?limit=100&customer=${String(id)}`)),
    )
  ).flatMap((list) => list.data)
  return {
    held: intents
      .filter((intent) => intent.status === 'requires_capture')
      .reduce((sum, intent) => sum + Number(intent.amount_capturable), 0),
    captured: intents.reduce((sum, intent) => sum + Number(intent.amount_received), 0),
  }
}

type Worlds = {
  open(world: World): Promise<void>
  close(): Promise<void>
  readonly product: Product
}

/**
 * The product of the file that runs, and of the next files of the same world. A worker changes the
 * product and keeps its browser.
 */
function createWorlds(): Worlds {
  let current: { key: string; product: Product; stop(): Promise<void> } | undefined
  const running = (): Product => {
    if (!current) throw new Error('a file that uses the product names its world with useWorld()')
    return current.product
  }
  const close = async () => {
    await current?.stop()
    current = undefined
  }
  return {
    open: async (world) => {
      const key = JSON.stringify(world)
      if (current?.key === key) return
      await close()
      current = { key, ...(await startWorld(world)) }
    },
    close,
    product: {
      get url() {
        return running().url
      },
      get emulatorUrl() {
        return running().emulatorUrl
      },
      setClock: (instant) => running().setClock(instant),
      runJobs: () => running().runJobs(),
      addCardFault: (fault) => running().addCardFault(fault),
      mail: (to, kind, options) => running().mail(to, kind, options),
      cardAmounts: (email) => running().cardAmounts(email),
    },
  }
}

async function startWorld({
  name = 'shared',
  demoData = false,
  stripeJs = false,
  translator = '',
  stepUp = false,
}: World) {
  const data = mkdtempSync(join(tmpdir(), `tomogolf-e2e-${name}-`)),
    kind = demoData ? 'demonstration' : 'empty'
  const start = (startKind: typeof kind, folder: string) =>
    startProduct(
      {
        DEMO_DATA: String(startKind === 'demonstration'),
        STRIPE_JS_STAND_IN: String(stripeJs),
        TRANSLATOR_URL: translator,
        STEP_UP: String(stepUp),
      },
      folder,
    )
  await copyPreparedData(kind, data, async (preparedKind, folder) =>
    (await start(preparedKind, folder)).stop(true),
  )
  return start(kind, data)
}

export const test = base.extend<object, { worlds: Worlds; product: Product }>({
  worlds: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const worlds = createWorlds()
      await use(worlds)
      await worlds.close()
    },
    { scope: 'worker' },
  ],
  product: [({ worlds }, use) => use(worlds.product), { scope: 'worker' }],
})

/** Starts the product of a spec file before its own hooks and tests. */
export function useWorld(world: World = {}): void {
  test.beforeAll(async ({ worlds }) => {
    test.setTimeout(START_TIMEOUT)
    await worlds.open(world)
  })
}
export { expect, type APIRequestContext }
