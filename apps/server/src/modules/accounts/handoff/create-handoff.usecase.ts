import { HANDOFF_VALID } from '@tomogolf/domain/addresses/handoff'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { hashSecret, newSecret } from '../../../platform/security/ids.ts'
import { insertHandoff } from './handoffs.repository.ts'

/** Issues a code for a destination. It names no user, also when one is signed in. */
export async function createHandoff(
  deps: Deps,
  destination: string,
): Promise<{ code: string; expiresAt: Instant }> {
  const code = newSecret()
  const expiresAt = deps.clock.now() + HANDOFF_VALID
  await insertHandoff(deps.db, { hash: hashSecret(code), destination, expiresAt })
  return { code, expiresAt }
}
