import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** The document at /api/openapi.json comes from the very schemas that check requests and answers; /api/docs is its readable page. */
export async function documentApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'TomoGolf',
        version,
        description:
          'Prices are decimal numbers in major units. Game dates are Japan local time; instants are ISO 8601 with Z.',
      },
    },
    transform: jsonSchemaTransform,
    hideUntagged: true,
  })
  app.get(
    '/api/openapi.json',
    { config: { guard: 'public', limit: 'read' }, schema: { hide: true } },
    async () => app.swagger(),
  )
  app.get(
    '/api/docs',
    { config: { guard: 'public', limit: 'read' }, schema: { hide: true } },
    async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        )
        .send(page(app.swagger() as unknown as Document)),
  )
}

type Document = {
  info: { title: string; version: string; description: string }
  paths: Record<
    string,
    Record<
      string,
      { summary?: string; parameters?: unknown; requestBody?: unknown; responses?: unknown }
    >
  >
}
const escape = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
const json = (value: unknown) => `<pre>${escape(JSON.stringify(value, null, 1))}</pre>`

function page(d: Document): string {
  const calls = Object.entries(d.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, o]) =>
        `<details><summary><b>${method.toUpperCase()}</b> <code>${escape(path)}</code> ${escape(o.summary ?? '')}</summary>${o.parameters ? `<h3>Parameters</h3>${json(o.parameters)}` : ''}${o.requestBody ? `<h3>Body</h3>${json(o.requestBody)}` : ''}<h3>Answers</h3>${json(o.responses)}</details>`,
    ),
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(d.info.title)} API</title><style>body{font:16px/1.5 system-ui;max-width:960px;margin:2rem auto;padding:0 1rem;background:#07110d;color:#f1f4ec}summary{cursor:pointer;padding:.6rem 0;border-bottom:1px solid #24382e}pre{overflow:auto;background:#12241c;padding:1rem;border-radius:8px;font-size:13px}b{display:inline-block;min-width:4.5em;color:#a8d46a}h3{font-size:14px}</style><h1>${escape(d.info.title)} API ${escape(d.info.version)}</h1><p>${escape(d.info.description)} Machine-readable: <code>/api/openapi.json</code>.</p>${calls.join('')}</html>`
}
