import { generateKeyPair, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import Provider, { type Configuration, type JWK } from 'oidc-provider'
import { choicePage } from './choice-page.ts'
import { memoryStore } from './memory-adapter.ts'
import type { Person } from './person.types.ts'

export type { Person }
export type IssuerOptions = {
  /** 0: a free one. */
  readonly port: number
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUris: readonly string[]
  readonly people: readonly Person[]
}
export type Issuer = { readonly url: string; close(): Promise<void> }

const INTERACTION = /^\/interaction\/([\w-]+)(\/abort)?$/

/**
 * An OpenID provider on 127.0.0.1 for development and tests. Its login page asks for no password:
 * one click says which of the people is there. Everything is in memory.
 */
export async function startIssuer(options: IssuerOptions): Promise<Issuer> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : options.port
  const url = `http://127.0.0.1:${port}`
  const provider = new Provider(url, await configurationOf(options))
  const handle = provider.callback()
  server.on('request', (request, response) => {
    const [, uid, abort] = INTERACTION.exec(request.url ?? '') ?? []
    // each login asks who is there, so that a developer or a test can be another person
    if (request.url?.startsWith('/auth?')) delete request.headers.cookie
    if (uid === undefined) return void handle(request, response)
    interact(provider, options.people, abort !== undefined, request, response).catch(() => {
      response.writeHead(400, { 'content-type': 'text/plain' }).end('This login has ended.')
    })
  })
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The page that asks who is there, and its answer. */
async function interact(
  provider: Provider,
  people: readonly Person[],
  isAborted: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { uid } = await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(choicePage(uid, people))
    return
  }
  const accountId = new URLSearchParams(await bodyOf(request)).get('sub') ?? ''
  await provider.interactionFinished(
    request,
    response,
    isAborted || !people.some(({ sub }) => sub === accountId)
      ? { error: 'access_denied' }
      : { login: { accountId, remember: false } },
  )
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

async function configurationOf({
  clientId,
  clientSecret,
  redirectUris,
  people,
}: IssuerOptions): Promise<Configuration> {
  return {
    adapter: memoryStore(Date.now),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [...redirectUris],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    scopes: ['openid', 'email'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // as Google, Apple, LINE and Kakao do: the address is in the ID token
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    jwks: { keys: [await newKey()] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    features: { devInteractions: { enabled: false }, userinfo: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => {
      const person = people.find((one) => one.sub === sub)
      return person && { accountId: sub, claims: () => claimsOf(person) }
    },
    // the client is the product itself: nothing to agree to
    loadExistingGrant: async ({ oidc }) => {
      const { Grant } = oidc.provider
      const grant = new Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
    renderError: (context, { error }) => {
      context.type = 'text/plain'
      context.body = error
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
  }
}
const claimsOf = ({ sub, email, emailVerified }: Person) => ({
  sub,
  ...(email !== undefined && { email }),
  ...(emailVerified !== undefined && { email_verified: emailVerified }),
})

async function newKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return { ...(privateKey.export({ format: 'jwk' }) as JWK), use: 'sig', alg: 'RS256' }
}
