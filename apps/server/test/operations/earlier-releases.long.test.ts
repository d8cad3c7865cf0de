import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR, hours } from '@tomogolf/domain/time'
import { writeBackup } from '../../src/backup/write-backup.ts'
import { MIGRATIONS } from '../../src/create-container.ts'
import { auditLedger } from '../../src/modules/participations/ledger/audit-ledger.usecase.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { openServerDatabase } from '../../src/platform/database/server-database.ts'
import { createUsers } from '../support/create-users.ts'
import { restoreAsRelease } from '../support/earlier-release.ts'
import { emptyUrl } from '../support/engines.ts'
import { DANIEL } from '../support/party/seats.ts'
import {
  hostGame,
  join as joinGame,
  must,
  readProviderTotals,
  type Person,
} from '../support/people.ts'
import { NOON, createWorld, type World } from '../support/world.ts'

const HOLD = 13_000
const FEE = 3000
const emptyServer = async (): Promise<Database> =>
  openServerDatabase(await emptyUrl(), 4, (err) => {
    throw err
  })

let before: World
let host: Person,
  emily: Person,
  marcus: Person,
  hana: Person,
  tom: Person,
  nora: Person,
  ben: Person
let soon: string, later: string, full: string, played: string
const start = NOON + DAY
const post = ({ call }: World, path: string, { cookie }: Person, body: object = {}) =>
  call<{ code?: string }>(`POST /api/games/${path}`, { cookie, body })
type Detail = {
  availableSlots: number
  viewer: {
    waiting: { position: number; seats: number } | null
    participation: { status: string; hold: { status: string } | null } | null
  }
}
const detail = async ({ call }: World, id: string, { cookie }: Person) =>
  must(await call<Detail>(`GET /api/games/${id}`, { cookie })).body

/** What an earlier release left behind, with the cards at the provider. */
async function writeData(): Promise<string> {
  before = await createWorld()
  ;[host, emily, marcus, hana, tom, nora, ben] = (await createUsers(before, 7)) as [
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
  ]
  played = await hostGame(before, host, NOON + hours(5))
  must(await joinGame(before, emily, played))
  const { code } = must(
    await before.call<{ code: string }>(`GET /api/games/${played}/qr`, { cookie: host.cookie }),
  ).body
  must(await post(before, `${played}/check-in`, emily, { code }))
  before.at(start)
  await before.runJobs()
  soon = await hostGame(before, host, start + 3 * DAY, { slots: 3 })
  must(await joinGame(before, emily, soon))
  later = await hostGame(before, host, start + 20 * DAY)
  must(await joinGame(before, marcus, later))
  full = await hostGame(before, host, start + 4 * DAY, { slots: 1 })
  must(await joinGame(before, hana, full))
  must(await post(before, `${full}/waiting-list`, tom))
  await before.runJobs()
  const file = join(mkdtempSync(join(tmpdir(), 'tomogolf-release-')), 'all.gz')
  await writeBackup(before.deps.db, {
    file,
    dataFolder: mkdtempSync(join(tmpdir(), 'tomogolf-release-')),
    version: '1',
    at: before.clock.iso(),
  })
  return file
}

describe.each([
  ['0.1.0', '0010', { waits: false }],
  ['the last one without companions', '0059', { waits: true }],
  ['the last one without invitations', '0067', { waits: true }],
])('the database of release %s', (_, last, { waits }) => {
  let world: World
  beforeAll(async () => {
    const file = await writeData()
    const db = await emptyServer()
    const empty = await emptyServer()
    await restoreAsRelease(db, { file, last, empty })
    await empty.close()
    expect((await migrate(db, MIGRATIONS)).length).toBeGreaterThan(0)
    world = await createWorld({ db, start, emulator: before.emulator })
  }, 120_000)
  afterAll(async () => {
    await world.close()
    await before.close()
  })

  test('keeps its games, seats, holds and money', async () => {
    expect((await detail(world, soon, emily)).viewer.participation).toMatchObject({
      status: 'confirmed',
      hold: { status: 'authorised' },
    })
    expect((await detail(world, later, marcus)).viewer.participation).toMatchObject({
      status: 'confirmed',
      hold: { status: 'scheduled' },
    })
    expect((await detail(world, played, emily)).viewer.participation?.status).toBe('checked_in')
    expect((await detail(world, soon, host)).availableSlots).toBe(2)
    expect(await auditLedger(world.deps, 0)).toMatchObject({ discrepancies: [] })
  })
  test('takes parties, invitations and a waiting list for its games', async () => {
    expect((await detail(world, full, tom)).viewer.waiting).toEqual(
      waits ? expect.objectContaining({ position: 1, seats: 1 }) : null,
    )
    must(await post(world, `${soon}/join`, nora, { companions: [DANIEL] }))
    await world.runJobs()
    expect((await detail(world, soon, host)).availableSlots).toBe(0)
    expect(readProviderTotals(world, nora).held).toBe(2 * HOLD)
    must(await post(world, `${soon}/waiting-list`, ben))
    // a seat that was taken in the earlier release is left, and given to who waits
    must(await post(world, `${soon}/leave`, emily))
    await world.runJobs()
    expect(readProviderTotals(world, emily)).toMatchObject({ held: 0, captured: FEE })
    expect((await detail(world, soon, ben)).viewer.participation?.status).toBe('confirmed')
    must(await post(world, `${later}/join`, hana, { invited: 1 }))
    expect((await detail(world, later, host)).availableSlots).toBe(0)
  })
  test('settles them: each seat is charged once, and the ledger agrees', async () => {
    const tee = start + 3 * DAY
    world.at(tee - HOUR)
    await world.runJobs()
    const { code } = must(
      await world.call<{ code: string }>(`GET /api/games/${soon}/qr`, { cookie: host.cookie }),
    ).body
    const { participation } = must(
      await world.call<{ viewer: { participation: { companions: { id: string }[] } } }>(
        `GET /api/games/${soon}`,
        { cookie: nora.cookie },
      ),
    ).body.viewer
    const companions = participation.companions.map(({ id }) => id)
    must(await post(world, `${soon}/check-in`, nora, { code, companions }))
    must(await post(world, `${soon}/check-in`, ben, { code }))
    world.at(tee + hours(7))
    await world.runJobs()
    expect(readProviderTotals(world, nora)).toMatchObject({ held: 0, captured: 2 * FEE })
    expect(readProviderTotals(world, ben)).toMatchObject({ held: 0, captured: FEE })
    // the hold that the earlier release scheduled
    world.at(start + 20 * DAY - HOUR)
    await world.runJobs()
    expect(readProviderTotals(world, marcus).held).toBe(HOLD)
    expect(await auditLedger(world.deps, 0)).toMatchObject({ discrepancies: [] })
  })
})
