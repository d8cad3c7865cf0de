import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { RenderRequest, Renderer } from '@tomogolf/web/renderer'

export type Rendering = {
  readonly status: number
  readonly html: string
  readonly location?: string
  /** The API renewed the session. */
  readonly cookies: readonly string[]
  /** The API refused because of the visitor's rate limit. */
  readonly isLimited: boolean
  /** Whether other visitors without a session may get it. */
  readonly isShareable: boolean
  /** Path and digest of each response of the API. */
  readonly answers: ReadonlyMap<string, string>
}
/** On whose behalf the API is called. */
export type Caller = { readonly ip: string; readonly cookie: string | undefined }
type Page = Omit<RenderRequest, 'fetcher' | 'shared'>

const digestOf = (status: number, body: string) =>
  createHash('sha1').update(`${status} ${body}`).digest('base64url')

/** Calls the API without a network call: it runs in this process. */
const callApi = (app: FastifyInstance, page: Pick<Page, 'language' | 'origin'>, caller: Caller) => {
  const host = new URL(page.origin).host
  return (path: string) =>
    app.inject({
      method: 'GET',
      url: path,
      remoteAddress: caller.ip,
      headers: {
        ...(caller.cookie !== undefined && { cookie: caller.cookie }),
        'accept-language': page.language,
        accept: 'application/json',
        host,
      },
    })
}

/** Renders a page with the data that the API gives to the caller. */
export async function renderPage(
  app: FastifyInstance,
  renderer: Renderer,
  page: Page,
  caller: Caller,
  shared: boolean,
): Promise<Rendering> {
  const call = callApi(app, page, caller)
  const cookies: string[] = []
  const answers = new Map<string, string>()
  let isLimited = false
  const { status, html, location } = await renderer.render({
    ...page,
    shared,
    fetcher: async (path) => {
      const response = await call(path)
      isLimited ||= response.statusCode === 429
      cookies.push(...[response.headers['set-cookie'] ?? []].flat())
      if (shared) answers.set(path, digestOf(response.statusCode, response.body))
      const isJson = response.headers['content-type']?.toString().includes('json')
      return {
        status: response.statusCode,
        body: isJson ? response.json<unknown>() : response.body,
      }
    },
  })
  return {
    // a rate-limited visitor is no server error
    status: isLimited && status >= 500 ? 429 : status,
    html,
    ...(location !== undefined && { location }),
    cookies: [...new Set(cookies)],
    isLimited,
    isShareable:
      shared && status === 200 && location === undefined && !isLimited && cookies.length === 0,
    answers,
  }
}

/** Whether the API says what it said when a page was rendered. */
export async function isUnchanged(
  app: FastifyInstance,
  page: Pick<Page, 'language' | 'origin'>,
  caller: Caller,
  answers: Rendering['answers'],
): Promise<boolean> {
  const call = callApi(app, page, caller)
  const same = await Promise.all(
    [...answers].map(async ([path, digest]) => {
      const response = await call(path)
      return digestOf(response.statusCode, response.body) === digest
    }),
  )
  return same.every(Boolean)
}
