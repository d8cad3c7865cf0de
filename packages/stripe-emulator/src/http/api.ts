import { setTimeout as sleep } from 'node:timers/promises'
import { API_VERSION } from '../account.ts'
import { readKey, secretKeyRequired } from './auth.ts'
import { PAGE_HEADERS, preflight } from './cors.ts'
import { apiError, badParameter, ProviderError, resourceMissing } from '../errors.ts'
import { execute } from '../execute.ts'
import { sweep } from '../payments/expiry.ts'
import type { Silence } from '../faults.ts'
import { parseForm } from './form-body.ts'
import { parseMultipart } from './multipart.ts'
import type { FormObject } from './form-body.ts'
import { findStored, fingerprintOfRequest } from '../idempotency.ts'
import type { KeyedRequest } from '../idempotency.ts'
import { newId } from '../ids.ts'
import { matchRoute } from './routes.ts'
import type { RouteMatch } from './routes.ts'
import type { World } from '../world.ts'

export interface ApiRequest {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly body: string
  readonly headers: Readonly<Record<string, string | undefined>>
}

export interface ApiAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** If set, no response is sent, and this is how the request ends. */
  readonly silence?: Silence
}

const SILENT = { status: 0, headers: {}, body: '' }

/** Handles one API call including faults. `running` holds the idempotency keys in progress. */
export async function answerApi(
  world: World,
  running: Set<string>,
  request: ApiRequest,
): Promise<ApiAnswer> {
  if (request.method === 'OPTIONS')
    return {
      ...preflight(request.path, request.headers['access-control-request-headers']),
      body: '',
    }
  const lost = world.faults.take('timeout_before', request)
  if (lost) return { ...SILENT, silence: lost.fault.silence ?? 'drop' }

  const requestId = newId('req')
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'cache-control': 'no-cache, no-store',
    'request-id': requestId,
    'stripe-version': request.headers['stripe-version'] ?? world.settings.defaultVersion,
  }
  const answer = await answerOrError(world, running, request, requestId, headers)
  const muted = world.faults.take('timeout_after', request)
  return muted ? { ...answer, silence: muted.fault.silence ?? 'drop' } : answer
}

async function answerOrError(
  world: World,
  running: Set<string>,
  request: ApiRequest,
  requestId: string,
  headers: Record<string, string>,
): Promise<ApiAnswer> {
  try {
    if (world.faults.take('rate_limit', request)) throw rateLimited(headers)
    const { route, params, fromPage } = admit(world, request, headers)
    const keyed = keyOf(request, params, headers)
    const stored = keyed && findStored(world, running, keyed)
    if (stored) {
      const replay = {
        ...headers,
        'idempotent-replayed': 'true',
        'original-request': stored.requestId,
      }
      return { status: stored.status, headers: replay, body: stored.body }
    }
    if (keyed) running.add(keyed.key)
    try {
      const slow = world.faults.take('slow', request)
      if (slow) await sleep(slow.fault.ms)
      sweep(world)
      const { status, body } = execute(world, {
        request,
        route,
        params,
        fromPage,
        keyed,
        requestId,
      })
      if (status >= 500) headers['stripe-should-retry'] = 'false'
      return { status, headers, body }
    } finally {
      if (keyed) running.delete(keyed.key)
    }
  } catch (error) {
    if (!(error instanceof ProviderError))
      world.log(`emulator fault in ${request.method} ${request.path}: ${String(error)}`)
    const shown = error instanceof ProviderError ? error : apiError()
    if (shown.status === 409) headers['stripe-should-retry'] = 'true'
    return { status: shown.status, headers, body: JSON.stringify({ error: shown.body }, null, 2) }
  }
}

function rateLimited(headers: Record<string, string>): ProviderError {
  headers['stripe-rate-limited-reason'] = 'global-rate'
  return new ProviderError(
    429,
    {
      type: 'invalid_request_error',
      code: 'rate_limit',
      message:
        'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.',
    },
    false,
  )
}

/** The route, key and parameters of a request, or the refusal. */
function admit(
  world: World,
  request: ApiRequest,
  headers: Record<string, string>,
): { route: RouteMatch; params: FormObject; fromPage: boolean } {
  const { method, path } = request
  const route = matchRoute(method, path)
  // Before anything can fail, so that a page can read the refusal.
  if (route?.page) Object.assign(headers, PAGE_HEADERS)
  const type = request.headers['content-type']
  const isUpload = path === '/v1/files' && type?.toLowerCase().startsWith('multipart/form-data')
  if (
    !isUpload &&
    method === 'POST' &&
    request.body !== '' &&
    type !== undefined &&
    !type.toLowerCase().startsWith('application/x-www-form-urlencoded')
  ) {
    throw badParameter(
      'Invalid request (check that your POST content type is application/x-www-form-urlencoded).',
    )
  }
  const version = request.headers['stripe-version']
  if (version !== undefined && version !== API_VERSION)
    throw badParameter(
      `Invalid Stripe API version: ${version}. This emulator speaks ${API_VERSION} only.`,
    )
  const params = isUpload
    ? parseMultipart(request.body, type ?? '')
    : parseForm([request.query, request.body].filter((part) => part !== '').join('&'))
  const keyParameter = params.key
  delete params.key
  const { kind, key } = readKey(
    request.headers.authorization,
    typeof keyParameter === 'string' ? keyParameter : undefined,
  )
  if (!route) {
    throw new ProviderError(
      404,
      {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
      },
      false,
    )
  }
  if (kind === 'publishable' && !route.page) throw secretKeyRequired()
  if (kind === 'publishable' && world.settings.foreignKeys.includes(key))
    throw resourceMissing('object', path.split('/')[3] ?? '')
  if (kind === 'secret') delete headers['access-control-allow-origin']
  return { route, params, fromPage: kind === 'publishable' }
}

function keyOf(
  request: ApiRequest,
  params: FormObject,
  headers: Record<string, string>,
): KeyedRequest | undefined {
  const key = request.headers['idempotency-key']
  if (request.method !== 'POST' || key === undefined || key === '') return undefined
  headers['idempotency-key'] = key
  return {
    key,
    method: request.method,
    path: request.path,
    fingerprint: fingerprintOfRequest(request.method, request.path, params),
  }
}
