import { afterEach, describe, expect, test } from 'vitest'
import { DAY } from '@tomogolf/domain/time'
import { closeReconciled } from '../../../../test/support/create-users.ts'
import {
  createChargedGame,
  deliverDisputes,
  readBalances,
  readDisputes,
} from '../../../../test/support/disputes.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'
import { isRefused } from '../../../platform/refusal.ts'
import { acceptDispute, submitEvidence } from './submit-evidence.usecase.ts'

let world: World
afterEach(() => closeReconciled(world))

const by = { operatorId: 'operator', ip: null, reason: 'A test.' }
const evidenceOf = (text: string) => ({
  title: 'Evidence',
  fields: { uncategorized_text: text },
  sections: [{ title: 'Summary', lines: [{ label: 'Text', text }] }],
})
async function openDispute(env: Record<string, string> = {}, card?: string) {
  world = await createWorld({ env })
  const { intentId } = await createChargedGame(world, card)
  const providerId = world.emulator.openDispute(intentId)
  await deliverDisputes(world)
  const [dispute] = await readDisputes(world)
  return { providerId, disputeId: dispute!.id }
}
const submit = (disputeId: string, text = 'They agreed.') =>
  submitEvidence(world.deps, { ...by, disputeId, evidence: evidenceOf(text) })
const atProvider = (id: string) => world.emulator.state.disputes.get(id)!

describe('evidence', () => {
  test('is submitted with its PDF, and then the bank decides', async () => {
    const { disputeId, providerId } = await openDispute()
    expect(await submit(disputeId)).toEqual({ success: true })
    expect(await readDisputes(world)).toMatchObject([{ status: 'under_review' }])
    expect(atProvider(providerId)).toMatchObject({
      status: 'under_review',
      evidence: { uncategorized_text: 'They agreed.' },
    })
    expect(await submit(disputeId)).toEqual({ refused: 'ALREADY_DONE' })
  })

  test('whose response is lost is found by the next try, which sends nothing else', async () => {
    const { disputeId, providerId } = await openDispute({ STRIPE_TIMEOUT_MS: '300' })
    world.emulator.faults.add({
      kind: 'timeout_after',
      silence: 'hang',
      method: 'POST',
      path: '/v1/disputes/*',
      times: 1,
    })
    expect(await submit(disputeId, 'First.')).toEqual({ refused: 'PAYMENT_OUTCOME_UNKNOWN' })
    expect(await readDisputes(world)).toMatchObject([{ status: 'needs_response' }])
    expect(await submit(disputeId, 'Second.')).toEqual({ success: true })
    expect(atProvider(providerId).evidence.uncategorized_text).toBe('First.')
    const { rows } = await world.deps.db.executeSql<{ text: string }>(
      `SELECT evidence->'fields'->>'uncategorized_text' AS text FROM disputes`,
    )
    expect(rows).toEqual([{ text: 'First.' }])
  })

  test('about an inquiry is not sent again when it becomes a dispute', async () => {
    world = await createWorld()
    const { intentId } = await createChargedGame(world)
    const providerId = world.emulator.openDispute(intentId, { inquiry: true })
    await deliverDisputes(world)
    const [{ id: disputeId } = { id: '' }] = await readDisputes(world)
    expect(await submit(disputeId, 'To the question.')).toEqual({ success: true })
    expect(await readDisputes(world)).toMatchObject([{ status: 'inquiry_review' }])
    world.emulator.decideDispute(providerId, 'escalate')
    await deliverDisputes(world)
    expect(await submit(disputeId, 'To the dispute.')).toEqual({ success: true })
    expect(atProvider(providerId).evidence.uncategorized_text).toBe('To the dispute.')
    const { rows } = await world.deps.db.executeSql<{ text: string }>(
      `SELECT evidence->'fields'->>'uncategorized_text' AS text FROM disputes`,
    )
    expect(rows).toEqual([{ text: 'To the dispute.' }])
  })

  test('that the provider refuses can be corrected', async () => {
    const { disputeId, providerId } = await openDispute()
    expect(await submit(disputeId, 'Too long. '.repeat(2001))).toMatchObject({
      refused: 'EVIDENCE_REFUSED',
    })
    expect(await submit(disputeId, 'Shorter.')).toEqual({ success: true })
    expect(atProvider(providerId).evidence.uncategorized_text).toBe('Shorter.')
  })

  test('of two administrators at once reaches the bank once', async () => {
    const { disputeId, providerId } = await openDispute()
    const answers = await Promise.all(['A.', 'B.', 'C.'].map((text) => submit(disputeId, text)))
    expect(answers.some((answer) => !isRefused(answer))).toBe(true)
    expect(atProvider(providerId).evidence_details.submission_count).toBe(1)
    const { rows } = await world.deps.db.executeSql<{ text: string }>(
      `SELECT evidence->'fields'->>'uncategorized_text' AS text FROM disputes`,
    )
    expect(rows[0]!.text).toBe(atProvider(providerId).evidence.uncategorized_text)
  })

  test.each([
    [-1, true],
    [0, false],
    [1, false],
  ])('%s ms from the deadline is accepted: %s', async (offset, accepted) => {
    const { disputeId, providerId } = await openDispute()
    world.at(atProvider(providerId).evidence_details.due_by! * 1000 + offset)
    expect(!isRefused(await submit(disputeId))).toBe(accepted)
  })
})

describe('accepting the loss', () => {
  test('closes the dispute at the provider and books the loss', async () => {
    const { disputeId, providerId } = await openDispute()
    expect(await acceptDispute(world.deps, { ...by, disputeId })).toEqual({ success: true })
    expect(atProvider(providerId).status).toBe('lost')
    expect(await readBalances(world)).toEqual({
      provider: -1_500,
      dispute_fees: 1_500,
      dispute_losses: 3_000,
      platform_revenue: -3_000,
    })
    expect(await acceptDispute(world.deps, { ...by, disputeId })).toEqual({
      refused: 'ALREADY_DONE',
    })
  })

  test('whose response is lost is booked once by the next try', async () => {
    const { disputeId } = await openDispute({ STRIPE_TIMEOUT_MS: '300' })
    world.emulator.faults.add({
      kind: 'timeout_after',
      silence: 'hang',
      method: 'POST',
      path: '/v1/disputes/*/close',
      times: 1,
    })
    expect(await acceptDispute(world.deps, { ...by, disputeId })).toEqual({
      refused: 'PAYMENT_OUTCOME_UNKNOWN',
    })
    expect(await acceptDispute(world.deps, { ...by, disputeId })).toEqual({ success: true })
    world.at(world.clock.now() + DAY)
    await deliverDisputes(world)
    expect(await readBalances(world)).toMatchObject({ dispute_losses: 3_000 })
  })
})
