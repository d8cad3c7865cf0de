import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DAY } from '@tomogolf/domain/time'
import { ActContext } from '../../../test/support/admin-acts/act-context.ts'
import { playAsGuest } from '../../../test/support/admin-acts/payout-steps.ts'
import { closeReconciled } from '../../../test/support/create-users.ts'
import { deliverDisputes, readBalances } from '../../../test/support/disputes.ts'
import type { Person } from '../../../test/support/people.ts'
import { returnFailedCredits } from './return-credit.usecase.ts'
import { useCredits } from './use-credit.usecase.ts'

const context = new ActContext()
beforeEach(() => context.open())
afterEach(() => closeReconciled(context.world))

const refundedMinors = () =>
  [...context.world.emulator.state.refunds.values()].map(({ amount }) => amount)
const owedOf = async ({ id }: Person) =>
  (
    await context.queryOne<{ sum: number }>(
      `SELECT sum(amount_minor)::int AS sum FROM ledger_entries
        WHERE account = 'owed_to_host' AND party_id = $1`,
      [id],
    )
  ).sum

describe('a credit that comes back while the charge of its share is disputed', () => {
  /** 30 of the 100 dollars are used, the refund by them fails, and the guest disputes the charge. */
  const useAndDispute = async () => {
    const { world } = context
    const { host, guest } = await context.leaveLate()
    world.at(world.clock.now() + 17 * DAY)
    await playAsGuest(context, host)
    const { cards } = world.deps
    Object.assign(world.deps, {
      cards: { ...cards, refund: async () => ({ kind: 'failed', problem: 'lost_card' }) as const },
    })
    await useCredits(world.deps)
    await world.runJobs()
    Object.assign(world.deps, { cards })
    const { intent_id } = await context.queryOne<{ intent_id: string }>(
      'SELECT intent_id FROM holds WHERE guest_id = $1',
      [guest.id],
    )
    const dispute = world.emulator.openDispute(intent_id)
    await deliverDisputes(world)
    return { host, dispute }
  }
  const decide = async (dispute: string, outcome: 'lost' | 'won') => {
    context.world.emulator.decideDispute(dispute, outcome)
    await deliverDisputes(context.world)
  }
  test.each([
    ['won', 10_000, {}],
    ['lost', 0, { dispute_losses: 3_000 }],
  ] as const)('is frozen; the dispute is %s', async (outcome, owed, losses) => {
    const { host, dispute } = await useAndDispute()
    await returnFailedCredits(context.world.deps)
    expect(await owedOf(host)).toBe(0)
    await useCredits(context.world.deps)
    await context.world.runJobs()
    expect(refundedMinors()).toEqual([])
    await decide(dispute, outcome)
    expect(await owedOf(host)).toBe(owed === 0 ? 0 : -owed)
    expect(await readBalances(context.world)).toMatchObject(losses)
  })
  test('follows a dispute that is lost already', async () => {
    const { host, dispute } = await useAndDispute()
    await decide(dispute, 'lost')
    expect(await readBalances(context.world)).toMatchObject({ dispute_losses: 6_000 })
    await returnFailedCredits(context.world.deps)
    expect(await owedOf(host)).toBe(0)
    expect(await readBalances(context.world)).toMatchObject({ dispute_losses: 3_000 })
  })
})
