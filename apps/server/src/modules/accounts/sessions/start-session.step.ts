import { DAY, type Duration } from '@tomogolf/domain/time'
import { deviceName } from '@tomogolf/domain/user-agent'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { hashSecret, newSecret } from '../../../platform/security/ids.ts'
import { deleteSession, insertSession, recordDevice } from './sessions.repository.ts'

export const SESSION_LENGTH: Duration = 30 * DAY
// no browser sends a longer header
const MAX_USER_AGENT_LENGTH = 300

export type SessionBrowser = {
  readonly ip: string
  readonly userAgent: string | null
  /** Secrets from the browser's cookies: of an earlier session, and of the browser itself. */
  readonly oldSession: string | null
  readonly device: string | null
}
/** The secrets of a new session, for the cookies. */
export type StartedSession = { readonly session: string; readonly device: string }

/**
 * Every way of signing in ends here: a session with a new secret replaces the earlier one of the
 * same browser, and a browser that is new to the user causes a notification. The caller holds the
 * lock of the user.
 */
export async function startSession(
  deps: Deps,
  tx: Tx,
  userId: string,
  browser: SessionBrowser,
): Promise<StartedSession> {
  const now = deps.clock.now(),
    session = newSecret(),
    device = browser.device ?? newSecret()
  if (browser.oldSession !== null) await deleteSession(tx, hashSecret(browser.oldSession))
  await insertSession(tx, {
    hash: hashSecret(session),
    userId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now + SESSION_LENGTH,
    provedAt: now,
    userAgent: browser.userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
    ip: browser.ip,
  })
  if ((await recordDevice(tx, userId, hashSecret(device), now)) === 'new') {
    await notify(deps.jobs, tx, {
      userId,
      kind: 'new_device',
      params: { loggedInAt: { at: now }, device: deviceName(browser.userAgent), ip: browser.ip },
    })
  }
  return { session, device }
}
