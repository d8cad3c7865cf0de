import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import type { Duration } from '@tomogolf/domain/time'

/** The server's minimum interval between two verification mails to one address. */
const PAUSE: Duration = 60_000

/** Call when a verification mail was requested: another one is possible in a minute. */
export function startResendPause(email: string, left: Duration = PAUSE): void {
  local.set('verification-mail-pause', `${currentTime() + left} ${email}`)
}

/** Whole seconds until the server accepts another request for this address. */
export function resendPause(email: string): number {
  const [until, address] = local.get('verification-mail-pause')?.split(' ') ?? []
  if (address !== email) return 0
  const left = Number(until) - currentTime()
  // a clock that was set back must not block the button
  return left > 0 && left <= PAUSE ? Math.ceil(left / 1000) : 0
}
