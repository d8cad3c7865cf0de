import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type PostgresServer } from '../../../../tools/postgres.ts'
import { openServerDatabase } from '../../src/platform/database/server-database.ts'
import { createUsers } from '../support/create-users.ts'
import { hostGame, join, readProviderTotals } from '../support/people.ts'
import type { World } from '../support/world.ts'
import { startFleet, type Fleet } from './fleet.ts'
import { hasPgBouncer, startPgBouncer, type PgBouncer } from './pgbouncer.ts'

const HOUR = 3_600_000

// docs/deploying.md: what PgBouncer in transaction mode needs, tried with the whole product
describe.skipIf(!hasPgBouncer())('behind PgBouncer, with a replica', () => {
  let postgres: PostgresServer, pooler: PgBouncer, fleet: Fleet, replicaUrl: string
  beforeAll(async () => {
    postgres = await startPostgres()
    const primary = await postgres.createDatabase('pooled')
    replicaUrl = (await postgres.startStandby()).url('pooled')
    // fewer connections than the processes open
    pooler = await startPgBouncer({ pooled: primary, replica: replicaUrl }, 4)
    fleet = await startFleet(primary, {
      DATABASE_URL: pooler.url('pooled'),
      DATABASE_READ_URL: pooler.url('replica'),
      DEMO_DATA: 'true',
    })
  }, 180_000)
  afterAll(async () => {
    await fleet?.stop()
    await pooler?.stop()
    await postgres?.stop()
  })

  test('takes one of many guests who join at once for the last seat', async () => {
    const world = fleet as unknown as World
    const [host, ...guests] = await createUsers(world, 13)
    const teeTime = Math.ceil(Date.now() / HOUR) * HOUR + 52 * HOUR
    const game = await hostGame(fleet.webs[0], host!, teeTime, { slots: 1 })
    const answers = await Promise.all(
      guests.map((guest, i) => join(fleet.webs[i % 2]!, guest, game)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const held = guests.map((guest) => readProviderTotals(world, guest).held)
    expect(held.filter((amount) => amount > 0)).toHaveLength(1)
  }, 60_000)

  test('reads the lists of visitors from the replica', async () => {
    const world = fleet as unknown as World
    const [host] = await createUsers(world, 1)
    const standby = openServerDatabase(replicaUrl, 1, (err) => {
      throw err
    })
    await standby.executeSql('SELECT pg_wal_replay_pause()')
    const teeTime = Math.ceil(Date.now() / HOUR) * HOUR + 60 * HOUR
    const game = await hostGame(fleet.webs[0], host!, teeTime, { courseName: 'Replica Links' })
    const list = async (cookie?: string) => {
      const path = '/api/games?search=Replica%20Links'
      const answer = await fleet.webs[1].call<{ games: { id: string }[] }>(
        `GET ${path}`,
        cookie === undefined ? {} : { cookie },
      )
      return answer.body.games.map(({ id }) => id)
    }
    expect(await list(host!.cookie)).toEqual([game])
    expect(await list()).toEqual([])
    await standby.executeSql('SELECT pg_wal_replay_resume()')
    // what a search found is cached for ten seconds
    await expect.poll(() => list(), { timeout: 15_000, interval: 500 }).toEqual([game])
    await standby.close()
  }, 60_000)
})
