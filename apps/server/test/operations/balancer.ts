import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Balancer = {
  readonly url: string
  to(targets: readonly string[]): void
  close(): Promise<void>
}

/**
 * What the proxy of deploy/Caddyfile does, in a few lines: round robin over those that say they are ready, and another one when one
 * cannot be reached. A request that was begun is never sent twice, for it may have had its effect.
 */
export async function startBalancer(): Promise<Balancer> {
  let targets: readonly string[] = [],
    turn = 0
  const ready = new Map<string, boolean>()
  const look = setInterval(() => {
    for (const url of targets)
      void fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
        (response) => ready.set(url, response.ok),
        () => ready.set(url, false),
      )
  }, 100)
  const forward = (
    incoming: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
    left: readonly string[],
  ): void => {
    const [target, ...others] = left
    if (!target) return void answer.writeHead(502).end()
    const outgoing = ask(
      target + incoming.url!,
      {
        method: incoming.method,
        headers: {
          ...incoming.headers,
          'x-forwarded-for': incoming.headers['x-forwarded-for'] ?? '127.0.0.1',
          connection: 'close',
        },
      },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      },
    )
    outgoing.on('error', (err: NodeJS.ErrnoException) => {
      if (err.code === 'ECONNREFUSED' && !answer.headersSent)
        return forward(incoming, body, answer, others)
      if (answer.headersSent) answer.destroy()
      else answer.writeHead(502).end()
    })
    outgoing.end(body)
  }
  const server = createServer((incoming, answer) => {
    const parts: Buffer[] = []
    incoming
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const from = turn++
        const order = targets.map((_, i) => targets[(from + i) % targets.length]!)
        forward(incoming, Buffer.concat(parts), answer, [
          ...order.filter((t) => ready.get(t) !== false),
          ...order.filter((t) => ready.get(t) === false),
        ])
      })
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    to: (list) => {
      targets = list
    },
    close: async () => {
      clearInterval(look)
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
