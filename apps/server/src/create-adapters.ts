import { join } from 'node:path'
import { STRIPE_JS_PATH } from '@tomogolf/stripe-emulator/stand-in-paths'
import type { Config } from './config/config.ts'
import type { CardProvider } from './platform/payments/card-provider.ts'
import type { Database } from './platform/database/database.ts'
import { openEmbeddedDatabase } from './platform/database/embedded-database.ts'
import { openServerDatabase } from './platform/database/server-database.ts'
import { stripeProvider } from './platform/payments/stripe-provider.ts'

/** Keys for the emulator, which accepts any key of this form. */
export const EMULATOR_KEYS = {
  secretKey: 'sk_test_emulator',
  publishableKey: 'pk_test_emulator',
  webhookSecret: 'whsec_emulator',
}

/** Opens the configured database, a server or the embedded one, without migrating it. */
export const openDatabase = async (
  config: Config,
  onError: (error: Error) => void,
): Promise<Database> =>
  config.DATABASE_URL
    ? openServerDatabase(config.DATABASE_URL, config.DATABASE_POOL, onError)
    : openEmbeddedDatabase(join(config.DATA_DIR, 'database'))

/** The configured card provider: the real one with keys, else the emulator. */
export function openCards(config: Config, emulatorUrl?: string): CardProvider {
  const url =
    emulatorUrl ?? config.STRIPE_EMULATOR_URL ?? `http://127.0.0.1:${config.STRIPE_EMULATOR_PORT}`
  return config.STRIPE_SECRET_KEY
    ? stripeProvider({
        secretKey: config.STRIPE_SECRET_KEY,
        publishableKey: config.STRIPE_PUBLISHABLE_KEY!,
        webhookSecret: config.STRIPE_WEBHOOK_SECRET!,
        connectWebhookSecret: config.STRIPE_CONNECT_WEBHOOK_SECRET,
        timeoutMs: config.STRIPE_TIMEOUT_MS,
      })
    : stripeProvider({
        ...EMULATOR_KEYS,
        timeoutMs: config.STRIPE_TIMEOUT_MS,
        emulatorUrl: url,
        stripeJsUrl: config.STRIPE_JS_STAND_IN ? `${url}${STRIPE_JS_PATH}` : null,
      })
}

/**
 * Whether the server is running on this machine: only one process may open the embedded database.
 */
export const isServerRunning = (config: Pick<Config, 'PORT'>): Promise<boolean> =>
  fetch(`http://127.0.0.1:${config.PORT}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
    (response) => response.ok,
    () => false,
  )
