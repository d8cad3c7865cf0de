import { afterEach, expect, test } from 'vitest'
import { hours, minutes } from '@tomogolf/domain/time'
import { newAdministrator } from '../../../../test/support/administrator.ts'
import { must } from '../../../../test/support/people.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'
import { atTheCourse, checkIn, openQr, proofAt, TEE } from '../../../../test/support/course.ts'

let w: World
afterEach(() => w.close())

test("a case shows everything on record: the code's openings, scans with their own time, wrong codes, reports, statements and each step of settlement", async () => {
  w = await createWorld()
  const {
    host,
    guests: [emily, marcus],
    gameId,
    shown,
  } = await atTheCourse(w, 2)
  w.at(TEE - hours(1))
  await openQr(w, host, gameId)
  must(await checkIn(w, emily!, gameId, { code: 'AAAAAAAA' }), 400)
  w.at(TEE + minutes(1))
  must(
    await w.call(`POST /api/games/${gameId}/report`, {
      cookie: emily!.cookie,
      body: { reason: 'behaviour', message: 'Loud.' },
    }),
  )
  must(await w.call(`POST /api/games/${gameId}/qr/regenerate`, { cookie: host.cookie }))
  w.at(TEE + hours(6))
  await w.runJobs()
  w.at(TEE + hours(7))
  must(
    await w.call(`POST /api/games/${gameId}/attendance-statement`, {
      cookie: marcus!.cookie,
      body: { text: 'I was there.' },
    }),
  )
  w.at(TEE + hours(8))
  must(
    await checkIn(w, emily!, gameId, {
      code: shown.code,
      proof: proofAt(shown, gameId, TEE - minutes(30)),
    }),
  )
  const admin = await newAdministrator(w)
  const {
    rows: [about],
  } = must(
    await w.call<{
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
  expect(about!.evidence.record.map((e) => e.what)).toEqual([
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
