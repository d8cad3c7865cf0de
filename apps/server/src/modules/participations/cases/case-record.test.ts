import { afterEach, expect, test } from 'vitest'
import { hours, minutes } from '@tomogolf/domain/time'
import { newAdministrator } from '../../../../test/support/administrator.ts'
import { must } from '../../../../test/support/people.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'
import {
  createJoinedGame,
  checkIn,
  openQr,
  signProof,
  TEE,
} from '../../../../test/support/course.ts'

let world: World
afterEach(() => world.close())

test('a case lists code openings, scans, wrong codes, reports, statements and settlement steps', async () => {
  world = await createWorld()
  const {
    host,
    guests: [emily, marcus],
    gameId,
    shown,
  } = await createJoinedGame(world, 2)
  world.at(TEE - hours(1))
  await openQr(world, host, gameId)
  must(await checkIn(world, emily!, gameId, { code: 'AAAAAAAA' }), 400)
  world.at(TEE + minutes(1))
  must(
    await world.call(`POST /api/games/${gameId}/report`, {
      cookie: emily!.cookie,
      body: { reason: 'behaviour', message: 'Loud.' },
    }),
  )
  must(await world.call(`POST /api/games/${gameId}/qr/regenerate`, { cookie: host.cookie }))
  world.at(TEE + hours(6))
  await world.runJobs()
  world.at(TEE + hours(7))
  must(
    await world.call(`POST /api/games/${gameId}/attendance-statement`, {
      cookie: marcus!.cookie,
      body: { text: 'I was there.' },
    }),
  )
  world.at(TEE + hours(8))
  must(
    await checkIn(world, emily!, gameId, {
      code: shown.code,
      proof: signProof(shown, gameId, TEE - minutes(30)),
    }),
  )
  const admin = await newAdministrator(world)
  const {
    rows: [about],
  } = must(
    await world.call<{
      rows: {
        kind: string
        statement: string
        evidence: {
          qrOpenedAt: string
          record: {
            what: string
            who: string | null
            note: string | null
            provedAt: string | null
          }[]
        }
      }[]
    }>('GET /api/admin/cases', { cookie: admin.cookie }),
  ).body
  expect(about).toMatchObject({
    kind: 'attendance',
    statement: 'I was there.',
    evidence: { qrOpenedAt: new Date(TEE - hours(1)).toISOString() },
  })
  expect(about!.evidence.record.map((entry) => entry.what)).toEqual([
    'code_made',
    'qr_opened',
    'wrong_code',
    'code_renewed',
    'report',
    'settle_missing',
    'settle_missing',
    'statement',
    'prove_presence',
    'scan',
  ])
  expect(about!.evidence.record.at(-1)).toMatchObject({
    who: 'Guest 1 Tester',
    note: 'checked_in',
    provedAt: new Date(TEE - minutes(30)).toISOString(),
  })
})
