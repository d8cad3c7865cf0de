import type { Shares } from '@tomogolf/domain/payments/figures'
import type { Consequence } from './payment-approvals.types.ts'

const notZero = (consequences: Consequence[]): Consequence[] =>
  consequences.filter(({ minor }) => minor > 0)

/** The platform's fee comes first, the host is owed the rest. */
export const describeCapture = (
  hold: { readonly amountMinor: number; readonly feeMinor: number },
  minor: number,
): Consequence[] =>
  notZero([
    { kind: 'charged', minor },
    { kind: 'platform_fee', minor: Math.min(hold.feeMinor, minor) },
    { kind: 'owed_to_host', minor: Math.max(0, minor - hold.feeMinor) },
    { kind: 'released', minor: hold.amountMinor - minor },
  ])

export const describeRefund = ({ total, platform, host }: Shares): Consequence[] =>
  notZero([
    { kind: 'refunded', minor: total.minor },
    { kind: 'borne_by_platform', minor: platform.minor },
    { kind: 'borne_by_host', minor: host.minor },
  ])
