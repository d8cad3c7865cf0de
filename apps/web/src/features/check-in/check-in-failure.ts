import { ApiError } from '@tomogolf/api-client/api-error.ts'

/**
 * What a failed check-in means for the page. `offline`: the outcome is unknown, try again;
 * `completed`: the game has taken place; `closed`: it has not ended, check-in has; `already`: the guest is checked in; `early`: not open yet;
 * `wrong`: check the code; `ended`: this guest cannot check in here.
 */
export type CheckInFailure =
  | 'offline'
  | 'completed'
  | 'closed'
  | 'already'
  | 'early'
  | 'wrong'
  | 'wait'
  | 'ended'
  | 'fault'

const BY_CODE: Readonly<Record<string, CheckInFailure>> = {
  NETWORK_ERROR: 'offline',
  GAME_ALREADY_TAKEN_PLACE: 'completed',
  CHECK_IN_CLOSED: 'closed',
  ALREADY_CHECKED_IN: 'already',
  CHECK_IN_TOO_EARLY: 'early',
  INVALID_QR_CODE: 'wrong',
  QR_CODE_EXPIRED: 'wrong',
  RATE_LIMITED: 'wait',
  NOT_JOINED: 'ended',
  GAME_CANCELLED: 'ended',
  GAME_NOT_FOUND: 'ended',
}

/** By the error code, else by the status and message. */
export function checkInFailure(error: unknown): CheckInFailure {
  if (!(error instanceof ApiError)) return 'fault'
  return (
    BY_CODE[error.code] ??
    (error.status === 0
      ? 'offline'
      : error.status === 429
        ? 'wait'
        : /already taken place/i.test(error.message)
          ? 'completed'
          : 'fault')
  )
}
