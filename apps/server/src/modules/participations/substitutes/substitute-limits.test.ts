import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY, MINUTE, hours } from '@tomogolf/domain/time'
import { moveHolds } from '../holds/holds.repository.ts'
import { addCard, closeReconciled, createUsers } from '../../../../test/support/create-users.ts'
import { CARDS, hostGame, join, must, type Person } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import { expireLink } from './expire-link.usecase.ts'

let world: World, host: Person, guest: Person, next: Person, other: Person, third: Person
let id = '',
  start = NOON
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => closeReconciled(world))
beforeEach(async () => {
  start += 40 * DAY
  world.at(start)
  const cards = [CARDS.good, CARDS.good, '5555555555554444', '3566002020360505', '378282246310005']
  ;[host, guest, next, other, third] = (await createUsers(world, 5, (i) => cards[i]!)) as [
    Person,
    Person,
    Person,
    Person,
    Person,
  ]
})

const keyOf = async ({ cookie }: Person) =>
  must(await world.call<{ key: string }>(`POST /api/games/${id}/substitute`, { cookie })).body.key
const take = ({ cookie }: Person, invite: string) =>
  world.call(`POST /api/games/${id}/join`, { cookie, body: { invite } })
const rowsOf = async <T>(sql: string, values: string[] = [id]) =>
  (await world.deps.db.executeSql<T>(sql, values)).rows
const listPlaces = () =>
  rowsOf<{ status: string }>(
    'SELECT status FROM waiting_entries WHERE game_id = $1 ORDER BY place',
  ).then((rows) => rows.map(({ status }) => status))

test('a link that is being taken past the tee time is looked at again a minute later', async () => {
  id = await hostGame(world, host, start + hours(40), { slots: 1 })
  must(await join(world, guest, id))
  const key = await keyOf(guest)
  await addCard(world, next.id, CARDS.alwaysAsks)
  must(await take(next, key))
  const [link] = await rowsOf<{ id: string; status: string }>(
    'SELECT id, status FROM substitute_links WHERE game_id = $1',
  )
  expect(link?.status).toBe('taking')
  const late = start + hours(41)
  world.at(late)
  await expireLink(world.deps, link!.id)
  const [job] = await rowsOf<{ due: string }>(
    `SELECT max(data->>'__due') AS due FROM pgboss.job
      WHERE name = 'participations.expire_substitute' AND data->>'linkId' = $1`,
    [link!.id],
  )
  expect(Date.parse(job!.due)).toBe(late + MINUTE)
})
test('a substitute leaves the waiting list of the game, and an offer goes on', async () => {
  id = await hostGame(world, host, start + hours(40), { slots: 2 })
  for (const person of [guest, other]) must(await join(world, person, id))
  for (const { cookie } of [next, third])
    must(await world.call(`POST /api/games/${id}/waiting-list`, { cookie, body: {} }))
  world.at(start + hours(20))
  const { cookie } = other
  must(await world.call(`POST /api/games/${id}/leave`, { cookie, body: { confirmPenalty: true } }))
  await world.runJobs()
  expect(await listPlaces()).toEqual(['offered', 'waiting'])
  must(await take(next, await keyOf(guest)))
  await world.runJobs()
  expect(await listPlaces()).toEqual(['left', 'offered'])
  const ended = `SELECT 1 FROM outbox WHERE template = 'waiting_ended' AND to_address =
    (SELECT email FROM users WHERE id = $1)`
  expect(await rowsOf(ended, [next.id])).toHaveLength(0)
  const accept = { cookie: third.cookie, body: {} }
  must(await world.call(`POST /api/games/${id}/waiting-list/accept`, accept))
  expect(await rowsOf('SELECT seats_taken, seats_offered FROM games WHERE id = $1')).toEqual([
    { seats_taken: 2, seats_offered: 0 },
  ])
})
test('attack: the hold of a substitute never moves to a card of the guest, saved later', async () => {
  id = await hostGame(world, host, start + 30 * DAY, { slots: 1 })
  must(await join(world, guest, id))
  must(await take(next, await keyOf(guest)))
  const card = async () =>
    (
      await rowsOf<{ id: string; last4: string; status: string }>(
        `SELECT c.id, c.last4, h.status FROM holds h JOIN cards c ON c.id = h.card_id
          JOIN participations p ON p.id = h.participation_id
          WHERE p.game_id = $1 AND h.guest_id = $2`,
        [id, next.id],
      )
    )[0]!
  const agreed = await card()
  expect(agreed).toMatchObject({ last4: '4444', status: 'scheduled' })
  const theirs = await addCard(world, next.id, CARDS.good)
  const { db, clock } = world.deps
  const replacement = { cardId: agreed.id, toCardId: theirs }
  expect(await moveHolds(db, replacement, clock.now())).toBe(0)
  world.at(start + 27 * DAY)
  await world.runJobs()
  expect(await card()).toEqual({ ...agreed, status: 'authorised' })
})
