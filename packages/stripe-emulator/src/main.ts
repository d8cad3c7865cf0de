import { parseArgs } from 'node:util'
import { wallClock } from './clock.ts'
import { startEmulator } from './index.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.STRIPE_EMULATOR_PORT ?? '12111' },
    host: { type: 'string', default: process.env.STRIPE_EMULATOR_HOST ?? '127.0.0.1' },
    file: { type: 'string', default: process.env.STRIPE_EMULATOR_FILE },
    'webhook-url': { type: 'string', default: process.env.STRIPE_EMULATOR_WEBHOOK_URL },
    'webhook-secret': { type: 'string', default: process.env.STRIPE_EMULATOR_WEBHOOK_SECRET },
  },
})

const port = Number(values.port)
const url = values['webhook-url']
const secret = values['webhook-secret']
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  throw new Error(`not a port: ${values.port}`)
if ((url === undefined) !== (secret === undefined))
  throw new Error('a webhook needs both its address and its secret')

const emulator = await startEmulator({
  port,
  host: values.host,
  now: wallClock,
  file: values.file,
  webhook: url !== undefined && secret !== undefined ? { url, secret } : undefined,
  log: (message) => console.error(message),
})
// Holds also expire without requests, so that their webhook is sent in time.
const timer = setInterval(() => emulator.sweep(), 5_000)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clearInterval(timer)
    void emulator.close()
  })
}

console.log(`Stripe emulator on ${emulator.url}`)
