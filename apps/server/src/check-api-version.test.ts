import { expect, test } from 'vitest'
import { checkApiVersion } from './check-api-version.ts'
import type { ProviderProbe } from './platform/payments/card-provider.ts'
import { STRIPE_API_VERSION } from './platform/payments/stripe-api-version.ts'
import { createLogger } from './platform/telemetry/log.ts'

async function linesAfter(probe: () => Promise<Partial<ProviderProbe>>): Promise<string[]> {
  const lines: string[] = []
  const log = createLogger('info', false, [], { write: (line) => lines.push(line) })
  await checkApiVersion({ cards: { probe } as never, log })
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
}
const webhook = { url: 'https://golf.example/api/webhooks/stripe', enabled: true, events: ['*'] }

test('is silent when the provider speaks the pinned version', async () => {
  const webhooks = [
    { ...webhook, apiVersion: STRIPE_API_VERSION },
    { ...webhook, apiVersion: null },
    { ...webhook, enabled: false, apiVersion: '2022-11-15' },
  ]
  expect(await linesAfter(async () => ({ apiVersion: STRIPE_API_VERSION, webhooks }))).toEqual([])
})
test('reports another version of answers and of webhooks', async () => {
  const webhooks = [{ ...webhook, apiVersion: '2022-11-15' }]
  expect(await linesAfter(async () => ({ apiVersion: '2022-11-15', webhooks }))).toEqual([
    'the card provider answers in another API version',
    'a webhook of the card provider is sent in another API version',
  ])
})
test('does not throw while the provider is down', async () => {
  expect(await linesAfter(() => Promise.reject(new Error('down')))).toEqual([
    'the API version of the card provider could not be checked',
  ])
})
