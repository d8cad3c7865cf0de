import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestIssuers, visitIssuer } from '../../../test/support/sign-in/issuers.ts'
import { loadConfig } from '../../config/config.ts'
import { createLogger, secretsOf } from '../telemetry/log.ts'
import { createIssuers } from './issuers.ts'

const CODE = 'a-code-that-must-not-be-logged'
const SECRETS = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) }
const CALLBACK = 'https://golf.example/api/auth/callback/bad'

/** An issuer that repeats in its errors what it was given. */
let server: Server
let url: string
beforeAll(async () => {
  server = createServer((request, response) => {
    const isDiscovery = request.url?.includes('.well-known') ?? false
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      response.writeHead(isDiscovery ? 200 : 400, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify(
          isDiscovery
            ? {
                issuer: url,
                authorization_endpoint: `${url}/auth`,
                token_endpoint: `${url}/token`,
                jwks_uri: `${url}/jwks`,
              }
            : { error: 'invalid_grant', error_description: body },
        ),
      )
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => {
  server.close()
})

const configured = (issuer: string, extra: object = {}) => ({
  id: 'bad',
  name: 'Bad ID',
  issuer,
  clientId: 'client',
  clientSecret: 'the secret of the client',
  ...extra,
})
const config = (...issuers: object[]) =>
  loadConfig({ NODE_ENV: 'test', OIDC_ISSUERS: JSON.stringify(issuers) })

it('the log has the issuer and the kind of failure, and neither code, verifier nor secret', async () => {
  const lines: string[] = []
  const loaded = config(configured(url))
  const log = createLogger('warn', false, secretsOf(loaded), {
    write: (line: string) => lines.push(line),
  })
  const issuers = createIssuers(loaded.OIDC_ISSUERS!, log)
  const callback = new URL(`${CALLBACK}?state=${SECRETS.state}&code=${CODE}`)
  expect(await issuers.finish('bad', callback, SECRETS)).toBe('failed')
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { issuer: 'bad', problem: 'token endpoint invalid_grant' },
  ])
  for (const secret of [CODE, 'the secret of the client', ...Object.values(SECRETS)])
    expect(lines.join('')).not.toContain(secret)
})

it('an ID token with the nonce of another login is refused, and a code without its PKCE verifier', async () => {
  const { env, close } = await startTestIssuers()
  const issuers = createIssuers(
    loadConfig({ NODE_ENV: 'test', ...env }).OIDC_ISSUERS!,
    createLogger('silent', false),
  )
  /** The end of a login that began with `SECRETS`. */
  const finish = async (changed: Partial<typeof SECRETS> = {}) => {
    const begun = await issuers.begin(
      'first',
      'http://localhost:3000/api/auth/callback/first',
      SECRETS,
    )
    return issuers.finish('first', await visitIssuer(begun!, 'ana'), { ...SECRETS, ...changed })
  }
  expect(await finish({ nonce: 'o'.repeat(43) })).toBe('failed')
  expect(await finish({ verifier: 'w'.repeat(43) })).toBe('failed')
  expect(await finish()).toMatchObject({ subject: 'ana', email: 'ana@example.com' })
  await close()
})

it('an issuer that does not answer, or names another issuer, begins no login', async () => {
  for (const issuer of ['http://127.0.0.1:1', `${url}/other`]) {
    const lines: string[] = []
    const log = { warn: (fields: object) => lines.push(JSON.stringify(fields)) }
    const issuers = createIssuers(config(configured(issuer)).OIDC_ISSUERS!, log as never)
    expect(await issuers.begin('bad', CALLBACK, SECRETS)).toBeNull()
    await issuers.check()
    expect(lines).toHaveLength(2)
  }
})

it.each([
  ['not JSON', 'google'],
  ['no array', '{}'],
  ['http elsewhere', JSON.stringify([configured('http://issuer.example')])],
  ['an unknown field', JSON.stringify([configured('https://issuer.example', { secret: 'x' })])],
  ['a bad id', JSON.stringify([configured('https://issuer.example', { id: '../x' })])],
  [
    'one id twice',
    JSON.stringify([configured('https://a.example'), configured('https://b.example')]),
  ],
  [
    'one issuer twice',
    JSON.stringify([configured('https://a.example'), configured('https://a.example', { id: 'b' })]),
  ],
])('the start refuses %s without showing a value', (_what, text) => {
  const load = () => loadConfig({ NODE_ENV: 'test', OIDC_ISSUERS: text })
  expect(load).toThrow(/OIDC_ISSUERS/)
  expect(load).not.toThrow(/the secret of the client/)
})
