import { statfs } from 'node:fs/promises'
import type { z } from 'zod'
import type { SystemStatus } from '@tomogolf/contract/admin-money.schemas'
import { iso, MINUTE } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { sqlInstant } from '../../../platform/database/database.ts'
import { codeFrom, hashCode } from '../../participations/attendance/check-in-code.ts'
import { when, type SqlTime } from '../dto.ts'

type Wire = z.input<typeof SystemStatus>
type Probe = Wire['probes'][number]
type Facts = Probe['facts']
type Name = Probe['name']
/** A probe tells facts, or throws; `slowAfter`: milliseconds from which an answer counts as slow. `unused`: nothing of the kind is configured. */
type Test = {
  slowAfter: number
  unused?: boolean
  run(): Promise<Facts>
  /** The newest failure that the tables remember, whichever process it happened in. */ past?(): Promise<
    Probe['lastError']
  >
}
/** An answer that never comes must not keep the others waiting. */
const PATIENCE = 5_000
const KEPT = 30

function tests(deps: Deps): Record<Name, Test> {
  const { db, config } = deps
  return {
    database: {
      slowAfter: 200,
      run: async () => {
        const [row] = (await db.executeSql<{ version: string }>('SHOW server_version')).rows
        return { engine: db.engine, version: row?.version ?? '' }
      },
    },
    provider: {
      slowAfter: 2_000,
      run: async () => {
        const said = await deps.cards.probe()
        const [notices] = (
          await db.executeSql<{ waiting: number; late: boolean | null }>(
            `SELECT count(*)::int AS waiting, min(received_at) < $1::timestamptz AS late FROM webhook_events WHERE processed_at IS NULL`,
            [sqlInstant(deps.clock.now() - 15 * MINUTE)],
          )
        ).rows
        if (notices?.late)
          throw new Error(
            `${notices.waiting} notices of the provider wait for more than 15 minutes`,
          )
        return {
          service: deps.cards.live ? 'live' : 'emulator',
          address: new URL(deps.cards.apiBase).host,
          account: said.account,
          noticesWaiting: notices?.waiting ?? 0,
        }
      },
    },
    mail: {
      slowAfter: 3_000,
      unused: deps.mail === null,
      run: async () => {
        await deps.mail?.verify()
        const [row] = (
          await db.executeSql<{ waiting: number; refused: number }>(
            `SELECT count(*) FILTER (WHERE sent_at IS NULL AND problem IS NULL)::int AS waiting, count(*) FILTER (WHERE problem IS NOT NULL)::int AS refused FROM outbox WHERE created_at > now() - interval '7 days'`,
          )
        ).rows
        return { waiting: deps.mail === null ? 0 : (row?.waiting ?? 0), refused: row?.refused ?? 0 }
      },
      past: async () =>
        pastOf(
          (
            await db.executeSql<Past>(
              'SELECT created_at AS at, problem AS message FROM outbox WHERE problem IS NOT NULL ORDER BY created_at DESC LIMIT 1',
            )
          ).rows[0],
        ),
    },
    qr: {
      slowAfter: 100,
      run: async () => {
        const code = codeFrom(deps.secret, 'selftestgame00', 'nonce'),
          again = codeFrom(deps.secret, 'selftestgame00', 'nonce'),
          other = codeFrom(deps.secret, 'selftestgame01', 'nonce')
        // a code is the same everywhere and for ever, belongs to one game, and is recognised by its hash
        if (
          code !== again ||
          code === other ||
          hashCode('selftestgame00', code) === hashCode('selftestgame01', code)
        )
          throw new Error('check-in codes are not derived as they should be')
        const [row] = (
          await db.executeSql<{ n: number }>(
            'SELECT count(*)::int AS n FROM check_in_codes WHERE replaced_at IS NULL',
          )
        ).rows
        return { length: code.length, live: row?.n ?? 0 }
      },
    },
    jobs: {
      slowAfter: 500,
      run: async () => {
        const { waiting, failed } = await deps.jobs.state()
        const [late] = (
          await db.executeSql<{ seconds: number | null }>(
            `SELECT extract(epoch FROM max(now() - start_after))::int AS seconds FROM pgboss.job WHERE state IN ('created', 'retry') AND start_after <= now()`,
          )
        ).rows
        if ((late?.seconds ?? 0) > 600)
          throw new Error(`jobs wait for ${late!.seconds} seconds: is a worker running?`)
        return { waiting, failed }
      },
      past: async () =>
        pastOf(
          (
            await db.executeSql<Past>(
              `SELECT completed_on AS at, name || ': ' || coalesce(output->>'message', output::text, '') AS message FROM pgboss.job WHERE state = 'failed' ORDER BY completed_on DESC LIMIT 1`,
            )
          ).rows[0],
        ),
    },
    storage: {
      slowAfter: 500,
      run: async () => {
        const [row] = (
          await db.executeSql<{ database: string; photos: string }>(
            `SELECT pg_size_pretty(pg_database_size(current_database())) AS database, pg_size_pretty(coalesce(sum(size), 0)) AS photos FROM photos`,
          )
        ).rows
        const facts: Facts = { database: row?.database ?? '', photos: row?.photos ?? '' }
        if (db.engine === 'server') return facts
        const disk = await statfs(config.DATA_DIR).catch(() => null)
        if (disk && disk.bavail * disk.bsize < 200 * 2 ** 20)
          throw new Error('less than 200 MB are left on the disk')
        return disk
          ? { ...facts, freeGigabytes: Math.round((disk.bavail * disk.bsize) / 2 ** 30) }
          : facts
      },
    },
  }
}

type Past = { at: SqlTime; message: string }
const pastOf = (row: Past | undefined): Probe['lastError'] =>
  row ? { at: when(row.at), message: row.message.slice(0, 300) } : null
const newer = (a: Probe['lastError'], b: Probe['lastError']) =>
  !a || !b ? (a ?? b) : a.at >= b.at ? a : b

const patience = <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer within ${PATIENCE / 1000} seconds`)),
      PATIENCE,
    )
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

/** Looks at everything the product stands on, each time it is asked. What was seen before, and the last error, are remembered by this process. */
export function systemProbes(deps: Deps): () => Promise<Wire> {
  const history = new Map<Name, Probe['state'][]>(),
    errors = new Map<Name, Probe['lastError']>()
  const all = tests(deps)
  const look = async (name: Name, test: Test): Promise<Probe> => {
    const begun = performance.now()
    let facts: Facts = {},
      state: Probe['state'] = 'ok'
    try {
      facts = await patience(test.run())
    } catch (err) {
      state = 'failing'
      errors.set(name, {
        at: iso(deps.clock.now()),
        message: (err instanceof Error ? err.message : String(err)).slice(0, 300),
      })
      deps.log.error({ err, probe: name }, 'system probe')
    }
    const ms = Math.round(performance.now() - begun)
    if (state === 'ok') state = test.unused ? 'unused' : ms > test.slowAfter ? 'slow' : 'ok'
    const seen = [...(history.get(name) ?? []), state].slice(-KEPT)
    history.set(name, seen)
    // a database that does not answer has its own probe
    const past = (await test.past?.().catch(() => null)) ?? null
    return {
      name,
      state,
      ms,
      facts,
      lastError: newer(errors.get(name) ?? null, past),
      history: seen,
    }
  }
  return async () => {
    const probes: Probe[] = []
    // one after another: the embedded database has one connection, and a probe measures itself, not its neighbours
    for (const [name, test] of Object.entries(all) as [Name, Test][])
      probes.push(await look(name, test))
    return { checkedAt: iso(deps.clock.now()), version: deps.config.version, probes }
  }
}
