import type { BodyOf } from '@tomogolf/contract/api/endpoints'
import { SEATED } from '@tomogolf/domain/machines/seat-states'
import { displayName } from '@tomogolf/domain/profile'
import type { Hold, Participation } from '../../queries/games.ts'
import { addAmounts, multiplyAmount } from '../amounts.ts'

export type CompanionSeat = NonNullable<Participation['companions']>[number]
export type NewCompanion = NonNullable<
  NonNullable<BodyOf<'POST /api/games/:id/join'>>['companions']
>[number]

/** The companions who still have their seats. */
export const companionsOf = (own: Participation | null): readonly CompanionSeat[] =>
  (own?.companions ?? []).filter(({ status }) => SEATED.includes(status))

/** First name and initial; empty once the name is erased. */
export const nameOf = ({ firstName, lastName }: Pick<CompanionSeat, 'firstName' | 'lastName'>) =>
  displayName(firstName, lastName)

/** What a guest has to do first. */
const TASKS: readonly Hold['status'][] = ['refused', 'action_required', 'placing', 'unknown']

function sumOfHolds(own: Hold | null, covered: readonly (Hold | null)[]): Hold | null {
  const holds = [own, ...covered].flatMap((hold) => hold ?? [])
  const [first, ...others] = holds
  if (!first) return null
  const shown = holds.find(({ status }) => TASKS.includes(status)) ?? first
  return others.reduce(
    (sum, hold) => ({
      ...sum,
      amount: addAmounts(sum.amount, hold.amount),
      captured: addAmounts(sum.captured, hold.captured),
      released: addAmounts(sum.released, hold.released),
    }),
    { ...shown, amount: first.amount, captured: first.captured, released: first.released },
  )
}

/**
 * The own seat with the amounts of all seats that are in the same state: what the guest pays for the
 * party. A seat in another state is shown on its own.
 */
export function wholeParty<P extends Participation>(own: P): P {
  const same = (own.companions ?? []).filter(({ status }) => status === own.status)
  if (same.length === 0) return own
  const seats = same.length + 1
  return {
    ...own,
    terms: {
      ...own.terms,
      price: multiplyAmount(own.terms.price, seats),
      fee: multiplyAmount(own.terms.fee, seats),
      hold: multiplyAmount(own.terms.hold, seats),
    },
    hold: sumOfHolds(
      own.hold,
      same.map(({ hold }) => hold),
    ),
  }
}

/** The own seat and those of the companions in one state. */
export const seatsIn = (
  own: Participation | null,
  status: Participation['status'],
): readonly Pick<Participation, 'status' | 'statementUntil'>[] =>
  own ? [own, ...(own.companions ?? [])].filter((seat) => seat.status === status) : []

/** Until when the guest can state something about a missing or a marked player of the party. */
export const statementUntilOf = (
  own: Participation | null,
  status: 'missing' | 'arrived',
): string | null =>
  seatsIn(own, status)
    .flatMap(({ statementUntil }) => statementUntil ?? [])
    .toSorted()[0] ?? null

/** The seats that a guest gave up late, by what becomes of the charge of each. */
export function refillsOf(own: Participation) {
  const refills = [own, ...(own.companions ?? [])].flatMap(({ refill }) => refill ?? [])
  const taken = refills.filter(({ takenAt }) => takenAt !== null)
  return {
    seats: refills.length,
    /** What each seat returns that is not taken yet; null: none is left. */
    open: refills.find(({ takenAt }) => takenAt === null)?.refund ?? null,
    taken: taken.length,
    refunded: taken.length === 0 ? null : taken.map(({ refund }) => refund).reduce(addAmounts),
  }
}
