import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hours, minutes, seconds } from '@tomogolf/domain/time'
import { cardBooks, must } from '../../../../test/support/people.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'
import {
  atTheCourse,
  checkIn,
  openQr,
  proofAt,
  TEE,
  type Course,
} from '../../../../test/support/course.ts'
import { casesOf, mailsTo, placeOf, strikesOf } from '../../../../test/support/create-users.ts'

let w: World, c: Course
beforeEach(async () => {
  w = await createWorld()
  c = await atTheCourse(w, 2)
})
afterEach(() => w.close())

const scannedAt = (when: number) => ({
  code: c.shown.code,
  proof: proofAt(c.shown, c.gameId, when),
})
const settle = async () => {
  w.at(TEE + hours(6))
  await w.runJobs()
}
const checkedInAt = async (i: number) => {
  const {
    rows: [row],
  } = await w.deps.db.executeSql<{ t: string | Date | null; by: string | null }>(
    'SELECT checked_in_at AS t, check_in_by AS by FROM participations WHERE guest_id = $1',
    [c.guests[i]!.id],
  )
  return { at: row!.t === null ? null : new Date(row!.t).getTime(), by: row!.by }
}

describe('a scan made without signal', () => {
  test('counts at its own time while check-in is open', async () => {
    const when = TEE - minutes(50)
    w.at(TEE + hours(2))
    must(await checkIn(w, c.guests[0]!, c.gameId, scannedAt(when)))
    expect(await checkedInAt(0)).toEqual({ at: when, by: 'scan' })
    expect(cardBooks(w, c.guests[0]!)).toMatchObject({ held: 0, captured: 3000 })
  })

  test('that arrives after settlement makes a missing guest present: the fee alone, no strike, and the host is told', async () => {
    w.at(TEE - hours(1))
    await openQr(w, c.host, c.gameId)
    await settle()
    expect((await placeOf(w, c.gameId, c.guests[0]!)).status).toBe('missing')
    w.at(TEE + hours(12))
    must(await checkIn(w, c.guests[0]!, c.gameId, scannedAt(TEE - minutes(20))))
    w.at(TEE + hours(12) + 1)
    await w.runJobs()
    expect((await placeOf(w, c.gameId, c.guests[0]!)).status).toBe('checked_in')
    expect(cardBooks(w, c.guests[0]!)).toMatchObject({ held: 0, captured: 3000 })
    expect([await strikesOf(w, c.guests[0]!), await strikesOf(w, c.guests[1]!)]).toEqual([0, 1])
    expect(await mailsTo(w, c.host)).toContain('scan_came_late_host')
  })

  test('is too late once the time to object is over, and stays on record', async () => {
    w.at(TEE - hours(1))
    await openQr(w, c.host, c.gameId)
    await settle()
    w.at(TEE + hours(12) + 1)
    expect(must(await checkIn(w, c.guests[0]!, c.gameId, scannedAt(TEE)), 409).body.code).toBe(
      'GAME_ALREADY_TAKEN_PLACE',
    )
    await w.runJobs()
    expect(cardBooks(w, c.guests[0]!)).toMatchObject({ captured: 13_000 })
    const { rows } = await w.deps.db.executeSql(
      'SELECT result, shown_at IS NOT NULL AS proved FROM check_in_scans',
    )
    expect(rows).toEqual([{ result: 'GAME_ALREADY_TAKEN_PLACE', proved: true }])
  })

  test('settles a statement: the case closes by itself', async () => {
    w.at(TEE - hours(1))
    await openQr(w, c.host, c.gameId)
    await settle()
    must(
      await w.call(`POST /api/games/${c.gameId}/attendance-statement`, {
        cookie: c.guests[0]!.cookie,
        body: { text: 'I was there, without signal.' },
      }),
    )
    must(await checkIn(w, c.guests[0]!, c.gameId, scannedAt(TEE - minutes(5))))
    expect((await casesOf(w, c.gameId)).map((x) => [x.kind, x.status])).toEqual([
      ['attendance', 'accepted'],
    ])
    expect(cardBooks(w, c.guests[0]!)).toMatchObject({ held: 0, captured: 3000 })
  })

  test('clears a host whose telephone had no signal either; nobody is charged', async () => {
    await settle()
    expect((await casesOf(w, c.gameId)).map((x) => [x.kind, x.status])).toEqual([
      ['host_absent', 'open'],
    ])
    expect(must(await checkIn(w, c.guests[0]!, c.gameId, scannedAt(TEE)), 409).body.code).toBe(
      'GAME_ALREADY_TAKEN_PLACE',
    )
    expect((await casesOf(w, c.gameId)).map((x) => [x.kind, x.status])).toEqual([
      ['host_absent', 'accepted'],
    ])
    expect(cardBooks(w, c.guests[0]!)).toMatchObject({ held: 0, captured: 0 })
  })

  test('before the code was renewed still counts afterwards; one after it does not', async () => {
    const old = c.shown
    w.at(TEE)
    must(await w.call(`POST /api/games/${c.gameId}/qr/regenerate`, { cookie: c.host.cookie }))
    w.at(TEE + minutes(30))
    expect(must(await checkIn(w, c.guests[0]!, c.gameId, { code: old.code }), 410).body.code).toBe(
      'QR_CODE_EXPIRED',
    )
    expect(
      must(
        await checkIn(w, c.guests[0]!, c.gameId, {
          code: old.code,
          proof: proofAt(old, c.gameId, TEE + minutes(1)),
        }),
        410,
      ).body.code,
    ).toBe('QR_CODE_EXPIRED')
    must(
      await checkIn(w, c.guests[1]!, c.gameId, {
        code: old.code,
        proof: proofAt(old, c.gameId, TEE - minutes(1)),
      }),
    )
    expect((await checkedInAt(1)).at).toBe(TEE - minutes(1))
  })

  test('sent again after a lost answer charges nothing twice', async () => {
    w.at(TEE)
    must(await checkIn(w, c.guests[0]!, c.gameId, scannedAt(TEE - minutes(5))))
    expect(
      must(await checkIn(w, c.guests[0]!, c.gameId, scannedAt(TEE - minutes(5))), 409).body.code,
    ).toBe('ALREADY_CHECKED_IN')
    expect(cardBooks(w, c.guests[0]!)).toMatchObject({ captured: 3000, intents: 1 })
  })

  test("counts from now with a code that is alive, when the host's clock was wrong", async () => {
    w.at(TEE)
    must(await checkIn(w, c.guests[0]!, c.gameId, scannedAt(TEE - hours(30))))
    expect(await checkedInAt(0)).toEqual({ at: TEE, by: 'code' })
  })
})

describe('nobody claims an earlier time', () => {
  test("by a later picture, a changed one, another code's, or none at all", async () => {
    w.at(TEE - hours(1))
    await openQr(w, c.host, c.gameId)
    await settle()
    const forgeries: [what: string, body: { code: string; proof?: string }, code: string][] = [
      [
        'taken after check-in had closed',
        scannedAt(TEE + hours(6) + seconds(60)),
        'GAME_ALREADY_TAKEN_PLACE',
      ],
      ['the code alone', { code: c.shown.code }, 'GAME_ALREADY_TAKEN_PLACE'],
      [
        'a real picture with its step changed',
        {
          code: c.shown.code,
          proof: `${Math.floor(TEE / 30_000).toString(36)}.${scannedAt(TEE + hours(6.5)).proof.split('.')[1]}`,
        },
        'INVALID_QR_CODE',
      ],
      [
        'signed with the code that was read out',
        {
          code: c.shown.code,
          proof: proofAt(
            { ...c.shown, proofKey: Buffer.from(c.shown.code).toString('base64url') },
            c.gameId,
            TEE,
          ),
        },
        'INVALID_QR_CODE',
      ],
      [
        'a proof of another game',
        { code: c.shown.code, proof: proofAt(c.shown, 'anothergame000', TEE) },
        'INVALID_QR_CODE',
      ],
      ['nonsense', { code: c.shown.code, proof: 'nonsense' }, 'INVALID_QR_CODE'],
      [
        'a good proof with a wrong code',
        { code: 'AAAAAAAA', proof: scannedAt(TEE).proof },
        'INVALID_QR_CODE',
      ],
      ['once too often', scannedAt(TEE), 'RATE_LIMITED'],
    ]
    w.at(TEE + hours(7))
    for (const [what, body, code] of forgeries)
      expect([what, (await checkIn(w, c.guests[0]!, c.gameId, body)).body.code]).toEqual([
        what,
        code,
      ])
    expect((await placeOf(w, c.gameId, c.guests[0]!)).status).toBe('missing')
  })
  test('the key that signs goes to the host alone', async () => {
    w.at(TEE)
    must(await w.call(`GET /api/games/${c.gameId}/qr`, { cookie: c.guests[0]!.cookie }), 403)
    const seen = must(
      await w.call(`GET /api/games/${c.gameId}`, { cookie: c.guests[0]!.cookie }),
    ).body
    expect(JSON.stringify(seen)).not.toContain(c.shown.proofKey)
  })
})

test("a host's word given without signal counts at its own time, but never before check-in opened nor in the future", async () => {
  const { rows: places } = await w.deps.db.executeSql<{ id: string; guest_id: string }>(
    'SELECT id, guest_id FROM participations',
  )
  const mark = (i: number, at: number) =>
    w.call(
      `POST /api/games/${c.gameId}/guests/${places.find((p) => p.guest_id === c.guests[i]!.id)!.id}/present`,
      { cookie: c.host.cookie, body: { at: new Date(at).toISOString() } },
    )
  w.at(TEE + hours(1))
  must(await mark(0, TEE - minutes(10)))
  must(await mark(1, TEE - hours(20)))
  expect([(await checkedInAt(0)).at, (await checkedInAt(1)).at]).toEqual([
    TEE - minutes(10),
    TEE - hours(6),
  ])
  expect(must(await mark(0, TEE), 409).body).toMatchObject({ code: 'ALREADY_CHECKED_IN' })
})
