/**
 * How a host's account at the card provider stands. `incomplete`: the host has not finished;
 * `missing`: it cannot be paid until the host gives more; `checking`: the provider checks; `due`: it
 * can be paid, and the provider asks for more; `ready`: it can be paid; `blocked`: the provider refuses
 * it.
 */
export const PAYEE_STATES = [
  'incomplete',
  'missing',
  'checking',
  'due',
  'ready',
  'blocked',
] as const
export type PayeeState = (typeof PAYEE_STATES)[number]
export const PAYEE_PAYABLE: readonly PayeeState[] = ['due', 'ready']
/** States in which the provider's page lets the host go on. */
export const PAYEE_OPEN: readonly PayeeState[] = ['incomplete', 'missing', 'due']

export function payeeStateOf(account: {
  readonly canReceive: boolean
  readonly isSubmitted: boolean
  readonly isRefused: boolean
  /** Requirements that are due now, or were before. */
  readonly missing: number
}): PayeeState {
  if (account.canReceive) return account.missing > 0 ? 'due' : 'ready'
  if (account.isRefused) return 'blocked'
  if (!account.isSubmitted) return 'incomplete'
  return account.missing > 0 ? 'missing' : 'checking'
}
