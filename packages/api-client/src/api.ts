import type {
  BodyOf,
  EndpointKey,
  Endpoints,
  ParamsOf,
  QueryOf,
  ResultOf,
} from '@tomogolf/contract/api/endpoints'
import { ApiError } from './api-error.ts'
import { currentTime, syncClock } from './server-clock.ts'
import { ME, urlOf } from './query-client.ts'
import { readTabUser } from './tab-user.ts'

type Has<K extends EndpointKey, Part extends string> = Part extends keyof Endpoints[K]
  ? true
  : false
type OptionalWhenEmpty<Name extends string, T> = undefined extends T
  ? Partial<Record<Name, T>>
  : Record<string, never> extends T
    ? Partial<Record<Name, T>>
    : Record<Name, T>
type Input<K extends EndpointKey> = (Has<K, 'params'> extends true
  ? { params: ParamsOf<K> }
  : unknown) &
  (Has<K, 'query'> extends true ? OptionalWhenEmpty<'query', QueryOf<K>> : unknown) &
  (Has<K, 'body'> extends true ? OptionalWhenEmpty<'body', BodyOf<K>> : unknown)
type Args<K extends EndpointKey> =
  Record<string, never> extends Input<K> ? [input?: Input<K>] : [input: Input<K>]
type AnyInput =
  | { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }
  | undefined

/**
 * Part of the token header. It is public, so the header is no proof of identity: the server only
 * compares the email with the session's to detect a stale tab.
 */
const CLIENT_KEY = 'tomogolf-web'

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

function headersFor(path: string): Headers {
  const headers = new Headers({ accept: 'application/json' })
  const email = readTabUser()
  if (email && !path.includes('/api/admin/')) {
    headers.set(
      'X-User-Email',
      encodeURIComponent(email).replaceAll('%40', '@').replaceAll('%2B', '+'),
    )
    headers.set('X-User-Token', base64(`${email}:${currentTime()}:${CLIENT_KEY}`))
  }
  if (path.includes('/api/auth/me') || path.includes('/api/profile'))
    headers.set('X-Silent-Auth', '1')
  return headers
}

let sessionEndListener = () => {}
/** Called when a response shows that the session has ended, or belongs to another user. */
export function onSessionEnd(listener: () => void): void {
  sessionEndListener = listener
}
let loadErrorPhrases: () => Promise<unknown> = async () => undefined
/**
 * Sets the loader of error phrases. The first refusal awaits it, so that its message can be shown.
 */
export const setErrorPhrasesLoader = (load: () => Promise<unknown>): void => {
  loadErrorPhrases = load
}
async function createError(path: string, status: number, body: unknown): Promise<ApiError> {
  // no message is shown for a missing session
  if (!(path === ME && status === 401)) await loadErrorPhrases().catch(() => undefined)
  return new ApiError(status, body, path)
}

let askForProof = async () => false
let asking: Promise<boolean> | null = null
/** Sets what asks the user for a proof of the person; it resolves with whether there was one. */
export const setProofRequest = (ask: () => Promise<boolean>): void => {
  askForProof = ask
}
/** Calls that are refused at the same time wait for one answer. */
const proveAgain = (): Promise<boolean> =>
  (asking ??= askForProof().finally(() => {
    asking = null
  }))

/**
 * Calls the API with `body` as JSON or FormData. A refusal, a fault or a network error throws an
 * ApiError. A call that needs a recent proof of the person asks for it and is repeated once.
 */
export async function send(method: string, path: string, body?: unknown): Promise<unknown> {
  try {
    return await sendOnce(method, path, body)
  } catch (error) {
    const needsProof = error instanceof ApiError && error.code === 'STEP_UP_REQUIRED'
    if (!needsProof || !(await proveAgain())) throw error
    return sendOnce(method, path, body)
  }
}

async function sendOnce(method: string, path: string, body?: unknown): Promise<unknown> {
  const headers = headersFor(path)
  const isForm = body instanceof FormData
  if (method !== 'GET' && !isForm) headers.set('content-type', 'application/json')
  let response: Response
  let text: string
  try {
    response = await fetch(path, {
      method,
      headers,
      credentials: 'include',
      body: body === undefined || isForm ? (body as FormData | undefined) : JSON.stringify(body),
    })
    text = await response.text()
  } catch {
    throw await createError(path, 0, { code: 'NETWORK_ERROR' })
  }
  syncClock(response.headers.get('x-server-time'))
  let result: unknown = text
  try {
    result = text === '' ? null : JSON.parse(text)
  } catch {
    /* not JSON: the result is the text */
  }
  if (!response.ok) {
    const error = await createError(path, response.status, result)
    if (error.code === 'UNAUTHORIZED' || error.code === 'SESSION_EXPIRED') sessionEndListener()
    throw error
  }
  return result
}

export const get = (path: string): Promise<unknown> => send('GET', path)

function resolvePath(key: EndpointKey, input: AnyInput): { method: string; path: string } {
  const [method, pattern] = key.split(' ') as [string, string]
  return {
    method,
    path: pattern.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(input?.params?.[name] ?? ''),
    ),
  }
}

/** A typed call of an endpoint: `api('POST /api/auth/login', { body })`. Throws ApiError. */
export function api<K extends EndpointKey>(key: K, ...[input]: Args<K>): Promise<ResultOf<K>> {
  const values = input as AnyInput
  const { method, path } = resolvePath(key, values)
  return send(method, urlOf([path, values?.query]), values?.body) as Promise<ResultOf<K>>
}

type GetKey = Extract<EndpointKey, `GET ${string}`>
export type ApiQuery<T> = {
  queryKey: [string] | [string, Record<string, unknown>]
  queryFn?: () => Promise<T>
}

/** The query of a GET endpoint: `useQuery(apiQuery('GET /api/games', { query: { page: 2 } }))`. */
export function apiQuery<K extends GetKey>(key: K, ...[input]: Args<K>): ApiQuery<ResultOf<K>> {
  const values = input as AnyInput
  const { path } = resolvePath(key, values)
  const query = Object.fromEntries(
    Object.entries(values?.query ?? {}).filter(([, value]) => value !== undefined && value !== ''),
  )
  return { queryKey: Object.keys(query).length ? [path, query] : [path] }
}
