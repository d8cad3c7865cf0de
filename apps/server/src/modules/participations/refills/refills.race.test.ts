import { afterEach, expect, test } from 'vitest'
import { hours, minutes } from '@tomogolf/domain/time'
import { databaseForRaces } from '../../../../test/support/engines.ts'
import { hostGame, join, must, newPerson } from '../../../../test/support/people.ts'
import { createUsers } from '../../../../test/support/create-users.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import { auditLedger } from '../ledger/audit-ledger.usecase.ts'
import { leaveGame } from '../joining/leave-game.usecase.ts'
import { refillSeat } from './refill-seat.usecase.ts'
import { refundRefill } from './refund-refill.usecase.ts'

let world: World
afterEach(() => world.close())

test('parallel jobs for two freed seats and two new guests refund each late leave once', async () => {
  world = await createWorld({
    db: await databaseForRaces(),
  })
  const host = await newPerson(world, 'Kenji')
  const gameId = await hostGame(world, host, NOON + hours(40), { slots: 2 })
  const guests = await createUsers(world, 4)
  for (const guest of guests.slice(0, 2)) must(await join(world, guest, gameId))
  world.at(NOON + hours(2))
  for (const guest of guests.slice(0, 2))
    await leaveGame(world.deps, { gameId, userId: guest.id, confirmPenalty: true })
  await world.runJobs()
  for (const guest of guests.slice(2)) must(await join(world, guest, gameId))
  world.at(NOON + hours(3) + minutes(1))
  const { rows } = await world.deps.db.executeSql<{ id: string; status: string }>(
    'SELECT id, status FROM participations',
  )
  const ids = (status: string) => rows.filter((row) => row.status === status).map(({ id }) => id)
  const repeat = <T>(list: readonly T[]) => Array.from({ length: 8 }, () => list).flat()
  await Promise.all(repeat(ids('confirmed')).map((id) => refillSeat(world.deps, id)))
  await Promise.all(repeat(ids('left_late')).map((id) => refundRefill(world.deps, id)))
  await world.runJobs()
  const refunds = await world.deps.db.executeSql<{ amount: number; status: string }>(
    'SELECT amount_minor AS amount, status FROM refunds',
  )
  expect(refunds.rows).toEqual([
    { amount: 13_000, status: 'refunded' },
    { amount: 13_000, status: 'refunded' },
  ])
  expect((await auditLedger(world.deps)).discrepancies).toEqual([])
})
