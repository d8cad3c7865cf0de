import type { z } from 'zod'
import type { SystemStatus } from '@tomogolf/contract/admin/system.schemas'
import { iso } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { KnownProblem } from './recent-failures.policy.ts'
import {
  defineProbes,
  toLastError,
  type Probe,
  type ProbeDefinition,
} from './system-probes.read.ts'

type LastError = Probe['lastError']
/** A probe that hangs must not delay the others. */
const TIMEOUT_MS = 5_000
/** Results of each probe that this process remembers. */
const HISTORY_LENGTH = 30

function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new KnownProblem({ code: 'no_answer', count: TIMEOUT_MS / 1000 })),
      TIMEOUT_MS,
    )
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}

const newerOf = (a: LastError, b: LastError): LastError =>
  !a || !b ? (a ?? b) : a.at >= b.at ? a : b

/** Probes every part the product depends on. History and last errors live in this process. */
export function createSystemStatusReader(deps: Deps): () => Promise<z.input<typeof SystemStatus>> {
  const history = new Map<Probe['name'], Probe['state'][]>()
  const errors = new Map<Probe['name'], LastError>()
  const definitions = Object.entries(defineProbes(deps)) as [Probe['name'], ProbeDefinition][]

  async function runProbe(name: Probe['name'], definition: ProbeDefinition): Promise<Probe> {
    const begun = performance.now()
    let facts: Probe['facts'] = {}
    let state: Probe['state'] = 'ok'
    try {
      facts = await withTimeout(definition.run())
    } catch (err) {
      state = err instanceof KnownProblem ? err.severity : 'failing'
      if (err instanceof KnownProblem) facts = err.facts
      errors.set(name, toLastError(deps.clock.now(), err))
      deps.log.error({ err, probe: name }, 'system probe')
    }
    const ms = Math.round(performance.now() - begun)
    if (state === 'ok' && definition.unused) state = 'unused'
    else if (state === 'ok' && ms > definition.slowAfter) state = 'slow'
    const states = [...(history.get(name) ?? []), state].slice(-HISTORY_LENGTH)
    history.set(name, states)
    // a database failure is reported by the database's own probe
    const recorded = (await definition.readLastError?.().catch(() => null)) ?? null
    const lastError = newerOf(errors.get(name) ?? null, recorded)
    return { name, state, ms, facts, lastError, history: states }
  }

  return async () => {
    const probes: Probe[] = []
    // sequential: the embedded database has one connection, and each probe measures only itself
    for (const [name, definition] of definitions) probes.push(await runProbe(name, definition))
    return { checkedAt: iso(deps.clock.now()), version: deps.config.version, probes }
  }
}
