import type {
  BodyOf,
  EndpointKey,
  Endpoints,
  ParamsOf,
  QueryOf,
  ResultOf,
} from '@tomogolf/contract/endpoints'
import { ApiError } from './api-error.ts'
import { currentTime, syncClock } from './server-clock.ts'
import { ME, urlOf } from './query-client.ts'
import { tabUser } from './tab-user.ts'

type Has<K extends EndpointKey, Part extends string> = Part extends keyof Endpoints[K]
  ? true
  : false
type OptionalWhenEmpty<Name extends string, T> = undefined extends T
  ? { [N in Name]?: T }
  : Record<string, never> extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T }
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

/** Ships to every browser, so it proves nothing; the server compares the e-mail with the session's to tell a stale tab. */
const CLIENT_KEY = 'tomogolf-web'

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

function headersFor(path: string): Headers {
  const headers = new Headers({ accept: 'application/json' })
  const email = tabUser()
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

let sessionEnded = () => {}
/** Told when a call finds that nobody, or somebody else, is signed in now. */
export function whenSessionEnds(listener: () => void): void {
  sessionEnded = listener
}
let words: () => Promise<unknown> = async () => undefined
/** `load` fetches the words of refusals: they come with the first of them, before anybody has to say it. */
export const onRefusal = (load: () => Promise<unknown>): void => {
  words = load
}
async function failure(path: string, status: number, body: unknown): Promise<ApiError> {
  // nobody is told that they are not signed in
  if (!(path === ME && status === 401)) await words().catch(() => undefined)
  return new ApiError(status, body, path)
}

/** One call. A refusal, a fault or a lost network throws an ApiError; `body` is JSON, or FormData as it is. */
export async function send(method: string, path: string, body?: unknown): Promise<unknown> {
  const headers = headersFor(path)
  const form = body instanceof FormData
  if (method !== 'GET' && !form) headers.set('content-type', 'application/json')
  let response: Response
  let text: string
  try {
    response = await fetch(path, {
      method,
      headers,
      credentials: 'include',
      body: body === undefined || form ? (body as FormData | undefined) : JSON.stringify(body),
    })
    text = await response.text()
  } catch {
    throw await failure(path, 0, { code: 'NETWORK_ERROR' })
  }
  syncClock(response.headers.get('x-server-time'))
  let answer: unknown = text
  try {
    answer = text === '' ? null : JSON.parse(text)
  } catch {
    /* not JSON: the text itself is the answer */
  }
  if (!response.ok) {
    const error = await failure(path, response.status, answer)
    if (error.code === 'UNAUTHORIZED' || error.code === 'SESSION_EXPIRED') sessionEnded()
    throw error
  }
  return answer
}

export const get = (path: string): Promise<unknown> => send('GET', path)

function addressOf(key: EndpointKey, input: AnyInput): { method: string; path: string } {
  const [method, pattern] = key.split(' ') as [string, string]
  return {
    method,
    path: pattern.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(input?.params?.[name] ?? ''),
    ),
  }
}

/** A typed call of the contract: `api('POST /api/auth/login', { body })`. Throws ApiError. */
export function api<K extends EndpointKey>(key: K, ...[input]: Args<K>): Promise<ResultOf<K>> {
  const given = input as AnyInput
  const { method, path } = addressOf(key, given)
  return send(method, urlOf([path, given?.query]), given?.body) as Promise<ResultOf<K>>
}

type GetKey = Extract<EndpointKey, `GET ${string}`>
export type ApiQuery<T> = {
  queryKey: [string] | [string, Record<string, unknown>]
  queryFn?: () => Promise<T>
}

/** The key of a GET for useQuery and loaders: `useQuery(apiQuery('GET /api/games', { query: { page: 2 } }))`. The default query function fetches it. */
export function apiQuery<K extends GetKey>(key: K, ...[input]: Args<K>): ApiQuery<ResultOf<K>> {
  const given = input as AnyInput
  const { path } = addressOf(key, given)
  const query = Object.fromEntries(
    Object.entries(given?.query ?? {}).filter(([, value]) => value !== undefined && value !== ''),
  )
  return { queryKey: Object.keys(query).length ? [path, query] : [path] }
}
