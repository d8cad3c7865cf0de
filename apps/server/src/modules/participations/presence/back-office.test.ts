import { afterEach, expect, test } from 'vitest'
import { hours, iso, minutes } from '@tomogolf/domain/time'
import { newAdministrator } from '../../../../test/support/administrator.ts'
import { must } from '../../../../test/support/people.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'
import { createJoinedGame, openQr, TEE } from '../../../../test/support/course.ts'
import { confirmLocation, reportHost, stateAsHost } from '../../../../test/support/presence-acts.ts'

let world: World
afterEach(() => world.close())

test("a case about a reported host shows both sides' evidence, and the game why it waits", async () => {
  world = await createWorld()
  const { host, guests, gameId } = await createJoinedGame(world, 1)
  const device = { latitude: 35.25, longitude: 140.39, accuracy: 15 }
  world.at(TEE - hours(1))
  await openQr(world, host, gameId)
  await confirmLocation(world, host, gameId, device)
  world.at(TEE + minutes(5))
  await confirmLocation(world, guests[0]!, gameId, device)
  world.at(TEE + minutes(6))
  await reportHost(world, guests[0]!, gameId)
  const admin = await newAdministrator(world)
  const waiting = must(
    await world.call<{ rows: { kind: string; state: string; review: object }[] }>(
      'GET /api/admin/cases',
      { cookie: admin.cookie },
    ),
  ).body
  // the case is there at once, and says that the host has not answered
  expect(waiting.rows).toMatchObject([
    { kind: 'host_absent', state: 'open', review: { status: 'reported', answerUntil: null } },
  ])
  world.at(TEE + minutes(20))
  await stateAsHost(world, host, gameId)
  world.at(TEE + hours(6))
  await world.runJobs()
  const read = async <T>(path: string) =>
    must(await world.call<T>(`GET ${path}`, { cookie: admin.cookie })).body
  const { rows } = await read<{
    rows: {
      kind: string
      evidence: { record: { what: string; who: string | null; note: string | null }[] }
    }[]
  }>('/api/admin/cases')
  expect(rows[0]!.kind).toBe('host_absent')
  expect(rows[0]!.evidence.record.map(({ what, note }) => [what, note])).toEqual(
    expect.arrayContaining([
      ['qr_opened', null],
      ['location', 'unknown'],
      ['report', 'host_not_here: The host is not at reception.'],
      ['review_opened', 'report'],
      ['host_statement', 'I was at reception from seven.'],
      ['settle_unverified', null],
    ]),
  )
  const game = await read<{ review: unknown; events: { event: string }[] }>(
    `/api/admin/games/${gameId}`,
  )
  expect(game.review).toEqual({ status: 'stated', answerUntil: iso(TEE + hours(12)) })
  expect(game.events.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['review_report', 'review_state', 'settle_unverified']),
  )
})
