import { DAY } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { deleteDevicesBefore, deleteSessionsBefore } from '../sessions/sessions.repository.ts'
import { deleteTokensBefore } from '../sessions/tokens.repository.ts'

// old links are kept for a while, so that their reader is told "expired" and not "wrong"
const KEEP_TOKENS = 30 * DAY
const KEEP_DEVICES = 400 * DAY

/** Removes sessions that ended, links nobody needs to be told about any more, and browsers not seen for long. */
export async function cleanUpAccounts(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  await deleteSessionsBefore(deps.db, now)
  await deleteTokensBefore(deps.db, now - KEEP_TOKENS)
  await deleteDevicesBefore(deps.db, now - KEEP_DEVICES)
}
