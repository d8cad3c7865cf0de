import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type PostgresServer } from '../../../../tools/postgres.ts'
import { fromReplica, type ListReader } from '../../src/platform/database/read-database.ts'
import { openServerDatabase } from '../../src/platform/database/server-database.ts'
import type { Database } from '../../src/platform/database/database.ts'

let server: PostgresServer,
  standby: PostgresServer,
  primary: Database,
  replica: Database,
  lists: ListReader
const logged: string[] = []
const log = {
  info: (_: unknown, text: string) => logged.push(text),
  warn: (_: unknown, text: string) => logged.push(text),
}
const ignoreErrors = () => {
  /* the tests cut connections on purpose */
}
beforeAll(async () => {
  server = await startPostgres()
  const url = await server.createDatabase('lists')
  standby = await server.startStandby()
  primary = openServerDatabase(url, 4, ignoreErrors)
  replica = openServerDatabase(standby.url('lists'), 4, ignoreErrors)
  lists = fromReplica(primary, replica, log as never)
  await primary.script('CREATE TABLE games (name text)')
}, 120_000)
afterAll(async () => {
  await lists.close()
  await primary.close()
  await server.stop()
})
/** Reads the games, with the database that answered. */
const read = (viewer: object | null) =>
  lists.read(viewer, async (db) => {
    const {
      rows: [from],
    } = await db.executeSql<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby')
    return {
      from: from!.standby ? 'replica' : 'primary',
      games: (await db.executeSql<{ name: string }>('SELECT name FROM games')).rows.map(
        (row) => row.name,
      ),
    }
  })
const EMILY = { userId: 'emily' }

test('reads from the replica for visitors and from the primary for signed-in users', async () => {
  await expect
    .poll(
      async () =>
        replica.executeSql('SELECT 1 FROM games').then(
          () => true,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true)
  // simulates a replica that lags behind
  await replica.executeSql('SELECT pg_wal_replay_pause()')
  await primary.executeSql(`INSERT INTO games VALUES ('Hakone')`)
  expect(await read(EMILY)).toEqual({ from: 'primary', games: ['Hakone'] })
  expect(await read(null)).toEqual({ from: 'replica', games: [] })
  await replica.executeSql('SELECT pg_wal_replay_resume()')
  await expect.poll(() => read(null)).toEqual({ from: 'replica', games: ['Hakone'] })
})
test('repeats a read on the primary when the replica disappears', async () => {
  await standby.stop()
  expect(await read(null)).toEqual({ from: 'primary', games: ['Hakone'] })
  expect(logged).toEqual(['lists are read from the replica', 'lists are read from the primary'])
})
