import { expect, test } from 'vitest'
import { gameMoney } from './game-money.policy.ts'

type Entry = Parameters<typeof gameMoney>[0][number]
const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const row = (type: Entry['type'], amount: number | null, more: Partial<Entry> = {}): Entry => ({
  type,
  status: 'successful',
  amount: amount === null ? null : usd(amount),
  reason: null,
  net: null,
  refunded: null,
  seat: null,
  ...more,
})
const joined = row('game_joined', null)
const hold = row('payment_authorized', 141.7)
const planned = row('payment_authorized', 141.7, { status: 'pending' })
const released = row('hold_released', 109)
const fee = row('platform_fee', 32.7, { net: usd(32.7), refunded: usd(0) })

test.each<[string, Entry[], string, number | null]>([
  ['nothing but a record', [joined], 'none', null],
  ['a planned hold', [planned], 'planned', 141.7],
  ['a hold', [hold, joined], 'held', 141.7],
  [
    'a refused hold',
    [row('payment_authorized', 141.7, { status: 'failed' }), joined],
    'none',
    null,
  ],
  ['a released hold', [released, hold, joined], 'released', 0],
  ['a hold placed again after a release', [hold, released, hold], 'held', 141.7],
  ['two holds', [hold, { ...hold, seat: 'b' }, joined], 'held', 283.4],
  ['two planned holds', [planned, { ...planned, seat: 'b' }], 'planned', 283.4],
  ['a hold, another planned', [{ ...planned, seat: 'b' }, hold], 'held', 141.7],
  [
    'two holds, one of them released',
    [{ ...released, seat: 'b' }, hold, { ...hold, seat: 'b' }],
    'held',
    141.7,
  ],
  [
    'two holds, both released',
    [released, { ...released, seat: 'b' }, hold, { ...hold, seat: 'b' }],
    'released',
    0,
  ],
  ['a fee, the rest released', [released, fee, hold, joined], 'charged', 32.7],
  ['two charges', [row('no_show_penalty', 0.1), row('platform_fee', 0.2)], 'charged', 0.3],
  [
    'a failed charge of a hold',
    [row('platform_fee', 32.7, { status: 'failed' }), hold],
    'held',
    141.7,
  ],
  [
    'a fee refunded in part',
    [row('payment_refunded', 10), { ...fee, net: usd(22.7), refunded: usd(10) }, hold],
    'charged',
    22.7,
  ],
  [
    'a fee refunded in full',
    [
      row('payment_refunded', 32.7),
      { ...fee, status: 'refunded', net: usd(0), refunded: usd(32.7) },
    ],
    'refunded',
    32.7,
  ],
  [
    'the share of a host',
    [row('no_show_penalty', 40, { reason: 'owed_to_host', net: usd(30) })],
    'owed',
    30,
  ],
])('%s', (_, entries, state, amount) => {
  expect(gameMoney(entries)).toEqual({ state, amount: amount === null ? null : usd(amount) })
})
