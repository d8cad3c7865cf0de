import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../../deps.ts'
import {
  browserOf,
  clearIdentityCookie,
  IDENTITY_COOKIE,
  readSecret,
  setSessionCookies,
} from '../sessions/session-cookie.adapter.ts'
import { returnFromIssuer, type IssuerOutcome } from './return-from-issuer.usecase.ts'

const PATH = '/api/auth/callback/:issuer'
const SETTINGS = '/account-settings?tab=security'
/** What an issuer answers with; nothing else reaches the address of the second step. */
const PARAMETERS = ['state', 'code', 'iss', 'error'] as const
// a code and a state, with room for issuers whose codes are tokens
const FORM_LIMIT = 16 * 1024

/**
 * The pages that issuers send a browser back to. Not part of the JSON contract: they answer with the
 * address of the next page, which contains neither code nor state.
 */
export function callbackRoutes(app: FastifyInstance, deps: Deps): void {
  const secure = deps.config.isProduction
  const configOf = (method: 'GET' | 'POST') =>
    ({ endpoint: `${method} ${PATH}`, guard: 'public', limit: 'write' }) as const

  app.get<{ Params: { issuer: string } }>(
    PATH,
    { config: configOf('GET') },
    async (request, reply) => {
      const outcome = await returnFromIssuer(deps, {
        ...browserOf(request),
        issuer: request.params.issuer,
        callback: new URL(request.url, deps.config.origin),
        browser: readSecret(request, IDENTITY_COOKIE),
        sessionHash: request.viewer?.sessionHash ?? null,
      })
      if (outcome.kind === 'signed_in') setSessionCookies(reply, outcome.started, secure)
      // the decision of the next page still needs the cookie
      if (outcome.kind === 'signed_in' || outcome.kind === 'linked')
        clearIdentityCookie(reply, secure)
      return moveOn(reply, nextPage(outcome))
    },
  )
  // `response_mode=form_post`: a request from the issuer's page, to which browsers attach none of our
  // cookies. It changes nothing and comes back as a GET, which has them
  app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    )
    forms.post<{ Params: { issuer: string } }>(
      PATH,
      { config: configOf('POST') },
      async (request, reply) => {
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
        const answer = PARAMETERS.flatMap((name) => {
          const value = form.get(name)
          return value === null ? [] : [[name, value] as [string, string]]
        })
        const issuer = encodeURIComponent(request.params.issuer)
        return moveOn(
          reply,
          `${PATH.replace(':issuer', issuer)}?${new URLSearchParams(answer).toString()}`,
        )
      },
    )
  })
}

const moveOn = (reply: FastifyReply, path: string): FastifyReply =>
  reply.header('referrer-policy', 'no-referrer').redirect(path, 303)

/** A path of this site: destinations are checked when they are stored. */
function nextPage(outcome: IssuerOutcome): string {
  const { destination } = outcome
  const withDestination = (path: string, parameters: Record<string, string> = {}) => {
    const query = new URLSearchParams(parameters)
    if (destination !== null) query.set('redirectTo', destination)
    return query.size > 0 ? `${path}?${query.toString()}` : path
  }
  switch (outcome.kind) {
    case 'signed_in':
      return destination ?? '/games'
    case 'linked':
      return `${SETTINGS}&identity=linked`
    case 'pending':
      return withDestination('/complete-login')
    case 'unverified':
      return withDestination('/verification-pending')
    case 'problem':
      return outcome.isLinking
        ? `${SETTINGS}&identity=${outcome.problem}`
        : withDestination('/login', { identity: outcome.problem })
  }
}
