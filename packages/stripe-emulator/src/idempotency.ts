import { createHash } from 'node:crypto'
import { badParameter, ProviderError } from './errors.ts'
import type { FormObject, FormValue } from './http/form-body.ts'
import type { StoredAnswer } from './types.ts'
import type { World } from './world.ts'

// The provider may forget a key after 24 hours: https://docs.stripe.com/api/idempotent_requests
const KEPT_MS = 86_400_000
const LONGEST_KEY = 255

export interface KeyedRequest {
  readonly key: string
  readonly method: string
  readonly path: string
  readonly fingerprint: string
}

/** Same method, path and parameters, in any order. */
export function fingerprintOfRequest(method: string, path: string, params: FormObject): string {
  return createHash('sha256')
    .update(JSON.stringify([method, path, sorted(params)]))
    .digest('hex')
}

function sorted(value: FormValue): unknown {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(sorted)
  return Object.keys(value)
    .sort()
    .map((name) => [name, sorted(value[name] ?? '')])
}

/**
 * The response stored under the key, if any. Throws 400 idempotency_error for a key used with other
 * parameters, and 409 while the first request with it is running.
 */
export function findStored(
  world: World,
  running: ReadonlySet<string>,
  request: KeyedRequest,
): StoredAnswer | undefined {
  if (request.key.length > LONGEST_KEY)
    throw badParameter(`Idempotency keys can be up to ${LONGEST_KEY} characters long.`)
  forgetOld(world)
  const stored = world.store.idempotency.get(request.key)
  if (stored && stored.path !== request.path) {
    throw reused(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${request.path}' vs '${stored.path}').`,
      request,
    )
  }
  if (stored && stored.fingerprint !== request.fingerprint) {
    throw reused(
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      request,
    )
  }
  if (!stored && running.has(request.key)) {
    throw new ProviderError(
      409,
      {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message:
          `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the ` +
          `other request is still going through): ${request.key}. Please try again later.`,
      },
      false,
    )
  }
  return stored
}

const reused = (message: string, { key }: KeyedRequest): ProviderError =>
  new ProviderError(
    400,
    {
      type: 'idempotency_error',
      message: `${message} Try using a key other than '${key}' if you meant to execute a different request.`,
    },
    false,
  )

export function storeResponse(
  world: World,
  request: KeyedRequest,
  answer: { status: number; body: string; requestId: string },
): void {
  world.store.idempotency.put({
    id: request.key,
    method: request.method,
    path: request.path,
    fingerprint: request.fingerprint,
    ...answer,
    storedAt: world.clock.now(),
  })
}

function forgetOld(world: World): void {
  const before = world.clock.now() - KEPT_MS
  world.store.transaction(() => {
    for (const stored of world.store.idempotency.all()) {
      if (stored.storedAt > before) break
      world.store.idempotency.remove(stored.id)
    }
  })
}
