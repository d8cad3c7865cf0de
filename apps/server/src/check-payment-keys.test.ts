import { expect, test } from 'vitest'
import { checkPaymentKeys } from './check-payment-keys.ts'
import type { KeyPair } from './platform/payments/card-provider.ts'
import { createLogger } from './platform/telemetry/log.ts'

async function linesAfter(compareKeys: () => Promise<KeyPair>): Promise<string[]> {
  const lines: string[] = []
  const log = createLogger('info', false, [], { write: (line) => lines.push(line) })
  await checkPaymentKeys({ cards: { compareKeys } as never, log })
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
}

test.each([
  ['same_account', []],
  ['uncompared', []],
  ['unknown', ['the card provider does not know the publishable key']],
  ['other_account', ['publishable and secret key are of different accounts or modes']],
] as const)('keys: %s', async (pair, lines) => {
  expect(await linesAfter(() => Promise.resolve(pair))).toEqual(lines)
})
test('does not throw while the provider is down', async () => {
  expect(await linesAfter(() => Promise.reject(new Error('down')))).toEqual([
    'the keys of the card provider could not be compared',
  ])
})
