import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../platform/security/ids.ts'
import { createHostAndGuests } from '../../../../test/support/create-users.ts'
import { hostGame, join, must, newPerson, type Person } from '../../../../test/support/people.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'
import { TEE } from '../../../../test/support/course.ts'
import { hours } from '@tomogolf/domain/time'

let world: World, host: Person, guest: Person, other: Person
const played: string[] = []
let ahead: string
/** Far enough apart for one player. */
const teeTime = (round: number) => TEE + hours(24 * round)
beforeAll(async () => {
  world = await createWorld()
  const people = await createHostAndGuests(world, 1)
  host = people.host
  guest = people.guests[0]!
  other = await newPerson(world, 'Olivia')
  for (const round of [0, 1, 2, 3]) {
    const gameId = await hostGame(world, host, teeTime(round))
    must(await join(world, guest, gameId))
    if (round < 3) played.push(gameId)
    else ahead = gameId
  }
  world.at(teeTime(2) + hours(12))
})
afterAll(() => world.close())

const sql = (text: string, values: unknown[]) => world.deps.db.executeSql(text, values)
const seat = (gameId: string, status: string) =>
  sql('UPDATE participations SET status = $1 WHERE game_id = $2', [status, gameId])
const hold = (gameId: string, status: string) =>
  sql(
    'UPDATE holds SET status = $1 WHERE participation_id IN (SELECT id FROM participations WHERE game_id = $2)',
    [status, gameId],
  )
type Answer = { reliability: { playerId: string; attended: number; due: number }[] }
const shownTo = async (viewer?: Person) => {
  const { body } = must(
    await world.call<Answer>(`GET /api/games/${ahead}`, viewer && { cookie: viewer.cookie }),
  )
  const of = (person: Person) =>
    body.reliability
      .filter((entry) => entry.playerId === person.id)
      .map(({ attended, due }) => `${attended} of ${due}`)
      .join()
  return { host: of(host), guest: of(guest) }
}

test('shows nothing before three rounds, and a guest’s only to signed-in users', async () => {
  await seat(played[0]!, 'checked_in')
  await seat(played[1]!, 'checked_in')
  expect(await shownTo(other)).toEqual({ host: '', guest: '' })
  await seat(played[2]!, 'checked_in')
  expect(await shownTo(other)).toEqual({ host: '3 of 3', guest: '3 of 3' })
  expect(await shownTo(host)).toEqual({ host: '3 of 3', guest: '3 of 3' })
  expect(await shownTo()).toEqual({ host: '3 of 3', guest: '' })
})
test('attack: a visitor and a member who read at the same time see each what is theirs', async () => {
  const [visitor, member, again] = await Promise.all([shownTo(), shownTo(other), shownTo()])
  expect(visitor).toEqual({ host: '3 of 3', guest: '' })
  expect(again).toEqual(visitor)
  expect(member).toEqual({ host: '3 of 3', guest: '3 of 3' })
})

test('counts a no-show until its charge is waived or refunded in full', async () => {
  const [, , last = ''] = played
  await seat(played[0]!, 'checked_in')
  await seat(played[1]!, 'checked_in')
  await seat(last, 'no_show')
  await hold(last, 'captured')
  const { rows } = await world.deps.db.executeSql<{ id: string; part: string; amount: number }>(
    'SELECT h.id, h.participation_id AS part, h.amount_minor AS amount FROM holds h JOIN participations p ON p.id = h.participation_id WHERE p.game_id = $1',
    [last],
  )
  const { id, part, amount } = rows[0]!
  await sql(
    `INSERT INTO captures (id, hold_id, amount_minor, currency, reason, basis, policy_version, status, created_at)
      VALUES ($1, $2, $3, 'USD', 'no_show', 'test', '1', 'succeeded', $4)`,
    [newId(), id, amount, new Date(world.clock.now())],
  )
  expect(await shownTo(guest)).toEqual({ host: '3 of 3', guest: '2 of 3' })

  const refund = (minor: number) =>
    sql(
      `INSERT INTO refunds (id, user_id, game_id, participation_id, booking, intent_id, status, currency, amount_minor, reason, created_at)
        VALUES ($1, $2, $3, $4, $1, 'pi', 'refunded', 'USD', $5, 'test', $6)`,
      [newId(), guest.id, last, part, minor, new Date(world.clock.now())],
    )
  await refund(amount - 1)
  expect(await shownTo(guest)).toMatchObject({ guest: '2 of 3' })
  await refund(1)
  expect(await shownTo(guest)).toMatchObject({ guest: '' })
  await sql('DELETE FROM refunds', [])

  await hold(last, 'released')
  expect(await shownTo(guest)).toMatchObject({ guest: '' })
  await seat(last, 'left_late')
  await hold(last, 'captured')
  expect(await shownTo(guest)).toEqual({ host: '', guest: '2 of 3' })
  await sql('UPDATE participations SET refilled_at = $1 WHERE id = $2', [
    new Date(world.clock.now()),
    part,
  ])
  expect(await shownTo(guest)).toEqual({ host: '', guest: '' })
  await sql('UPDATE participations SET refilled_at = NULL', [])
})

test('counts a host who was not there', async () => {
  for (const gameId of played) await seat(gameId, 'checked_in')
  await seat(played[1]!, 'host_absent')
  expect(await shownTo()).toEqual({ host: '2 of 3', guest: '' })
  await seat(played[1]!, 'game_cancelled')
  expect(await shownTo()).toEqual({ host: '', guest: '' })
})
