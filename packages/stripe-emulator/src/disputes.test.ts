import { describe, expect, it } from 'vitest'
import type Stripe from 'stripe'
import {
  DAY,
  emulated,
  holdParams,
  refusal,
  saveCard,
  START,
  type Emulated,
} from '../test/emulated.ts'
import { WEBHOOK_SECRET, webhookReceiver } from '../test/webhook-receiver.ts'

const captured = async (world: Emulated, number?: string) => {
  const hold = await world.stripe.paymentIntents.create(holdParams(await saveCard(world, number)))
  return world.stripe.paymentIntents.capture(hold.id)
}
const disputeOf = async ({ stripe }: Emulated, intent: Stripe.PaymentIntent) =>
  (await stripe.disputes.list({ payment_intent: intent.id })).data[0]!

describe('a dispute', () => {
  it('withdraws amount and fee, and returns both when it is won', async () => {
    const receiver = await webhookReceiver()
    const world = await emulated({ webhook: { url: receiver.url, secret: WEBHOOK_SECRET } })
    const intent = await captured(world)
    const id = world.emulator.openDispute(intent.id)
    const opened = await world.stripe.disputes.retrieve(id)
    expect(opened).toMatchObject({
      amount: 13_000,
      currency: 'usd',
      status: 'needs_response',
      reason: 'fraudulent',
      is_charge_refundable: false,
      balance_transactions: [{ amount: -13_000, fee: 1_500, net: -14_500 }],
      evidence_details: { due_by: (START + 14 * DAY) / 1000, submission_count: 0 },
    })
    world.emulator.decideDispute(id, 'won')
    const won = await world.stripe.disputes.retrieve(id)
    expect(won.status).toBe('won')
    expect(won.balance_transactions[1]).toMatchObject({ amount: 13_000, fee: -1_500 })
    await world.emulator.drainWebhooks()
    expect(receiver.types().filter((type) => type.startsWith('charge.dispute.'))).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.funds_reinstated',
      'charge.dispute.closed',
    ])
  })

  it('accepts evidence once, within its limits', async () => {
    const world = await emulated()
    const id = world.emulator.openDispute((await captured(world)).id)
    const file = await world.stripe.files.create({
      purpose: 'dispute_evidence',
      file: {
        data: Buffer.from('%PDF-1.7 /Type /Page\n\xff'),
        name: 'file.pdf',
        type: 'application/pdf',
      },
    })
    expect(file).toMatchObject({ object: 'file', type: 'pdf', filename: 'file.pdf' })
    const tooLong = { evidence: { uncategorized_text: 'x'.repeat(20_001) } }
    expect((await refusal(world.stripe.disputes.update(id, tooLong))).message).toContain('20000')
    const unknown = { evidence: { uncategorized_file: 'file_unknown' } }
    expect((await refusal(world.stripe.disputes.update(id, unknown))).statusCode).toBe(400)
    const text = 'x'.repeat(20_000)
    const long = Object.fromEntries(
      [
        'access_activity_log',
        'product_description',
        'cancellation_rebuttal',
        'refund_policy_disclosure',
        'refund_refusal_explanation',
        'cancellation_policy_disclosure',
        'duplicate_charge_explanation',
        'uncategorized_text',
      ].map((name) => [name, text]),
    )
    expect((await refusal(world.stripe.disputes.update(id, { evidence: long }))).message).toContain(
      '150000',
    )
    const staged = await world.stripe.disputes.update(id, {
      evidence: { customer_name: 'Emily', uncategorized_file: file.id },
      submit: false,
    })
    expect(staged).toMatchObject({ status: 'needs_response', evidence: { customer_name: 'Emily' } })
    const sent = await world.stripe.disputes.update(id, { evidence: {}, submit: true })
    expect(sent).toMatchObject({
      status: 'under_review',
      evidence_details: { submission_count: 1, has_evidence: true },
    })
    expect((await refusal(world.stripe.disputes.update(id, {}))).statusCode).toBe(400)
  })

  it('refuses more pages than the network accepts', async () => {
    const world = await emulated()
    const id = world.emulator.openDispute((await captured(world, '5555555555554444')).id)
    const file = await world.stripe.files.create({
      purpose: 'dispute_evidence',
      file: { data: '/Type /Page\n'.repeat(20), name: 'long.pdf', type: 'application/pdf' },
    })
    const evidence = { uncategorized_file: file.id }
    expect(await refusal(world.stripe.disputes.update(id, { evidence }))).toMatchObject({
      code: 'dispute_evidence_page_limit_exceeded',
    })
  })

  it('is lost at its deadline without an answer, or by closing it', async () => {
    const world = await emulated()
    const [late, accepted] = [
      world.emulator.openDispute((await captured(world)).id),
      world.emulator.openDispute((await captured(world)).id),
    ]
    expect((await world.stripe.disputes.close(accepted)).status).toBe('lost')
    expect((await refusal(world.stripe.disputes.close(accepted))).statusCode).toBe(400)
    world.pass(14 * DAY)
    expect((await world.stripe.disputes.retrieve(late)).status).toBe('needs_response')
    world.pass(1000)
    expect(await world.stripe.disputes.retrieve(late)).toMatchObject({
      status: 'lost',
      evidence_details: { past_due: true },
    })
  })

  it('forbids a refund, except while it is an inquiry', async () => {
    const world = await emulated()
    const [disputed, asked] = [await captured(world), await captured(world)]
    world.emulator.openDispute(disputed.id)
    const inquiry = world.emulator.openDispute(asked.id, { inquiry: true })
    const refund = (intent: string) =>
      world.stripe.refunds.create({ payment_intent: intent, amount: 1_000 })
    expect(await refusal(refund(disputed.id))).toMatchObject({ code: 'charge_disputed' })
    expect((await refund(asked.id)).status).toBe('succeeded')
    world.emulator.decideDispute(inquiry, 'escalate')
    expect(await world.stripe.disputes.retrieve(inquiry)).toMatchObject({
      status: 'needs_response',
      balance_transactions: [{ amount: -13_000 }],
    })
    expect(await refusal(refund(asked.id))).toMatchObject({ code: 'charge_disputed' })
  })

  it.each([
    ['4000000000000259', 'fraudulent', 'needs_response'],
    ['4000000000002685', 'product_not_received', 'needs_response'],
    ['4000000000001976', 'general', 'warning_needs_response'],
  ])('follows the capture of the test card %s', async (number, reason, status) => {
    const world = await emulated()
    expect(await disputeOf(world, await captured(world, number))).toMatchObject({ reason, status })
  })

  it.each([
    ['winning_evidence', 'won'],
    ['losing_evidence', 'lost'],
  ])('is decided by the test evidence %s', async (text, status) => {
    const world = await emulated()
    const dispute = await disputeOf(world, await captured(world, '4000000000000259'))
    const after = await world.stripe.disputes.update(dispute.id, {
      evidence: { uncategorized_text: text },
    })
    expect(after.status).toBe(status)
  })

  it('is opened and decided by the control endpoints', async () => {
    const world = await emulated()
    const intent = await captured(world)
    const post = async (path: string, body: object = {}) => {
      const response = await fetch(`${world.emulator.url}/_emulator/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
      })
      return { status: response.status, body: (await response.json()) as { id: string } }
    }
    const { status, body } = await post('disputes', { payment_intent: intent.id, amount: 5_000 })
    expect(status).toBe(201)
    expect((await world.stripe.disputes.retrieve(body.id)).amount).toBe(5_000)
    expect((await post(`disputes/${body.id}/lose`)).status).toBe(200)
    expect((await world.stripe.disputes.retrieve(body.id)).status).toBe('lost')
    expect((await post(`disputes/${body.id}/win`)).status).toBe(400)
    expect((await post('disputes', {})).status).toBe(400)
    expect((await post('disputes/du_none/nothing')).status).toBe(404)
  })
})

it('an early fraud warning follows the capture of its test card', async () => {
  const world = await emulated()
  const intent = await captured(world, '4000000000005423')
  const { data } = await world.stripe.radar.earlyFraudWarnings.list({ payment_intent: intent.id })
  expect(data).toMatchObject([{ actionable: true, charge: intent.latest_charge }])
  expect((await world.stripe.radar.earlyFraudWarnings.retrieve(data[0]!.id)).id).toBe(data[0]!.id)
})
