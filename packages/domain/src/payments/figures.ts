import { add, minOf, money, subtract, type Money } from '../money.ts'
import type { RefundState } from '../machines/refund-machine.ts'

/** An amount and the parts of it that are the platform's and the host's; the parts add up to it. */
export type Shares = {
  readonly total: Money
  readonly platform: Money
  readonly host: Money
}
/** Money taken by a capture or a charge, and everything that happened to it since. */
export type Figures = {
  /** Taken from the card. */
  readonly gross: Shares
  /** Returned to the card. */
  readonly refunded: Shares
  /** Refunds without a result yet. */
  readonly refunding: Shares
  /** `gross` less `refunded`. */
  readonly net: Shares
  /** Paid to the host. */
  readonly paidOut: Money
  /** On its way to the host's bank. */
  readonly inTransit: Money
  /** Used for the host's own fees. */
  readonly credited: Money
  /** What the host gave up by deleting the account. */
  readonly givenUp: Money
  /** The part of the host's share that an open dispute freezes. */
  readonly frozen: Money
  /** The part of the host's share that was lost to disputes. */
  readonly reversed: Money
  /**
   * The part of the host's share that was deducted for refunds of charges that were paid out before;
   * below zero: what other shares paid of this charge's refunds, or the platform gave up.
   */
  readonly netted: Money
  /** What the host is still to be paid; a refund without a result yet is kept back. */
  readonly owed: Money
  /** Refunded from the host's share after it was paid out: deducted from the next payout. */
  readonly debt: Money
  /** What a refund can still take from the host: what is owed, and what the host has had. */
  readonly bearable: Money
  /** What can still be refunded. */
  readonly refundable: Money
}
export type RefundFigure = {
  readonly amount: Money
  readonly fromHost: Money
  readonly state: RefundState
}

/** Shares of a total of which the host's part is known. */
export const sharesOf = (total: Money, host: Money): Shares => ({
  total,
  host,
  platform: subtract(total, host),
})
const subtractShares = (from: Shares, shares: Shares): Shares =>
  sharesOf(subtract(from.total, shares.total), subtract(from.host, shares.host))
const atLeastZero = (amount: Money): Money => money(Math.max(0, amount.minor), amount.currency)

/**
 * The figures of one capture or charge. Lists, sums, receipts, mails and files all show these. The
 * platform's net share is below zero when it bore more than its share.
 */
export function figuresOf(income: {
  readonly taken: Money
  readonly owed: Money
  readonly refunds: readonly RefundFigure[]
  readonly paidOut: Money
  readonly inTransit?: Money
  readonly credited?: Money
  readonly givenUp: Money
  readonly frozen?: Money
  readonly reversed?: Money
  readonly netted?: Money
}): Figures {
  const { currency } = income.taken
  const sum = (states: readonly RefundState[]): Shares => {
    const refunds = income.refunds.filter((refund) => states.includes(refund.state))
    return sharesOf(
      refunds.reduce((total, refund) => add(total, refund.amount), money(0, currency)),
      refunds.reduce((total, refund) => add(total, refund.fromHost), money(0, currency)),
    )
  }
  const gross = sharesOf(income.taken, income.owed)
  const refunded = sum(['refunded'])
  const refunding = sum(['asked', 'retrying'])
  const net = subtractShares(gross, refunded)
  const frozen = income.frozen ?? money(0, currency)
  const reversed = income.reversed ?? money(0, currency)
  const inTransit = income.inTransit ?? money(0, currency)
  const credited = income.credited ?? money(0, currency)
  const netted = income.netted ?? money(0, currency)
  // the bank, the dispute or the host's decision has these; a refund cannot take them
  const gone = [inTransit, income.givenUp, frozen, reversed].reduce(add)
  const settled = [income.paidOut, credited, netted, gone].reduce(add)
  return {
    gross,
    refunded,
    refunding,
    net,
    paidOut: income.paidOut,
    inTransit,
    credited,
    givenUp: income.givenUp,
    frozen,
    reversed,
    netted,
    owed: atLeastZero(subtract(subtract(net.host, refunding.host), settled)),
    debt: atLeastZero(subtract(settled, net.host)),
    bearable: atLeastZero(subtract(subtract(net.host, refunding.host), gone)),
    refundable: atLeastZero(subtract(net.total, refunding.total)),
  }
}

/** Whose share a refund reduces. `both`: in proportion to what each still has of the money. */
export const REFUND_BEARERS = ['both', 'platform', 'host'] as const
export type RefundBearer = (typeof REFUND_BEARERS)[number]

/** The most that a bearer can refund. */
export const refundLimit = (
  bearer: RefundBearer,
  { refundable, bearable }: Pick<Figures, 'bearable' | 'refundable'>,
): Money => (bearer === 'host' ? minOf(refundable, bearable) : refundable)

/** Both bear a refund while the host's share has something left; afterwards only the platform can. */
export const defaultBearer = ({ bearable }: Pick<Figures, 'bearable'>): RefundBearer =>
  bearable.minor > 0 ? 'both' : 'platform'

/**
 * Splits a refund of at most `refundLimit` between the shares. The rest of the money, refunded at
 * once or in any number of steps, uses up both shares exactly. Throws a RangeError above the limit.
 */
export function splitRefund(
  amount: Money,
  bearer: RefundBearer,
  figures: Pick<Figures, 'bearable' | 'refundable'>,
): Shares {
  if (amount.minor < 0 || subtract(refundLimit(bearer, figures), amount).minor < 0)
    throw new RangeError(`no refund of ${amount.minor} by ${bearer}`)
  if (bearer === 'platform') return sharesOf(amount, money(0, amount.currency))
  if (bearer === 'host') return sharesOf(amount, amount)
  const host = minOf(figures.refundable, figures.bearable)
  return sharesOf(amount, partOf(amount, host, figures.refundable))
}

/** `amount` × `share` ÷ `whole`, rounded half up to the minor unit. */
function partOf(amount: Money, share: Money, whole: Money): Money {
  if (whole.minor === 0) return money(0, amount.currency)
  // exact: the product of two amounts can exceed the safe integers
  const product = BigInt(amount.minor) * BigInt(share.minor) * 2n + BigInt(whole.minor)
  return money(Number(product / (2n * BigInt(whole.minor))), amount.currency)
}
