import { ApiError } from '@tomogolf/api-client/api-error.ts'

type ErrorPhrase =
  | 'errors.USERNAME_ALREADY_EXISTS'
  | 'errors.EMAIL_ALREADY_EXISTS'
  | 'errors.INVALID_RECAPTCHA'
/**
 * A refusal: its field, if there is one, and the phrase to show. Null means the general error
 * mapping applies.
 */
export type Failure = { field: 'email' | null; phrase: ErrorPhrase | null }

/**
 * The reason of a refused registration. Messages of other servers for a taken address are
 * recognised as well.
 */
export function registerFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { field: null, phrase: null }
  const { code, message } = error
  if (/Username already exists/i.test(message) || code === 'USERNAME_ALREADY_EXISTS')
    return { field: null, phrase: 'errors.USERNAME_ALREADY_EXISTS' }
  if (
    code === 'EMAIL_ALREADY_EXISTS' ||
    /Email already (?:registered|in use)|already exists/i.test(message)
  )
    return { field: 'email', phrase: 'errors.EMAIL_ALREADY_EXISTS' }
  if (code === 'INVALID_RECAPTCHA') return { field: null, phrase: 'errors.INVALID_RECAPTCHA' }
  return { field: null, phrase: null }
}

/** Which of the six states the verification page shows after a refusal. */
export type LinkProblem = 'used' | 'expired' | 'invalid' | 'failed'
/** Why a mailed link did not work. `failed` is unknown: the same link may work later. */
export function linkProblem(error: unknown): LinkProblem {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.code === 'TOKEN_ALREADY_USED' || error.status === 409) return 'used'
  if (error.code === 'TOKEN_EXPIRED' || error.status === 410) return 'expired'
  if (error.code === 'INVALID_TOKEN' || error.code === 'TOKEN_INVALID' || error.status === 400)
    return 'invalid'
  return 'failed'
}

/** The error phrase of the admin login. */
export function operatorFailure(
  error: unknown,
): 'account.operator.invalid' | 'account.operator.failed' {
  return error instanceof ApiError && error.code === 'INVALID_CREDENTIALS'
    ? 'account.operator.invalid'
    : 'account.operator.failed'
}
