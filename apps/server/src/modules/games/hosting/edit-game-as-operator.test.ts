import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR, MINUTE, hours, japanText } from '@tomogolf/domain/time'
import { auditOf, mailsTo, newAdministrator } from '../../../../test/support/administrator.ts'
import { createHostAndGuests } from '../../../../test/support/create-users.ts'
import { hostGame, join, must, type Person } from '../../../../test/support/people.ts'
import { createWorld, NOON, type World } from '../../../../test/support/world.ts'

let world: World, support: Person
beforeAll(async () => {
  world = await createWorld()
  support = await newAdministrator(world, 'Sam', 'support')
})
afterAll(() => world.close())

const reason = 'The course has moved the tee time'
const edit = (by: Person, gameId: string, changes: object, version = 1) =>
  world.call<{ code: string; version: number }>(`PATCH /api/admin/games/${gameId}`, {
    cookie: by.cookie,
    body: { version, changes, reason },
  })
const write = (by: Person, gameId: string) =>
  world.call<{ code: string; sent: number }>(`POST /api/admin/games/${gameId}/message`, {
    cookie: by.cookie,
    body: { subject: 'The weather', text: 'Bring a raincoat.', requestKey: `rain-${gameId}` },
  })
const mailsOf = async (person: Person, template: string) =>
  (await mailsTo(world, person)).filter((mail) => mail.template === template)
/** A game 60 hours ahead with a guest, 20 hours before its tee time. */
async function inWindow() {
  world.at(NOON)
  const { host, guests } = await createHostAndGuests(world, 1)
  const guest = guests[0]!
  const teeTime = NOON + hours(60)
  const gameId = await hostGame(world, host, teeTime)
  must(await join(world, guest, gameId))
  world.at(teeTime - 20 * HOUR)
  return { host, guest, gameId, teeTime }
}

test('moves a game inside the departure window, and host and guest are notified', async () => {
  const { host, guest, gameId, teeTime } = await inWindow()
  const date = japanText(teeTime + 3 * HOUR)
  const byHost = await world.call<{ code: string }>(`PUT /api/games/${gameId}`, {
    cookie: host.cookie,
    body: { version: 1, date },
  })
  expect(byHost.body.code).toBe('PROTECTED_BOOKING')
  expect(must(await edit(support, gameId, { date })).body.version).toBe(2)
  expect((await mailsOf(host, 'game_edited_host')).map(({ text }) => text)).toEqual([
    expect.stringContaining(reason),
  ])
  expect(await mailsOf(guest, 'game_changed_guest')).toHaveLength(1)
  // the guest agreed to another time, so that leaving costs nothing
  must(await world.call(`POST /api/games/${gameId}/leave`, { cookie: guest.cookie, body: {} }))
  expect(await auditOf(world, gameId)).toMatchObject([
    {
      action: 'game.edit',
      reason,
      before: JSON.stringify({ date: japanText(teeTime) }),
      after: JSON.stringify({ date }),
    },
  ])
})
test('two operators at once move a game once', async () => {
  const { host, gameId, teeTime } = await inWindow()
  const answers = await Promise.all(
    [1, 2].map((later) => edit(support, gameId, { date: japanText(teeTime + later * HOUR) })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await mailsOf(host, 'game_edited_host')).toHaveLength(1)
})
test('an edit without changes sends no mail and is not in the log', async () => {
  const { host, gameId, teeTime } = await inWindow()
  must(await edit(support, gameId, { date: japanText(teeTime) }))
  expect(await mailsOf(host, 'game_edited_host')).toEqual([])
  expect(await auditOf(world, gameId)).toEqual([])
})
test('the rules of the host stay: lead time and start', async () => {
  const { guest, gameId, teeTime } = await inWindow()
  expect(
    (await edit(support, gameId, { date: japanText(world.clock.now() + MINUTE) })).body.code,
  ).toBe('TEE_TIME_TOO_SOON')
  world.at(teeTime)
  expect((await edit(support, gameId, { notes: 'too late' })).body.code).toBe(
    'GAME_ALREADY_STARTED',
  )
  expect(await mailsOf(guest, 'game_changed_guest')).toEqual([])
})
test('attack: an operator who plays, as host or guest, does not move the own game', async () => {
  const { host, guest, gameId, teeTime } = await inWindow()
  for (const player of [host, guest]) {
    await world.deps.db.executeSql(
      `UPDATE users SET is_admin = true, admin_role = 'support' WHERE id = $1`,
      [player.id],
    )
    expect((await edit(player, gameId, { date: japanText(teeTime + HOUR) })).body.code).toBe(
      'OWN_ACCOUNT',
    )
  }
})
test('other roles neither edit a game nor write to its players', async () => {
  const { host, guest, gameId } = await inWindow()
  for (const [name, role] of [
    ['Mona', 'money'],
    ['Coco', 'content'],
    ['Moe', 'moderator'],
    ['Aude', 'auditor'],
  ] as const) {
    const person = await newAdministrator(world, name, role)
    for (const answer of [
      await edit(person, gameId, { notes: 'mine' }),
      await write(person, gameId),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'PERMISSION_REQUIRED'])
  }
  expect((await edit(host, gameId, { notes: 'mine' })).status).toBe(403)
  // pressed twice, each player has one mail
  for (const answer of [await write(support, gameId), await write(support, gameId)])
    expect(must(answer).body.sent).toBe(2)
  for (const person of [host, guest])
    expect(
      (await mailsTo(world, person)).filter(({ text }) => text.includes('Bring a raincoat.')),
    ).toHaveLength(1)
})
