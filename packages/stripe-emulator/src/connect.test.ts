import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import Stripe from 'stripe'
import { API_VERSION } from './account.ts'
import { startEmulator, type Emulator } from './emulator.ts'

let emulator: Emulator, stripe: Stripe
beforeEach(async () => {
  emulator = await startEmulator({ port: 0, now: () => Date.parse('2026-11-02T03:00:00Z') })
  stripe = new Stripe('sk_test_connect', {
    apiVersion: API_VERSION,
    host: '127.0.0.1',
    port: emulator.port,
    protocol: 'http',
    maxNetworkRetries: 0,
  })
})
afterEach(() => emulator.close())

const NEW_ACCOUNT = {
  type: 'express',
  country: 'JP',
  business_type: 'individual',
  capabilities: { transfers: { requested: true } },
  metadata: { user: 'kenji' },
} as const
const createPayee = async () => {
  const account = await stripe.accounts.create(NEW_ACCOUNT)
  emulator.changeAccount(account.id, 'complete')
  return account.id
}
const transfer = (destination: string, more: object = {}) =>
  stripe.transfers.create({
    amount: 15_000,
    currency: 'jpy',
    destination,
    transfer_group: 'payout1',
    ...more,
  })

describe('an account', () => {
  test('is completed on the page of its link, which works once', async () => {
    const account = await stripe.accounts.create(NEW_ACCOUNT)
    expect(account).toMatchObject({
      payouts_enabled: false,
      capabilities: { transfers: 'inactive' },
    })
    const link = () =>
      stripe.accountLinks.create({
        account: account.id,
        refresh_url: 'http://127.0.0.1:3000/again',
        return_url: 'http://127.0.0.1:3000/payouts',
        type: 'account_onboarding',
      })
    const { url } = await link()
    expect(await (await fetch(url)).text()).toContain('Give everything')
    const answer = (address: string, outcome: string) =>
      fetch(address, {
        method: 'POST',
        body: new URLSearchParams({ outcome }),
        redirect: 'manual',
      })
    expect((await answer(url, 'anything')).status).toBe(400)
    const done = await answer(url, 'missing')
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      'http://127.0.0.1:3000/payouts',
    ])
    expect((await answer(url, 'complete')).headers.get('location')).toBe(
      'http://127.0.0.1:3000/again',
    )
    expect((await stripe.accounts.retrieve(account.id)).requirements?.currently_due).toEqual([
      'individual.verification.document',
    ])
    await answer((await link()).url, 'complete')
    expect(await stripe.accounts.retrieve(account.id)).toMatchObject({
      payouts_enabled: true,
      capabilities: { transfers: 'active' },
    })
    const events = [...emulator.state.events.values()].filter(
      ({ type }) => type === 'account.updated',
    )
    expect(events.map((event) => event.account)).toEqual([account.id, account.id])
    expect((await fetch(`${emulator.url}/connect/onboarding/guessed`)).status).toBe(404)
  })
})

describe('a transfer', () => {
  test('is made once for a key, listed by its group, and reversed once', async () => {
    const account = await createPayee()
    const key = { idempotencyKey: 'transfer-payout1' }
    const body = {
      amount: 15_000,
      currency: 'jpy',
      destination: account,
      transfer_group: 'payout1',
    }
    const first = await stripe.transfers.create(body, key)
    expect((await stripe.transfers.create(body, key)).id).toBe(first.id)
    const { data } = await stripe.transfers.list({ transfer_group: 'payout1' })
    expect(data.map(({ id }) => id)).toEqual([first.id])
    await stripe.transfers.createReversal(first.id)
    expect(await stripe.transfers.retrieve(first.id)).toMatchObject({
      reversed: true,
      amount_reversed: 15_000,
    })
    await expect(stripe.transfers.createReversal(first.id)).rejects.toThrow(/left to reverse/)
  })
  test.each([
    ['an account that is not complete', 'insufficient_capabilities_for_transfer'],
    ['a balance that is too low', 'balance_insufficient'],
  ] as const)('is refused for %s', async (_, code) => {
    const account = await createPayee()
    if (code === 'balance_insufficient') emulator.configure({ balance: 14_999 })
    else emulator.changeAccount(account, 'blocked')
    await expect(transfer(account)).rejects.toMatchObject({ code })
    expect(emulator.state.transfers.size).toBe(0)
  })
  test('is not reversed once its owner has drawn the money', async () => {
    const account = await createPayee()
    const { id } = await transfer(account)
    emulator.configure({ paidOutAccounts: [account] })
    await expect(stripe.transfers.createReversal(id)).rejects.toMatchObject({
      code: 'insufficient_funds',
    })
  })
  test('to an unknown account names the parameter', async () => {
    await expect(transfer('acct_unknown')).rejects.toMatchObject({ param: 'destination' })
  })
})
