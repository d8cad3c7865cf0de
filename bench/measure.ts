import { fork } from 'node:child_process'
import { join } from 'node:path'
import autocannon from 'autocannon'

export type Api = {
  readonly url: string
  /** CPU time of the process in milliseconds. */
  cpu(): Promise<number>
  stop(): void
}
/** Starts the API on a database in a child process. */
export function startApi(databaseUrl: string): Promise<Api> {
  const child = fork(join(import.meta.dirname, 'serve.ts'), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`the server ended with ${code}`)))
    child.once('message', (message) =>
      done({
        url: `http://127.0.0.1:${(message as { port: number }).port}`,
        stop: () => child.disconnect(),
        cpu: () =>
          new Promise((resolve) => {
            child.once('message', (message) => resolve((message as { cpu: number }).cpu))
            child.send('cpu')
          }),
      }),
    )
  })
}

/** Returns the path of each request by its index. */
export type Paths = (index: number) => string
export type Measurement = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** CPU time of the API process per request, in milliseconds. */
  readonly cpu: number
}

/**
 * Sends requests for `seconds` over several connections. Throws on any response that is not a
 * success, because a refusal is fast and would improve the result. `headers`: of each request.
 */
export async function measure(
  api: Api,
  paths: Paths,
  {
    seconds,
    connections,
    headers = {},
  }: { seconds: number; connections: number; headers?: Record<string, string> },
): Promise<Measurement> {
  let index = 0
  const before = await api.cpu()
  const result = await autocannon({
    url: api.url,
    duration: seconds,
    connections,
    headers,
    requests: [{ setupRequest: (request) => ({ ...request, path: paths(index++) }) }],
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${paths(0)}: ${result.non2xx} refusals, ${result.errors} errors`)
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: ((await api.cpu()) - before) / Math.max(1, result['2xx']),
  }
}

/** The median of several rounds, value by value, so that one disturbed round has no effect. */
export function medianOf(rounds: readonly Measurement[]): Measurement {
  const median = (key: keyof Measurement) =>
    rounds.map((round) => round[key]).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)]!
  return {
    perSecond: median('perSecond'),
    p50: median('p50'),
    p99: median('p99'),
    cpu: median('cpu'),
  }
}
