import type { Endpoint, Guard } from './endpoint.ts'
import { endpoints, type EndpointKey, type Endpoints } from './endpoints.ts'
import { ERRORS, type ErrorCode } from './errors.ts'

/**
 * Refusals of the server itself, before or instead of a handler. An endpoint does not list them.
 */
const ALWAYS = ['SERVER_ERROR', 'SERVICE_UNAVAILABLE'] as const
const BY_GUARD = {
  public: [],
  dev: [],
  user: ['UNAUTHORIZED', 'SESSION_EXPIRED'],
  admin: ['UNAUTHORIZED', 'SESSION_EXPIRED', 'ADMIN_REQUIRED'],
} as const satisfies Record<Guard, readonly ErrorCode[]>
/**
 * An administrator without two-step sign-in can only enrol, which is outside `/api/admin/`; one
 * whose role lacks the permission is refused.
 */
const OF_ADMIN_PATHS = ['TOTP_ENROLMENT_REQUIRED', 'PERMISSION_REQUIRED'] as const
const OF_INPUT = ['VALIDATION_ERROR'] as const
/**
 * Every method but GET: the origin is checked, and a body is parsed even where none is declared.
 */
const OF_WRITES = [
  'VALIDATION_ERROR',
  'BAD_ORIGIN',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
] as const
const OF_STEP_UP = ['STEP_UP_REQUIRED'] as const
const OF_LIMIT = ['RATE_LIMITED'] as const

type Codes<List extends readonly ErrorCode[]> = List[number]
type ErrorsOfGuard<E extends Endpoint, K> =
  | Codes<(typeof BY_GUARD)[E['guard']]>
  | (E['guard'] extends 'admin'
      ? K extends `${string} /api/admin/${string}`
        ? Codes<typeof OF_ADMIN_PATHS>
        : never
      : never)
type ErrorsOfInput<E extends Endpoint, K> =
  | (E extends { query: unknown } | { body: unknown } ? Codes<typeof OF_INPUT> : never)
  | (K extends `GET ${string}` ? never : Codes<typeof OF_WRITES>)
type ErrorsOfStepUp<E extends Endpoint> = E extends { stepUp: 'always' | 'sometimes' }
  ? Codes<typeof OF_STEP_UP>
  : never
type ErrorsOfLimit<E extends Endpoint> = E['limit'] extends 'none' ? never : Codes<typeof OF_LIMIT>

/** Every error code of an endpoint's responses. */
export type ErrorsOf<K extends EndpointKey> =
  | Endpoints[K]['errors'][number]
  | Codes<typeof ALWAYS>
  | ErrorsOfGuard<Endpoints[K], K>
  | ErrorsOfInput<Endpoints[K], K>
  | ErrorsOfStepUp<Endpoints[K]>
  | ErrorsOfLimit<Endpoints[K]>

/** The error codes that follow from an endpoint's guard, limit, method and input. */
export function impliedErrorsOf(key: EndpointKey): ErrorCode[] {
  const endpoint: Endpoint = endpoints[key]
  const [method, path] = key.split(' ') as [string, string]
  const codes: ErrorCode[] = [...BY_GUARD[endpoint.guard]]
  if (endpoint.guard === 'admin' && path.startsWith('/api/admin/')) codes.push(...OF_ADMIN_PATHS)
  if (endpoint.stepUp) codes.push(...OF_STEP_UP)
  if (endpoint.query || endpoint.body) codes.push(...OF_INPUT)
  if (method !== 'GET') codes.push(...OF_WRITES)
  if (endpoint.limit !== 'none') codes.push(...OF_LIMIT)
  return [...new Set([...codes, ...ALWAYS])]
}

/** Every error code of an endpoint: the declared ones and those that its declaration implies. */
export function errorsOf<K extends EndpointKey>(key: K): ErrorsOf<K>[] {
  return [...endpoints[key].errors, ...impliedErrorsOf(key)] as ErrorsOf<K>[]
}

/** The refusal of a malformed id: the endpoint's own "not found". */
export function notFoundCodeOf(endpoint: Endpoint): ErrorCode {
  return endpoint.errors.find((code) => ERRORS[code] === 404) ?? 'NOT_FOUND'
}
