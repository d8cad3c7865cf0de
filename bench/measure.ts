import { fork } from 'node:child_process'
import { join } from 'node:path'
import autocannon from 'autocannon'

export type Api = {
  readonly url: string
  /** Milliseconds of processor time so far. */ cpu(): Promise<number>
  stop(): void
}
/** Starts the API on a database, in a process of its own. */
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

/** Paths to request, by the number of the request. */
export type Paths = (n: number) => string
export type Figures = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Milliseconds of processor time of the API's process a request. */ readonly cpu: number
}

/**
 * Sends requests for `seconds` over several connections. Throws on any response that is not a
 * success: a refusal is fast and would improve the result. `headers`: of each request.
 */
export async function measure(
  api: Api,
  paths: Paths,
  {
    seconds,
    connections,
    headers = {},
  }: { seconds: number; connections: number; headers?: Record<string, string> },
): Promise<Figures> {
  let n = 0
  const before = await api.cpu()
  const result = await autocannon({
    url: api.url,
    duration: seconds,
    connections,
    headers,
    requests: [{ setupRequest: (request) => ({ ...request, path: paths(n++) }) }],
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

/** The median of several rounds, value by value, so that one disturbed round does not count. */
export function middle(rounds: readonly Figures[]): Figures {
  const of = (key: keyof Figures) =>
    rounds.map((r) => r[key]).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)]!
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), cpu: of('cpu') }
}
