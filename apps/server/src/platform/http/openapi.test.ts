import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints, type EndpointKey } from '@tomogolf/contract/api/endpoints'
import { ERRORS, type ErrorCode } from '@tomogolf/contract/api/errors'
import { errorsOf } from '@tomogolf/contract/api/errors-of'
import { createWorld, type World } from '../../../test/support/world.ts'

type Example = { value: { message: string; code: ErrorCode; error?: string } }
type Operation = {
  security: Record<string, string[]>[]
  parameters?: { name: string; in: string }[]
  responses: Record<
    string,
    { description: string; content?: Record<string, { examples?: Record<string, Example> }> }
  >
}
type Document = {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, { $ref: string }>
  components: {
    schemas: Record<string, unknown>
    securitySchemes: Record<string, { type: string; in: string; name: string }>
  }
}

let world: World
let document: Document
beforeAll(async () => {
  world = await createWorld()
  document = (await world.call<Document>('GET /api/openapi.json')).body
})
afterAll(() => world.close())

const keys = Object.keys(endpoints) as EndpointKey[]
function operationOf(key: string): Operation {
  const [method, path] = key.split(' ') as [string, string]
  const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${key} is not documented`)
  return operation
}
/** Codes with an example, each found at the status of its code. */
function documentedCodes(operation: Operation): string[] {
  return Object.entries(operation.responses).flatMap(([status, response]) =>
    Object.entries(response.content?.['application/json']?.examples ?? {}).map(
      ([code, { value }]) => {
        expect(value.code).toBe(code)
        expect(value.message, 'a phrase without open placeholders').not.toMatch(/^$|^errors\.|\{\{/)
        expect(ERRORS[value.code]).toBe(Number(status))
        return code
      },
    ),
  )
}

describe('the OpenAPI document', () => {
  test('has the structure of OpenAPI 3.1', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.info).toMatchObject({ title: 'TomoGolf', version: world.deps.config.version })
    for (const [path, operations] of Object.entries(document.paths)) {
      expect(path).toMatch(/^\//)
      for (const [method, operation] of Object.entries(operations)) {
        expect(['get', 'post', 'put', 'patch', 'delete']).toContain(method)
        expect(Object.keys(operation.responses).some((status) => status.startsWith('2'))).toBe(true)
        for (const [status, response] of Object.entries(operation.responses)) {
          expect(status).toMatch(/^[2-5]\d\d$/)
          expect(response.description).toEqual(expect.any(String))
        }
        const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
        if (!path.includes('/webhooks/'))
          expect(inPath.map(({ name }) => name).sort()).toEqual(
            [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort(),
          )
      }
    }
  })
  test('resolves every reference', () => {
    for (const [, pointer] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = pointer!
        .split('/')
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
        .reduce<unknown>(
          (value, part) => (value as Record<string, unknown> | undefined)?.[part],
          document,
        )
      expect(target, pointer).toBeDefined()
    }
  })
  test.each(keys)('lists every refusal of %s with status and example', (key) => {
    expect(documentedCodes(operationOf(key)).sort()).toEqual([...errorsOf(key)].sort())
  })
  test('gives a failed check-in its error besides the message, and no other failure', () => {
    for (const key of keys)
      for (const response of Object.values(operationOf(key).responses))
        for (const { value } of Object.values(
          response.content?.['application/json']?.examples ?? {},
        ))
          expect(value.error).toBe(
            key === 'POST /api/games/:id/check-in' ? value.message : undefined,
          )
  })
  test('names the security scheme of every guarded endpoint', () => {
    const schemes = { public: [], dev: [], user: ['session'], admin: ['adminSession'] }
    for (const key of keys)
      expect(operationOf(key).security.flatMap((requirement) => Object.keys(requirement))).toEqual(
        schemes[endpoints[key].guard],
      )
    expect(document.components.securitySchemes).toMatchObject({
      session: { type: 'apiKey', in: 'cookie', name: 'tomogolf_session' },
      adminSession: { type: 'apiKey', in: 'cookie', name: 'tomogolf_session' },
    })
  })
  test('describes the webhooks of the card and the mail provider', () => {
    expect(document.webhooks).toEqual({
      stripe: { $ref: '#/paths/~1api~1webhooks~1stripe' },
      mail: { $ref: '#/paths/~1api~1webhooks~1mail' },
      'mail-replies': { $ref: '#/paths/~1api~1webhooks~1mail-replies' },
    })
    const mail = operationOf('POST /api/webhooks/mail')
    expect(mail.security).toEqual([{ mailSignature: [] }])
    const operation = operationOf('POST /api/webhooks/stripe')
    expect(operation.security).toEqual([{ stripeSignature: [] }])
    expect(documentedCodes(operation)).toEqual(['WEBHOOK_SIGNATURE_INVALID'])
  })
})
test('the readable page lists every path', async () => {
  const page = (await world.call<string>('GET /api/docs')).body
  for (const path of Object.keys(document.paths)) expect(page).toContain(`<code>${path}</code>`)
})
