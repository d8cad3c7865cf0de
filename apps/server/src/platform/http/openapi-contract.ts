import { endpoints, type EndpointKey } from '@tomogolf/contract/api/endpoints'
import type { Endpoint, Guard } from '@tomogolf/contract/api/endpoint'
import { ERRORS, type ErrorCode } from '@tomogolf/contract/api/errors'
import { errorsOf } from '@tomogolf/contract/api/errors-of'
import { webhooks } from '@tomogolf/contract/webhooks'
import { z } from 'zod'

type Operation = {
  summary?: string
  tags?: string[]
  parameters?: unknown
  requestBody?: unknown
  responses?: Record<string, unknown>
  security?: Record<string, string[]>[]
  'x-permission'?: string
  'x-step-up'?: string
}
/** The parts of an OpenAPI 3.1 document that are read and written here. */
export type OpenApiDocument = {
  openapi: string
  info: { title: string; version: string; description?: string }
  paths?: Record<string, Record<string, Operation>>
  webhooks?: Record<string, unknown>
  components?: Record<string, Record<string, unknown>>
}

const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'tomogolf_session',
    description: 'Session of a signed-in user, set by POST /api/auth/login',
  },
  adminSession: {
    type: 'apiKey',
    in: 'cookie',
    name: 'tomogolf_session',
    description: 'Session of an administrator with two-step sign-in',
  },
  stripeSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'stripe-signature',
    description: 'Signature of the card provider over the raw body',
  },
  mailSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'tomogolf-signature',
    description: 't=<Unix seconds>,v1=<hex HMAC-SHA256 over the seconds, a dot and the raw body>',
  },
}
const SECURITY_OF: Record<Guard, Record<string, string[]>[]> = {
  public: [],
  dev: [],
  user: [{ session: [] }],
  admin: [{ adminSession: [] }],
}
const REFUSAL_SCHEMA = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: "in the caller's language" },
    code: { type: 'string', enum: Object.keys(ERRORS) },
    error: { type: 'string', description: 'the message again, for a failed check-in' },
    params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    details: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: {
          path: { type: 'string' },
          code: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
  },
}
const INVALID_FIELD = { path: 'email', code: 'required', message: 'This field is required.' }

type MessageOf = (code: ErrorCode) => string

/**
 * Adds what the route schemas do not say: refusals of each operation, security schemes and
 * webhooks.
 */
export function addContract<Document extends object>(
  generated: Document,
  messageOf: MessageOf,
): Document {
  const document = generated as OpenApiDocument
  const paths = (document.paths ??= {})
  for (const key of Object.keys(endpoints) as EndpointKey[]) {
    const { path, method } = locationOf(key)
    const operation = paths[path]?.[method]
    // development endpoints are not mounted in production
    if (!operation) continue
    const endpoint: Endpoint = endpoints[key]
    operation.security = SECURITY_OF[endpoint.guard]
    if (endpoint.permission) operation['x-permission'] = endpoint.permission
    if (endpoint.stepUp) operation['x-step-up'] = endpoint.stepUp
    operation.responses = {
      ...operation.responses,
      ...refusals(endpoint, errorsOf(key), messageOf),
    }
  }
  for (const [key, webhook] of Object.entries(webhooks)) {
    const { path, method } = locationOf(key)
    const scheme = path.includes('/mail') ? 'mailSignature' : 'stripeSignature'
    paths[path] = { [method]: webhookOperation(webhook, scheme, messageOf) }
    document.webhooks = {
      ...document.webhooks,
      [path.split('/').at(-1)!]: { $ref: `#/paths/${path.replaceAll('/', '~1')}` },
    }
  }
  document.components = {
    ...document.components,
    securitySchemes: SECURITY_SCHEMES,
    schemas: { ...document.components?.schemas, Refusal: REFUSAL_SCHEMA },
  }
  return generated
}

/** `GET /api/games/:id` → `{ method: 'get', path: '/api/games/{id}' }`. */
function locationOf(key: string): { method: string; path: string } {
  const [method, path] = key.split(' ') as [string, string]
  return { method: method.toLowerCase(), path: path.replace(/:(\w+)/g, '{$1}') }
}

/** One response for each status, with an example body for each code. */
function refusals(
  endpoint: Endpoint,
  codes: readonly ErrorCode[],
  messageOf: MessageOf,
): Record<string, unknown> {
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code])
  return Object.fromEntries(
    [...byStatus].map(([status, codesOfStatus]) => [
      status,
      {
        description: codesOfStatus.join(', '),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Refusal' },
            examples: Object.fromEntries(
              codesOfStatus.map((code) => [code, { value: exampleOf(endpoint, code, messageOf) }]),
            ),
          },
        },
      },
    ]),
  )
}

const exampleOf = (endpoint: Endpoint, code: ErrorCode, messageOf: MessageOf) => ({
  message: messageOf(code),
  code,
  ...(endpoint.failsWithError && { error: messageOf(code) }),
  ...(code === 'VALIDATION_ERROR' && { details: [INVALID_FIELD] }),
})

const jsonContent = (schema: z.ZodType) => ({
  'application/json': { schema: z.toJSONSchema(schema, { io: 'input' }) },
})

function webhookOperation(webhook: Endpoint, scheme: string, messageOf: MessageOf): Operation {
  return {
    summary: webhook.summary,
    tags: ['webhooks'],
    security: [{ [scheme]: [] }],
    ...(webhook.body && { requestBody: { required: true, content: jsonContent(webhook.body) } }),
    responses: {
      200: { description: 'Accepted', content: jsonContent(webhook.result) },
      ...refusals(webhook, webhook.errors, messageOf),
    },
  }
}
