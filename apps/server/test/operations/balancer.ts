import {
  createServer,
  request as sendRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

export type Balancer = {
  readonly url: string
  setTargets(targets: readonly string[]): void
  close(): Promise<void>
}

/**
 * A load balancer that works like the proxy of deploy/Caddyfile: round robin over the targets that
 * are ready, and the next target when one refuses the connection. A request that was sent is not
 * repeated, because it may have had an effect.
 */
export async function startBalancer(): Promise<Balancer> {
  let targets: readonly string[] = [],
    turn = 0
  const ready = new Map<string, boolean>()
  const healthCheck = setInterval(() => {
    for (const url of targets)
      void fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
        (health) => ready.set(url, health.ok),
        () => ready.set(url, false),
      )
  }, 100)
  const forward = (
    incoming: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
    candidates: readonly string[],
  ): void => {
    const [target, ...others] = candidates
    if (!target) return void response.writeHead(502).end()
    const outgoing = sendRequest(
      target + incoming.url!,
      {
        method: incoming.method,
        headers: {
          ...incoming.headers,
          'x-forwarded-for': incoming.headers['x-forwarded-for'] ?? '127.0.0.1',
          connection: 'close',
        },
      },
      (upstream) => {
        response.writeHead(upstream.statusCode ?? 502, upstream.headers)
        upstream.pipe(response)
        // a process that dies ends the streams of its clients
        upstream.on('close', () => {
          if (!upstream.complete) response.destroy()
        })
      },
    )
    outgoing.on('error', (err: NodeJS.ErrnoException) => {
      if (err.code === 'ECONNREFUSED' && !response.headersSent)
        return forward(incoming, body, response, others)
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end()
    })
    // a client that leaves ends its stream at the process
    response.on('close', () => outgoing.destroy())
    outgoing.end(body)
  }
  const server = createServer((incoming, response) => {
    const parts: Buffer[] = []
    incoming
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const from = turn++
        const order = targets.map((_, i) => targets[(from + i) % targets.length]!)
        forward(incoming, Buffer.concat(parts), response, [
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
    setTargets: (list) => {
      targets = list
    },
    close: async () => {
      clearInterval(healthCheck)
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
