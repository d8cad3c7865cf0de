import type { FastifyInstance } from 'fastify'
import { expect, expectTypeOf, test, vi } from 'vitest'
import Fastify from 'fastify'
import type { EndpointKey } from '@tomogolf/contract/api/endpoints'
import { refuse, type Refused } from '../refusal.ts'
import { addResponseCache } from './response-cache.ts'
import { route } from './route.ts'

type Handler = Parameters<typeof route<EndpointKey>>[2]

/** An application with one endpoint, whose handler is not checked by its type. */
async function createApp(enforceContract: boolean, refusal: Refused) {
  const app = Fastify()
  app.setValidatorCompiler(() => () => true).setSerializerCompiler(() => JSON.stringify)
  app
    .decorate('phrase', (_language: string, key: string) => key)
    .decorate('enforceContract', enforceContract)
    .decorateRequest('viewer', null)
    .decorateRequest('staleTab', false)
    .decorateRequest('language', 'en')
  addResponseCache(app, 0)
  const handler = (async () => refusal) as unknown as Handler
  route<EndpointKey>(app as unknown as FastifyInstance, 'GET /api/golf-courses/:id', handler)
  return app
}
const url = '/api/golf-courses/kawana'

test('sends a declared refusal with its status and code', async () => {
  const app = await createApp(true, refuse('NOT_FOUND'))
  const response = await app.inject({ url })
  expect([response.statusCode, response.json()]).toEqual([
    404,
    { message: 'errors.NOT_FOUND', code: 'NOT_FOUND' },
  ])
  await app.close()
})
test('throws outside production when a refusal is not declared', async () => {
  const app = await createApp(true, refuse('GAME_FULL'))
  const response = await app.inject({ url })
  expect(response.statusCode).toBe(500)
  expect(response.body).toContain('GET /api/golf-courses/:id does not declare GAME_FULL')
  await app.close()
})
test('logs and sends an undeclared refusal in production', async () => {
  const app = await createApp(false, refuse('GAME_FULL'))
  const logged = vi.fn<() => void>()
  app.addHook('onRequest', async (request) => {
    request.log.error = logged as typeof request.log.error
  })
  const response = await app.inject({ url })
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([409, 'GAME_FULL'])
  expect(logged).toHaveBeenCalledOnce()
  await app.close()
})
test('an undeclared refusal does not compile', () => {
  const compileOnly = (app: FastifyInstance) => {
    route(app, 'GET /api/golf-courses/:id', async () => refuse('NOT_FOUND'))
    // @ts-expect-error GAME_FULL is not declared
    route(app, 'GET /api/golf-courses/:id', async () => refuse('GAME_FULL'))
    // @ts-expect-error neither is a refusal of unknown code
    route(app, 'GET /api/golf-courses/:id', async () => refuse('GAME_FULL') as Refused)
  }
  expect(compileOnly).toBeTypeOf('function')
  expectTypeOf(refuse('GAME_FULL')).toEqualTypeOf<Refused<'GAME_FULL'>>()
})
