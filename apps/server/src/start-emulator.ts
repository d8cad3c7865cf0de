import { join } from 'node:path'
import { startEmulator, type Emulator } from '@tomogolf/stripe-emulator'
import type { Config } from './config/config.ts'
import { EMULATOR_KEYS } from './create-adapters.ts'
import type { Clock } from './platform/clock.ts'

/**
 * Starts the card emulator on the product's clock; null where real keys or another emulator are
 * configured.
 */
export async function startEmulatorFor(config: Config, clock: Clock): Promise<Emulator | null> {
  if (config.STRIPE_SECRET_KEY || config.STRIPE_EMULATOR_URL || config.PROCESS_MODE === 'worker')
    return null
  return startEmulator({
    port: config.STRIPE_EMULATOR_PORT,
    now: () => clock.now(),
    file: join(config.DATA_DIR, 'card-emulator.jsonl'),
    webhook: {
      url: `http://127.0.0.1:${config.PORT}/api/webhooks/stripe`,
      secret: EMULATOR_KEYS.webhookSecret,
    },
  })
}
