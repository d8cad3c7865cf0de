import { fromMajor, money, type Money } from '@tomogolf/domain/money'
import { REFUND_BEARERS, type RefundBearer } from '@tomogolf/domain/payments/figures'
import { hours, minutes } from '@tomogolf/domain/time'
import { captureHold } from '../../src/modules/participations/holds/decide-hold.usecase.ts'
import { reconcile } from '../../src/modules/participations/holds/reconcile.usecase.ts'
import { leaveGame } from '../../src/modules/participations/joining/leave-game.usecase.ts'
import { markPaidOut } from '../../src/modules/participations/ledger/mark-paid-out.usecase.ts'
import { refundTransaction } from '../../src/modules/participations/refunds/refund-transaction.usecase.ts'
import { isRefused } from '../../src/platform/refusal.ts'
import type { ActContext } from '../support/admin-acts/act-context.ts'
import { hostGame, join, must, type Person } from '../support/people.ts'
import { checkIn, openQr } from '../support/course.ts'
import { createHostAndGuests, readHoldId } from '../support/create-users.ts'
import { NOON } from '../support/world.ts'

export const BY = { operatorId: 'operator000001', ip: null, reason: 'looked into it' }

/** One payment as the test expects it, in minor units, computed without the product's figures. */
export type Expected = {
  readonly paidRow: string
  readonly owedRow: string | null
  readonly host: Person
  readonly guest: Person
  readonly gameId: string
  readonly taken: number
  readonly owed: number
  /** The platform fee of a check-in; otherwise a late leave or an operator's capture. */
  readonly isFee: boolean
  /** What is left after each refund, as in the email to the guest. */
  readonly lefts: number[]
  /** What is owed after each refund that the host bears, as in the email to the host. */
  readonly oweds: number[]
  refunded: number
  fromHost: number
  paidOut: number
  /** Deducted for refunds of the other payments; below zero: deducted from them for this one. */
  netted: number
  /** The step of the first refund after a payout. */
  debtSince: number | null
}
const balance = ({ owed, fromHost, paidOut, netted }: Expected) =>
  owed - fromHost - paidOut - netted
export const owedOf = (payment: Expected): number => Math.max(0, balance(payment))
export const debtOf = (payment: Expected): number => Math.max(0, -balance(payment))
type Random = { between(low: number, high: number): number; chance(percent: number): boolean }

/**
 * Payments of one currency: a check-in (the fee), a late leave (the whole hold), and partial captures
 * by an operator.
 */
export async function takePayments(
  context: ActContext,
  random: Random,
  currency: 'USD' | 'JPY',
): Promise<Expected[]> {
  const { world } = context
  world.at(NOON)
  const { host, guests: people } = await createHostAndGuests(world, 4)
  const [arriving, ...guests] = people as [Person, ...Person[]]
  const teeTime = NOON + hours(72)
  const price = currency === 'USD' ? random.between(20, 200) + 0.35 : random.between(2000, 20_000)
  const gameId = await hostGame(world, host, teeTime, { price, currency })
  for (const guest of guests) must(await join(world, guest, gameId))
  const earlier = teeTime - hours(30)
  const playedId = await hostGame(world, host, earlier, { price, currency })
  must(await join(world, arriving, playedId))
  world.at(teeTime - hours(47))
  const [late, ...others] = guests as [Person, ...Person[]]
  await leaveGame(world.deps, { gameId, userId: late.id, confirmPenalty: true })
  must(await context.forceCancel(gameId))
  for (const guest of others) {
    const holdId = await readHoldId(world, guest, gameId)
    const hold = await context.queryOne<{ amount_minor: number }>(
      'SELECT amount_minor FROM holds WHERE id = $1',
      [holdId],
    )
    const amount = money(random.between(1, hold.amount_minor), currency)
    const done = await captureHold(world.deps, { ...BY, holdId, amount })
    if (isRefused(done)) throw new Error(done.refused)
  }
  world.at(earlier)
  const { code } = await openQr(world, host, playedId)
  must(await checkIn(world, arriving, playedId, { code }))
  return Promise.all([
    readExpected(context, host, arriving, playedId),
    ...guests.map((guest) => readExpected(context, host, guest, gameId)),
  ])
}

async function readExpected(
  context: ActContext,
  host: Person,
  guest: Person,
  gameId: string,
): Promise<Expected> {
  const taken = await context.queryOne<{
    id: string
    amount_minor: number
    fee_minor: number
    reason: string
  }>(
    `SELECT c.id, c.amount_minor, c.reason, h.fee_minor FROM captures c JOIN holds h ON h.id = c.hold_id
      JOIN participations p ON p.id = h.participation_id
      WHERE h.guest_id = $1 AND p.game_id = $2 AND c.status = 'succeeded'`,
    [guest.id, gameId],
  )
  const rowOf = (userId: string) =>
    context.queryOne<{ id: string } | undefined>(
      'SELECT id FROM transactions WHERE booking = $1 AND user_id = $2',
      [taken.id, userId],
    )
  return {
    paidRow: (await rowOf(guest.id))!.id,
    owedRow: (await rowOf(host.id))?.id ?? null,
    host,
    guest,
    gameId,
    taken: taken.amount_minor,
    owed: Math.max(0, taken.amount_minor - taken.fee_minor),
    isFee: taken.reason === 'check_in',
    lefts: [],
    oweds: [],
    refunded: 0,
    fromHost: 0,
    paidOut: 0,
    netted: 0,
    debtSince: null,
  }
}

/** A refund by a random share, sometimes while the provider fails, or a payout. */
export async function playStep(
  context: ActContext,
  random: Random,
  payments: readonly Expected[],
  currency: 'USD' | 'JPY',
): Promise<void> {
  const { world } = context
  const payment = payments[random.between(0, payments.length - 1)]!
  world.at(world.clock.now() + minutes(random.between(1, 120)))
  const owed = owedOf(payment)
  if (random.chance(35)) {
    if (payment.owedRow && owed > 0) await payOut(context, payment, payments, currency)
    return
  }
  const bearer = REFUND_BEARERS[random.between(0, 2)]!
  const left = payment.taken - payment.refunded
  const limit = bearer === 'host' ? Math.min(left, payment.owed - payment.fromHost) : left
  if (limit === 0) return
  const minor = random.between(1, limit)
  if (random.chance(30))
    world.emulator.faults.add({
      kind: 'server_error',
      method: 'POST',
      path: '/v1/refunds',
      times: random.between(1, 2),
    })
  const refund = await refundTransaction(world.deps, {
    ...BY,
    transactionId: payment.paidRow,
    amount: money(minor, currency),
    bearer,
    left: money(left, currency),
    owed: money(owed, currency),
  })
  if (isRefused(refund)) throw new Error(`refund refused: ${refund.refused}`)
  world.emulator.faults.clear()
  await reconcile(world.deps)
  payment.refunded += minor
  const host = Math.min(left, payment.owed - payment.fromHost)
  const fromHost = shareOfHost(bearer, minor, left, host)
  payment.fromHost += fromHost
  payment.lefts.push(payment.taken - payment.refunded)
  if (debtOf(payment) > 0) payment.debtSince ??= world.clock.now()
  if (fromHost > 0) payment.oweds.push(owedOf(payment))
}

/** Pays one share by hand: refunds of the other payments are deducted first, the oldest first. */
async function payOut(
  { world }: ActContext,
  payment: Expected,
  payments: readonly Expected[],
  currency: 'USD' | 'JPY',
): Promise<void> {
  const debts = payments
    .filter((other) => debtOf(other) > 0)
    .toSorted((one, other) => one.debtSince! - other.debtSince!)
  for (const debt of debts) {
    const part = Math.min(owedOf(payment), debtOf(debt))
    payment.netted += part
    debt.netted -= part
  }
  const left = owedOf(payment)
  const paid = await markPaidOut(world.deps, {
    ...BY,
    transactionId: payment.owedRow!,
    ...(left > 0 && { owed: money(left, currency) }),
  })
  if (isRefused(paid) !== (left === 0)) throw new Error(`payout: ${JSON.stringify(paid)}`)
  payment.paidOut += left
}

/** Half up, by the parts that are left. */
function shareOfHost(bearer: RefundBearer, minor: number, left: number, host: number): number {
  if (bearer === 'platform') return 0
  return bearer === 'host' ? minor : Math.floor((2 * minor * host + left) / (2 * left))
}

export const toMinor = (amount: { amount: number; currency: string } | null): number =>
  amount === null ? 0 : fromMajor(amount.amount, amount.currency as Money['currency']).minor
