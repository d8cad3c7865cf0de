import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { TEST_CARDS } from './cards/cards.ts'
import { emulated, holdParams, page, refusal, saveCard, typed } from '../test/emulated.ts'
import type { Emulated } from '../test/emulated.ts'

async function trySaving(world: Emulated, number: string, more: Record<string, string> = {}) {
  const customer = await world.stripe.customers.create()
  const intent = await world.stripe.setupIntents.create({
    customer: customer.id,
    usage: 'off_session',
  })
  const answer = await page(world.emulator, `/v1/setup_intents/${intent.id}/confirm`, {
    client_secret: intent.client_secret ?? '',
    ...typed(number, more),
  })
  return { answer, intent: intent.id, customer: customer.id }
}

describe('a valid card', () => {
  it.each([
    ['4242424242424242', 'visa', '4242', 'credit', 'US'],
    ['5555555555554444', 'mastercard', '4444', 'credit', 'US'],
    ['3566002020360505', 'jcb', '0505', 'credit', 'JP'],
    ['378282246310005', 'amex', '0005', 'credit', 'US'],
    ['4000056655665556', 'visa', '5556', 'debit', 'US'],
  ])(
    '%s is saved in the page and then held, captured without the guest',
    async (number, brand, last4, funding, country) => {
      const world = await emulated()
      const saved = await saveCard(world, number)
      const method = await world.stripe.paymentMethods.retrieve(saved.card)
      expect(method.customer).toBe(saved.customer)
      expect(method.card).toMatchObject({
        brand,
        last4,
        funding,
        country,
        exp_month: 12,
        exp_year: 2030,
        networks: { available: [brand] },
        three_d_secure_usage: { supported: true },
      })
      expect(method.card?.fingerprint).toMatch(/^\w{16}$/)
      const hold = await world.stripe.paymentIntents.create(holdParams(saved))
      expect(hold).toMatchObject({
        status: 'requires_capture',
        amount_capturable: 13_000,
        amount_received: 0,
      })
      expect(await world.stripe.paymentIntents.capture(hold.id)).toMatchObject({
        status: 'succeeded',
        amount_received: 13_000,
      })
    },
  )

  it('has the same fingerprint for every customer', async () => {
    const world = await emulated()
    const [one, two] = [await saveCard(world), await saveCard(world)]
    const methods = [
      await world.stripe.paymentMethods.retrieve(one.card),
      await world.stripe.paymentMethods.retrieve(two.card),
    ]
    expect(methods[0]?.id).not.toBe(methods[1]?.id)
    expect(methods[0]?.card?.fingerprint).toBe(methods[1]?.card?.fingerprint)
  })
})

describe('a card that the bank declines when it is saved', () => {
  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000009987', 'card_declined', 'lost_card'],
    ['4000000000009979', 'card_declined', 'stolen_card'],
    ['4000000000000069', 'expired_card', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error', 'processing_error'],
  ])('%s answers 402 %s and leaves the guest without a card', async (number, code, declineCode) => {
    const world = await emulated()
    const { answer, intent, customer } = await trySaving(world, number)
    expect(answer.status).toBe(402)
    expect(answer.body.error).toMatchObject({ type: 'card_error', code, decline_code: declineCode })
    expect(answer.body.error?.setup_intent).toMatchObject({
      id: intent,
      status: 'requires_payment_method',
    })
    const after = await world.stripe.setupIntents.retrieve(intent)
    expect(after.last_setup_error).toMatchObject({ code, decline_code: declineCode })
    expect((await world.stripe.customers.listPaymentMethods(customer)).data).toEqual([])
  })

  it('the setup accepts another card', async () => {
    const world = await emulated()
    const { intent, customer } = await trySaving(world, '4000000000000002')
    const secret = (await world.stripe.setupIntents.retrieve(intent)).client_secret ?? ''
    const second = await page(world.emulator, `/v1/setup_intents/${intent}/confirm`, {
      client_secret: secret,
      ...typed('4242424242424242'),
    })
    expect(second.body).toMatchObject({ status: 'succeeded', last_setup_error: null })
    expect((await world.stripe.customers.listPaymentMethods(customer)).data).toHaveLength(1)
  })

  it('cannot be attached by the server', async () => {
    const { stripe } = await emulated()
    const customer = await stripe.customers.create()
    const error = await refusal(
      stripe.paymentMethods.attach('pm_card_visa_chargeDeclinedInsufficientFunds', {
        customer: customer.id,
      }),
    )
    expect(error).toMatchObject({
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'insufficient_funds',
    })
  })
})

it('4000000000000341 is saved but declines a hold', async () => {
  const world = await emulated()
  const saved = await saveCard(world, '4000000000000341')
  const error = await refusal(world.stripe.paymentIntents.create(holdParams(saved)))
  expect(error).toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code: 'card_declined',
    decline_code: 'generic_decline',
  })
  expect(error.payment_intent).toMatchObject({
    status: 'requires_payment_method',
    amount_capturable: 0,
    payment_method: null,
  })
  const charge = await world.stripe.charges.retrieve(error.charge ?? '')
  expect(charge).toMatchObject({
    status: 'failed',
    paid: false,
    failure_code: 'card_declined',
    outcome: { type: 'issuer_declined', reason: 'generic_decline' },
  })
})

describe('an invalid card entry', () => {
  it.each([
    ['a digit is wrong', '4242424242424241', {}, 'incorrect_number', 'number'],
    ['the number is too short', '4242', {}, 'invalid_number', 'number'],
    [
      'the month does not exist',
      '4242424242424242',
      { exp_month: '13' },
      'invalid_expiry_month',
      'exp_month',
    ],
    [
      'the month is over',
      '4242424242424242',
      { exp_month: '11', exp_year: '2026' },
      'invalid_expiry_month',
      'exp_month',
    ],
    [
      'the year is over',
      '4242424242424242',
      { exp_year: '2025' },
      'invalid_expiry_year',
      'exp_year',
    ],
    ['the security code is too short', '4242424242424242', { cvc: '12' }, 'invalid_cvc', 'cvc'],
  ])('is refused with the field: %s', async (_case, number, fields, code, param) => {
    const world = await emulated()
    const more = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [`payment_method_data[card][${name}]`, value]),
    )
    const { answer, intent } = await trySaving(world, number, more)
    expect(answer.status).toBe(402)
    expect(answer.body.error).toMatchObject({ type: 'card_error', code, param })
    expect((await world.stripe.setupIntents.retrieve(intent)).status).toBe(
      'requires_payment_method',
    )
  })

  it('accepts the last month, spaces and a two-digit year', async () => {
    const world = await emulated()
    const { answer } = await trySaving(world, '4242 4242 4242 4242', {
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '26',
    })
    expect(answer.body.status).toBe('succeeded')
  })

  it('refuses numbers that are not test cards', async () => {
    const world = await emulated()
    const { answer } = await trySaving(world, '4111111111111111')
    expect(answer.status).toBe(402)
    expect(answer.body.error).toMatchObject({
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
    })
    expect(String(answer.body.error?.message)).toContain('test mode')
  })
})

it('a saved card declines as expired after its last month by the clock', async () => {
  const world = await emulated()
  const saved = await saveCard(world)
  world.emulator.setClock(Date.parse('2030-12-31T23:00:00Z'))
  expect((await world.stripe.paymentIntents.create(holdParams(saved))).status).toBe(
    'requires_capture',
  )
  world.emulator.setClock(Date.parse('2031-01-01T00:00:00Z'))
  expect(await refusal(world.stripe.paymentIntents.create(holdParams(saved)))).toMatchObject({
    code: 'expired_card',
  })
})

it('refuses card numbers sent with the secret key', async () => {
  const { stripe, emulator } = await emulated()
  const error = await refusal(
    stripe.paymentMethods.create({
      type: 'card',
      card: { number: '4242424242424242', exp_month: 12, exp_year: 2030 },
    }),
  )
  expect(error.statusCode).toBe(402)
  expect(error.message).toContain('generally unsafe')
  expect(emulator.state.paymentMethods.size).toBe(0)
})

it('the README lists the built-in test cards', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const rows = [...readme.matchAll(/^\| (\d{13,16}) \| (\w+) \|/gm)].map(
    ([, number, name]) => `${number} ${name}`,
  )
  expect(rows.sort()).toEqual(TEST_CARDS.map((card) => `${card.number} ${card.name}`).sort())
})
