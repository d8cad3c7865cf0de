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
const said: string[] = []
const log = {
  info: (_: unknown, text: string) => said.push(text),
  warn: (_: unknown, text: string) => said.push(text),
}
const quiet = () => {
  /* connections are cut on purpose */
}
beforeAll(async () => {
  server = await startPostgres()
  const url = await server.createDatabase('lists')
  standby = await server.startStandby()
  primary = openServerDatabase(url, 4, quiet)
  replica = openServerDatabase(standby.url('lists'), 4, quiet)
  lists = fromReplica(primary, replica, log as never)
  await primary.script('CREATE TABLE games (name text)')
}, 120_000)
afterAll(async () => {
  await lists.close()
  await primary.close()
  await server.stop()
})
/** Who answered, and with what. */
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

test('visitors read from the replica; signed-in users see their own writes', async () => {
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
  // the replica stands still, as one that is behind does
  await replica.executeSql('SELECT pg_wal_replay_pause()')
  await primary.executeSql(`INSERT INTO games VALUES ('Hakone')`)
  expect(await read(EMILY)).toEqual({ from: 'primary', games: ['Hakone'] })
  expect(await read(null)).toEqual({ from: 'replica', games: [] })
  await replica.executeSql('SELECT pg_wal_replay_resume()')
  await expect.poll(() => read(null)).toEqual({ from: 'replica', games: ['Hakone'] })
})
test('a replica that goes away in the middle is not noticed: the same read is done by the primary', async () => {
  await standby.stop()
  expect(await read(null)).toEqual({ from: 'primary', games: ['Hakone'] })
  expect(said).toEqual(['lists are read from the replica', 'lists are read from the primary'])
})
