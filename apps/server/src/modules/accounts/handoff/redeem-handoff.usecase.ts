import { handoffDestination } from '@tomogolf/domain/addresses/handoff'
import type { Deps } from '../../../deps.ts'
import { hashSecret } from '../../../platform/security/ids.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { takeHandoff } from './handoffs.repository.ts'

/**
 * Uses up a code. A code grants nothing: it can be planted in another browser, so that a session or
 * an agreement inside it would be a login that its owner did not ask for.
 */
export async function redeemHandoff(
  deps: Deps,
  code: string,
): Promise<{ destination: string } | Refused<'INVALID_TOKEN' | 'TOKEN_EXPIRED'>> {
  const handoff = await takeHandoff(deps.db, hashSecret(code))
  // checked again: the rule may have become stricter since the code was issued
  const destination = handoffDestination(handoff?.destination)
  if (!handoff || destination === undefined) return refuse('INVALID_TOKEN')
  // the instant of expiry is still valid
  if (handoff.expiresAt < deps.clock.now()) return refuse('TOKEN_EXPIRED')
  return { destination }
}
