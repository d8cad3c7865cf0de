import { startEmulator, type Emulator } from '@tomogolf/stripe-emulator'
import { systemClock, type Clock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/database/database.ts'
import type { CardProvider } from '../../src/platform/payments/card-provider.ts'
import { openServerDatabase } from '../../src/platform/database/server-database.ts'
import { EMULATOR_KEYS } from '../../src/create-adapters.ts'
import { stripeProvider } from '../../src/platform/payments/stripe-provider.ts'
import { createLogger, type Logger } from '../../src/platform/telemetry/log.ts'
import { startServerProcess, type ServerProcess } from '../support/server-process.ts'
import { startBalancer, type Balancer } from './balancer.ts'

/**
 * The services of deploy/compose.yaml as local processes: two web processes behind a load balancer,
 * a worker, one PostgreSQL database and one card provider.
 */
export type Fleet = {
  readonly webs: readonly [ServerProcess, ServerProcess]
  readonly worker: ServerProcess
  readonly balancer: Balancer
  readonly emulator: Emulator
  /** Direct access to the database and the card provider, for assertions and saved cards. */
  readonly deps: {
    readonly db: Database
    readonly cards: CardProvider
    readonly clock: Clock
    readonly log: Logger
  }
  readonly clock: Clock
  stop(): Promise<void>
}

export async function startFleet(
  databaseUrl: string,
  env: Record<string, string> = {},
  proxy?: Balancer,
): Promise<Fleet> {
  const balancer = proxy ?? (await startBalancer())
  const emulator = await startEmulator({
    port: 0,
    now: () => Date.now(),
    webhook: { url: `${balancer.url}/api/webhooks/stripe`, secret: EMULATOR_KEYS.webhookSecret },
    webhookRetry: { firstMs: 200, longestMs: 2_000, attempts: 60 },
  })
  const shared = {
    DATABASE_URL: databaseUrl,
    APP_SECRET: 'a secret of thirty-two characters, at least',
    ORIGIN: balancer.url,
    TRUST_PROXY: '1',
    DATABASE_POOL: '10',
    STRIPE_TIMEOUT_MS: '2000',
    ...env,
  }
  // concurrent starts on an empty database are the worst case
  const [one, two, worker] = await Promise.all([
    startServerProcess(emulator, { ...shared, PROCESS_MODE: 'web' }),
    startServerProcess(emulator, { ...shared, PROCESS_MODE: 'web' }),
    startServerProcess(emulator, { ...shared, PROCESS_MODE: 'worker' }),
  ])
  balancer.setTargets([one.url, two.url])
  const db = openServerDatabase(databaseUrl, 4, () => {
    /* the tests cut connections on purpose */
  })
  const clock = systemClock()
  return {
    webs: [one, two],
    worker,
    balancer,
    emulator,
    deps: {
      db,
      cards: stripeProvider({ ...EMULATOR_KEYS, timeoutMs: 5_000, emulatorUrl: emulator.url }),
      clock,
      log: createLogger('silent', false),
    },
    clock,
    stop: async () => {
      await Promise.all([one, two, worker].map((server) => server.stop()))
      await db.close()
      await balancer.close()
      await emulator.close()
    },
  }
}
