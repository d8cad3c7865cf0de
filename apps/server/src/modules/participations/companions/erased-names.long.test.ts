import { beforeEach, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { GAME_LENGTH } from '@tomogolf/domain/game'
import { DAY, HOUR, hours } from '@tomogolf/domain/time'
import { newAdministrator } from '../../../../test/support/administrator.ts'
import { must, type Person } from '../../../../test/support/people.ts'
import { DANIEL, RUTH } from '../../../../test/support/party/seats.ts'
import { usePartyScene } from '../../../../test/support/party/scene.ts'
import { runRetention } from '../../accounts/privacy/run-retention.usecase.ts'

const { scene, get, post, bring, seats, openQr, checkIn, states } = usePartyScene()

/** Seven days after the end of the round. */
const over = () => scene.tee + GAME_LENGTH + 7 * DAY
const runAt = async (at: number) => {
  scene.world.at(at)
  await runRetention(scene.world.deps)
}
beforeEach(async () => {
  must(await bring([DANIEL, RUTH]))
  scene.world.at(scene.tee - HOUR)
  await scene.world.runJobs()
})
/** Both companions are checked in, or those who are named. */
const play = async (names: readonly string[] = ['Daniel', 'Ruth']) => {
  const { code } = await openQr()
  const here = (await seats()).filter(({ firstName }) => names.includes(firstName))
  must(
    await checkIn(
      code,
      here.map(({ id }) => id),
    ),
  )
}
/** Whether a page of a person has the name of a companion. */
const shows = async (path: string, person = scene.guest, name = /Daniel|Ruth|Reyes/) =>
  name.test(JSON.stringify(must(await get(path, person)).body))
const whereNamed = async (operator: Person) => {
  const game = `/api/games/${scene.gameId}`
  return {
    guest: await shows(game),
    host: await shows(game, scene.host),
    money: await shows('/api/transactions'),
    operator: await shows(`/api/admin/games/${scene.gameId}`, operator),
  }
}

test('companions keep their names until seven days after the round, and have none afterwards', async () => {
  const operator = await newAdministrator(scene.world, 'Olga')
  await play()
  await runAt(over())
  expect(await whereNamed(operator)).toEqual({
    guest: true,
    host: true,
    money: true,
    operator: true,
  })
  await runAt(over() + 1)
  expect(await whereNamed(operator)).toEqual({
    guest: false,
    host: false,
    money: false,
    operator: false,
  })
  // the seats and their money stay
  expect(await states()).toEqual(['checked_in', 'checked_in', 'checked_in'])
  const { transactions } = must(
    await get<ResultOf<'GET /api/transactions'>>('/api/transactions', scene.guest),
  ).body
  const fees = transactions.filter(({ receipt }) => receipt)
  expect(fees.map(({ companion }) => companion).toSorted()).toEqual(['', '', null])
  const receipts = await Promise.all(
    fees.map(({ id }) =>
      get<ResultOf<'GET /api/transactions/:id/receipt'>>(
        `/api/transactions/${id}/receipt`,
        scene.guest,
      ),
    ),
  )
  expect(receipts.map((receipt) => must(receipt).body.companion).toSorted()).toEqual(['', '', null])
})
test('the setting of the names decides the days', async () => {
  await play()
  await scene.world.deps.db.executeSql(
    `INSERT INTO settings (key, value, updated_at) VALUES ('names_visible_days', '2', now())`,
  )
  await runAt(over() - 5 * DAY)
  expect((await seats()).map(({ firstName }) => firstName)).toEqual(['Daniel', 'Ruth'])
  await runAt(over() - 5 * DAY + 1)
  expect((await seats()).map(({ firstName }) => firstName)).toEqual(['', ''])
})
test('the name on a seat that a case is about stays until it is decided', async () => {
  await play(['Daniel'])
  scene.world.at(scene.tee + hours(6))
  await scene.world.runJobs()
  must(await post('attendance-statement', scene.guest, { text: 'She was there.' }))
  await runAt(over() + 1)
  expect((await seats()).map(({ firstName, status }) => [firstName, status])).toEqual([
    ['', 'checked_in'],
    ['Ruth', 'disputed'],
  ])
})
test.each([
  ['guest', 'Oda'],
  ['host', 'Odile'],
] as const)('a legal hold on the %s keeps the names', async (who, name) => {
  await play()
  const owner = await newAdministrator(scene.world, name)
  must(
    await scene.world.call(`POST /api/admin/users/${scene[who].id}/legal-hold`, {
      cookie: owner.cookie,
      body: { reason: 'claim 17 of the insurer' },
    }),
  )
  await runAt(over() + 1)
  expect((await seats()).map(({ firstName }) => firstName)).toEqual(['Daniel', 'Ruth'])
  const { classes } = must(
    await get<ResultOf<'GET /api/admin/retention'>>('/api/admin/retention', owner),
  ).body
  expect(classes.find(({ name }) => name === 'companions')).toMatchObject({ erased: 0 })
})
test('the names of seats that were given up are erased with the others', async () => {
  const [daniel] = await seats()
  must(await post('leave', scene.guest, { companion: daniel!.id, confirmPenalty: true }))
  await play(['Ruth'])
  await runAt(over() + 1)
  expect((await seats()).map(({ firstName, status }) => [firstName, status])).toEqual([
    ['', 'left_late'],
    ['', 'checked_in'],
  ])
})
