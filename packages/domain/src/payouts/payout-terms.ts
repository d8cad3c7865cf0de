import { hours, DAY, type Instant } from '../time.ts'
import { money, type Money } from '../money.ts'
import { settingText, type Settings } from '../settings.ts'

export const PAYOUT_MODES = ['off', 'bank', 'connect'] as const
export type PayoutMode = (typeof PAYOUT_MODES)[number]
/**
 * `off`: what hosts are owed pays their own platform fees; `bank`: a file for the bank; `connect`:
 * transfers to accounts of hosts at the card provider.
 */
export function payoutMode({ host_payouts: mode }: Pick<Settings, 'host_payouts'>): PayoutMode {
  const text = settingText('host_payouts', mode)
  return PAYOUT_MODES.find((known) => known === text) ?? 'off'
}

/** A batch that waits for a second administrator ends after this time. */
export const PAYOUT_APPROVAL_TIME = hours(24)

/** A transfer without an answer of the card provider is reported after this time. */
export const TRANSFER_ANSWER_TIME = hours(6)

/** A new account is paid after this time, in which its owner can object to a change by a stranger. */
export const accountUsableFrom = (
  changedAt: Instant,
  settings: Pick<Settings, 'payout_account_days'>,
): Instant => changedAt + settings.payout_account_days * DAY

/** Rates of yen per dollar outside these bounds are typing errors. */
export const YEN_RATE = { min: 50, max: 500 } as const
/** Transfers are in yen, rounded half up: `yenPerDollar` is the rate of the day, two decimals. */
export function inYen(amount: Money, yenPerDollar: number | null): Money {
  if (amount.currency === 'JPY') return amount
  if (yenPerDollar === null) throw new RangeError('dollars need a rate')
  const hundredths = BigInt(Math.round(yenPerDollar * 100))
  return money(Number((BigInt(amount.minor) * hundredths + 5000n) / 10_000n), 'JPY')
}
