import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { answerOnboarding } from '../connect/onboarding-page.ts'
import { answerApi } from './api.ts'
import type { ApiAnswer } from './api.ts'
import { answerControl } from './control.ts'
import type { Controls } from './control.ts'
import { answerStandIn } from './stand-in.ts'
import type { World } from '../world.ts'

const LONGEST_BODY = 1_000_000
/** A file of 5 MB and its fields. */
const LONGEST_UPLOAD = 5_500_000

/**
 * The HTTP server: reads a request within limits, dispatches it, and sends the response, or none.
 */
export function createHttpServer(world: World, controls: Controls): Server {
  const running = new Set<string>()
  const server = createServer((request, response) => {
    void respond(world, controls, running, request, response).catch((error: unknown) => {
      world.log(`request failed: ${String(error)}`)
      response.destroy()
    })
  })
  // Longer than clients keep idle connections: a socket closed on reuse looks like a fault.
  server.keepAliveTimeout = 72_000
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n')
    else socket.destroy()
  })
  return server
}

async function respond(
  world: World,
  controls: Controls,
  running: Set<string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request)
  if (body === undefined) {
    return send(response, {
      status: 413,
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: TOO_LARGE,
    })
  }
  const [path = '/', ...query] = (request.url ?? '/').split('?')
  const parts = {
    method: request.method ?? 'GET',
    path,
    query: query.join('?'),
    body,
    headers: singleHeaders(request),
  }
  if (path.startsWith('/_emulator/')) {
    return send(
      response,
      answerControl(controls, { ...parts, address: request.socket.remoteAddress }),
    )
  }
  send(
    response,
    answerStandIn(parts.method, path) ??
      answerOnboarding(world, parts) ??
      (await answerApi(world, running, parts)),
  )
}

const TOO_LARGE = JSON.stringify({
  error: { type: 'invalid_request_error', message: 'The request body is too large.' },
})

/**
 * Undefined when too long; the excess is read and discarded, so that the client can read the
 * response.
 */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const isUpload = (request.headers['content-type'] ?? '').startsWith('multipart/form-data')
  const longest = isUpload ? LONGEST_UPLOAD : LONGEST_BODY
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length <= longest) chunks.push(chunk)
  }
  // Latin-1 keeps every byte of a file
  return length > longest ? undefined : Buffer.concat(chunks).toString(isUpload ? 'latin1' : 'utf8')
}

function singleHeaders(request: IncomingMessage): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  )
}

function send(response: ServerResponse, answer: ApiAnswer): void {
  if (answer.silence === 'drop') {
    response.destroy()
    return
  }
  // Left open until the client times out or the emulator closes.
  if (answer.silence === 'hang') return
  response.writeHead(answer.status, answer.headers).end(answer.body)
}
