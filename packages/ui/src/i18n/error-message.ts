import { tDynamic, type PhraseKey, type Translate } from '@tomogolf/phrases/translator'
import { refusalValues } from '@tomogolf/format/refusal-values'
import { ApiError } from '@tomogolf/api-client/api-error.ts'

type ErrorPhrase = Extract<PhraseKey, `errors.${string}`>
/** A phrase of the catalogue, or the text of the response, which is in the caller's language. */
export type ErrorMessage = { phrase: ErrorPhrase } | { text: string }

/** Their 401 is the normal answer for a guest. */
const sessionPaths = ['/api/auth/me', '/api/profile']
/** These forms show their errors themselves. */
const formPaths = ['/auth/login', '/auth/register']

/** The `message` of a JSON body, if it has one. */
function readMessage(body: string): string | undefined {
  try {
    const parsed = JSON.parse(body) as { message?: unknown }
    return typeof parsed?.message === 'string' && parsed.message !== '' ? parsed.message : undefined
  } catch {
    return undefined
  }
}

/**
 * The message for a failed response by its status. Null when the caller handles the failure itself.
 */
export function messageForStatus(response: {
  path: string
  status: number
  body: string
}): ErrorMessage | null {
  const { path, status, body } = response
  if (status < 400 || formPaths.some((part) => path.includes(part))) return null
  if (status === 401) {
    if (sessionPaths.some((part) => path.includes(part))) return null
    return {
      phrase: /Not authenticated|Authentication required/.test(body)
        ? 'errors.UNAUTHORIZED'
        : 'errors.SESSION_EXPIRED',
    }
  }
  if (status === 403) return { phrase: 'errors.FORBIDDEN' }
  if (status === 404) return { phrase: 'errors.NOT_FOUND' }
  if (status >= 500) return { phrase: 'errors.SERVER_ERROR' }
  const text = readMessage(body)
  return text === undefined ? { phrase: 'errors.checkRequest' } : { text }
}

/** Codes with a phrase of their own; the message is ignored. */
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

/** Matched in this order against the message when the code is unknown. */
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

/** The phrase for an error: by its code, else by its message, else by its status. */
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
 * One sentence for the user, for anything that was thrown. A known code has a phrase with its
 * parameters. An unknown code (a proxy answered) falls back to the status, then to `errorPhrase`.
 * Before the `errors` area is loaded, for example offline, one general sentence is used.
 */
export function errorText(t: Translate, error: unknown): string {
  if (!t.has('errors.generic'))
    return t(
      error instanceof ApiError && error.status === 0
        ? 'common.offline.pageText'
        : 'common.broken.text',
    )
  const translate = tDynamic(t)
  if (!(error instanceof ApiError))
    return translate(errorPhrase({ message: error instanceof Error ? error.message : '' }))
  const codePhrase = `errors.${error.code}`
  if (t.has(codePhrase))
    return translate(codePhrase, error.params && refusalValues(error.params, t.language))
  const message = messageForStatus(error)
  if (message && 'text' in message) return message.text
  // a conflict and too many requests have texts of their own
  const isNamed = error.status === 409 || error.status === 429
  return translate(message && !isNamed ? message.phrase : errorPhrase(error))
}
