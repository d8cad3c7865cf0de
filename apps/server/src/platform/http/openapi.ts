import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { addContract, type OpenApiDocument } from './openapi-contract.ts'
import { openApiPage } from './openapi-page.ts'

const DESCRIPTION = [
  'Prices are decimal numbers in major units.',
  'Game dates are Japan local time; instants are ISO 8601 with Z.',
  "Messages of refusals are in the caller's language.",
].join(' ')
/** Values for the placeholders of example messages. */
const SAMPLE_PARAMS = {
  count: 2,
  hours: 48,
  max: 5,
  limit: '$2,000',
  step: '$0.01',
  line: 7,
  name: 'Google',
  amount: '$153.40',
  course: 'Wakasu Golf Links',
  until: 'Mon, Dec 28, 2026',
  day: 'Mon, Dec 28, 2026',
  days: 'Mon, Dec 28, 2026',
  reason: 'The evidence is too long.',
}
const PAGE_CSP = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
const OPTIONS = { config: { guard: 'public', limit: 'read' }, schema: { hide: true } } as const

/**
 * Serves the OpenAPI document at /api/openapi.json and a readable page at /api/docs. The document
 * is derived from the schemas that validate requests and responses, and from the declared refusals.
 */
export async function documentApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'TomoGolf', version, description: DESCRIPTION },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) =>
      'openapiObject' in document
        ? addContract(document.openapiObject, (code) =>
            app.phrase('en', `errors.${code}`, SAMPLE_PARAMS),
          )
        : document.swaggerObject,
    hideUntagged: true,
  })
  app.get('/api/openapi.json', OPTIONS, async () => app.swagger())
  app.get('/api/docs', OPTIONS, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_CSP)
      .send(openApiPage(app.swagger() as OpenApiDocument)),
  )
}
