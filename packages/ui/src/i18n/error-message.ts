import { tDynamic, type PhraseKey, type Translate } from '@tomogolf/phrases/translator'
import { ApiError } from '@tomogolf/api-client/api-error.ts'

type ErrorPhrase = Extract<PhraseKey, `errors.${string}`>
/** A phrase of ours, or the server's own words (which are in the caller's language). */
export type Told = { phrase: ErrorPhrase } | { words: string }

const silent = ['/api/auth/me', '/api/profile']
const ownForms = ['/auth/login', '/auth/register']

/** The message field of a JSON body, if it has one. */
function messageOf(body: string): string | undefined {
  try {
    const parsed = JSON.parse(body) as { message?: unknown }
    return typeof parsed?.message === 'string' && parsed.message !== '' ? parsed.message : undefined
  } catch {
    return undefined
  }
}

/** What to say of a response that is not ok, by status alone. Null: the caller deals with it itself. */
export function genericMessage(response: {
  path: string
  status: number
  body: string
}): Told | null {
  const { path, status, body } = response
  if (status < 400 || ownForms.some((part) => path.includes(part))) return null
  if (status === 401) {
    if (silent.some((part) => path.includes(part))) return null
    return {
      phrase: /Not authenticated|Authentication required/.test(body)
        ? 'errors.UNAUTHORIZED'
        : 'errors.SESSION_EXPIRED',
    }
  }
  if (status === 403) return { phrase: 'errors.FORBIDDEN' }
  if (status === 404) return { phrase: 'errors.NOT_FOUND' }
  if (status >= 500) return { phrase: 'errors.SERVER_ERROR' }
  const words = messageOf(body)
  return words === undefined ? { phrase: 'errors.checkRequest' } : { words }
}

/** Codes with a phrase of their own, whatever the message says. */
const CODES = [
  'INVALID_RECAPTCHA',
  'EMAIL_NOT_VERIFIED',
  'EMAIL_ALREADY_EXISTS',
  'INVALID_CREDENTIALS',
  'TOKEN_EXPIRED',
  'TOKEN_INVALID',
  'PAYMENT_SETUP_FAILED',
  'PAYMENT_METHOD_REQUIRED',
  'GAME_JOIN_FAILED',
  'STRIPE_ERROR',
  'NETWORK_ERROR',
  'SERVER_ERROR',
  'VALIDATION_ERROR',
  'UNAUTHORIZED',
] as const

/** Tried in this order when the code is unknown. */
const MESSAGES: readonly (readonly [RegExp, ErrorPhrase])[] = [
  [/network|connection|fetch|timeout/, 'errors.NETWORK_ERROR'],
  [/invalid credentials|login failed/, 'errors.INVALID_CREDENTIALS'],
  [/email not verified/, 'errors.EMAIL_NOT_VERIFIED'],
  [/email already registered/, 'errors.EMAIL_ALREADY_EXISTS'],
  [/payment|card|billing/, 'errors.STRIPE_ERROR'],
  [/cannot join/, 'errors.GAME_JOIN_FAILED'],
  [/server error|500/, 'errors.SERVICE_UNAVAILABLE'],
  [/validation|missing/, 'errors.VALIDATION_ERROR'],
  [/camera|qr|scanner|permission denied/, 'errors.cameraPermission'],
  [/token|expired|invalid link/, 'errors.TOKEN_EXPIRED'],
]

const STATUSES: Readonly<Record<number, ErrorPhrase>> = {
  400: 'errors.VALIDATION_ERROR',
  401: 'errors.UNAUTHORIZED',
  403: 'errors.FORBIDDEN',
  404: 'errors.NOT_FOUND',
  409: 'errors.CONFLICT',
  429: 'errors.RATE_LIMITED',
  500: 'errors.SERVICE_UNAVAILABLE',
  502: 'errors.SERVICE_UNAVAILABLE',
  503: 'errors.SERVICE_UNAVAILABLE',
  504: 'errors.SERVICE_UNAVAILABLE',
}

/** The phrase for an error by its code, else by what its message says, else by its status. */
export function errorPhrase(error: {
  code?: string
  message?: string
  status?: number
}): ErrorPhrase {
  const code = CODES.find((known) => known === error.code)
  if (code) return `errors.${code}`
  const message = (error.message ?? '').toLowerCase()
  const matched = MESSAGES.find(([pattern]) => pattern.test(message))
  return matched?.[1] ?? STATUSES[error.status ?? 0] ?? 'errors.generic'
}

/**
 * One sentence for a person, for anything that was thrown: the code's own phrase with its values; for a code that is in no catalogue
 * (something between us and the server answered) what the status says; where that is left to the caller or says nothing, the mapper.
 * Without a network, and before the words of refusals ever came, one sentence stands for all.
 */
export function errorText(t: Translate, error: unknown): string {
  if (!t.has('errors.generic'))
    return t(
      error instanceof ApiError && error.status === 0
        ? 'common.offline.pageText'
        : 'common.broken.text',
    )
  const say = tDynamic(t)
  if (!(error instanceof ApiError))
    return say(errorPhrase({ message: error instanceof Error ? error.message : '' }))
  const own = `errors.${error.code}`
  if (t.has(own)) return say(own, error.params)
  const told = genericMessage(error)
  if (told && 'words' in told) return told.words
  return say(told && told.phrase !== 'errors.checkRequest' ? told.phrase : errorPhrase(error))
}
