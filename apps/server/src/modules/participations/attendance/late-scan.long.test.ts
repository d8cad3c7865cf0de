import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hours, minutes, seconds } from '@tomogolf/domain/time'
import { readProviderTotals, must } from '../../../../test/support/people.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'
import {
  createJoinedGame,
  checkIn,
  openQr,
  signProof,
  TEE,
  type JoinedGame,
} from '../../../../test/support/course.ts'
import {
  listCases,
  listMailTemplates,
  readPlace,
  countStrikes,
} from '../../../../test/support/create-users.ts'

let world: World, course: JoinedGame
beforeEach(async () => {
  world = await createWorld()
  course = await createJoinedGame(world, 2)
})
afterEach(() => world.close())

const scannedAt = (when: number) => ({
  code: course.shown.code,
  proof: signProof(course.shown, course.gameId, when),
})
const settle = async () => {
  world.at(TEE + hours(6))
  await world.runJobs()
}
const checkedInAt = async (i: number) => {
  const {
    rows: [row],
  } = await world.deps.db.executeSql<{ t: string | Date | null; by: string | null }>(
    'SELECT checked_in_at AS t, check_in_by AS by FROM participations WHERE guest_id = $1',
    [course.guests[i]!.id],
  )
  return { at: row!.t === null ? null : new Date(row!.t).getTime(), by: row!.by }
}

describe('a scan made offline', () => {
  test('counts at its own time while check-in is open', async () => {
    const when = TEE - minutes(50)
    world.at(TEE + hours(2))
    must(await checkIn(world, course.guests[0]!, course.gameId, scannedAt(when)))
    expect(await checkedInAt(0)).toEqual({ at: when, by: 'scan' })
    expect(readProviderTotals(world, course.guests[0]!)).toMatchObject({ held: 0, captured: 3000 })
  })

  test('that arrives after settlement checks a missing guest in for the fee and notifies the host', async () => {
    world.at(TEE - hours(1))
    await openQr(world, course.host, course.gameId)
    await settle()
    expect((await readPlace(world, course.gameId, course.guests[0]!)).status).toBe('missing')
    world.at(TEE + hours(12))
    must(await checkIn(world, course.guests[0]!, course.gameId, scannedAt(TEE - minutes(20))))
    world.at(TEE + hours(12) + 1)
    await world.runJobs()
    expect((await readPlace(world, course.gameId, course.guests[0]!)).status).toBe('checked_in')
    expect(readProviderTotals(world, course.guests[0]!)).toMatchObject({ held: 0, captured: 3000 })
    expect([
      await countStrikes(world, course.guests[0]!),
      await countStrikes(world, course.guests[1]!),
    ]).toEqual([0, 1])
    expect(await listMailTemplates(world, course.host)).toContain('scan_came_late_host')
  })

  test('is refused after the statement deadline and stays on record', async () => {
    world.at(TEE - hours(1))
    await openQr(world, course.host, course.gameId)
    await settle()
    world.at(TEE + hours(12) + 1)
    expect(
      must(await checkIn(world, course.guests[0]!, course.gameId, scannedAt(TEE)), 409).body.code,
    ).toBe('GAME_ALREADY_TAKEN_PLACE')
    await world.runJobs()
    expect(readProviderTotals(world, course.guests[0]!)).toMatchObject({ captured: 13_000 })
    const { rows } = await world.deps.db.executeSql(
      'SELECT result, shown_at IS NOT NULL AS proved FROM check_in_scans',
    )
    expect(rows).toEqual([{ result: 'GAME_ALREADY_TAKEN_PLACE', proved: true }])
  })

  test('closes the case of a disputed statement', async () => {
    world.at(TEE - hours(1))
    await openQr(world, course.host, course.gameId)
    await settle()
    must(
      await world.call(`POST /api/games/${course.gameId}/attendance-statement`, {
        cookie: course.guests[0]!.cookie,
        body: { text: 'I was there, without signal.' },
      }),
    )
    must(await checkIn(world, course.guests[0]!, course.gameId, scannedAt(TEE - minutes(5))))
    expect(
      (await listCases(world, course.gameId)).map((entry) => [entry.kind, entry.status]),
    ).toEqual([['attendance', 'accepted']])
    expect(readProviderTotals(world, course.guests[0]!)).toMatchObject({ held: 0, captured: 3000 })
  })

  test('clears a host who was offline too, and answers for its guest', async () => {
    await settle()
    must(
      await world.call(`POST /api/games/${course.gameId}/played`, {
        cookie: course.guests[1]!.cookie,
        body: { answer: 'host_absent' },
      }),
    )
    expect(
      (await listCases(world, course.gameId)).map((entry) => [entry.kind, entry.status]),
    ).toEqual([['host_absent', 'open']])
    must(await checkIn(world, course.guests[0]!, course.gameId, scannedAt(TEE)))
    expect(readProviderTotals(world, course.guests[0]!)).toMatchObject({ held: 0, captured: 3000 })
    expect(
      must(await checkIn(world, course.guests[1]!, course.gameId, scannedAt(TEE)), 409).body.code,
    ).toBe('GAME_ALREADY_TAKEN_PLACE')
    expect(
      (await listCases(world, course.gameId)).map((entry) => [entry.kind, entry.status]),
    ).toEqual([['host_absent', 'accepted']])
    expect(readProviderTotals(world, course.guests[1]!)).toMatchObject({ held: 0, captured: 0 })
  })

  test('counts when made before the code was renewed, and not when made after', async () => {
    const old = course.shown
    world.at(TEE)
    must(
      await world.call(`POST /api/games/${course.gameId}/qr/regenerate`, {
        cookie: course.host.cookie,
      }),
    )
    world.at(TEE + minutes(30))
    expect(
      must(await checkIn(world, course.guests[0]!, course.gameId, { code: old.code }), 410).body
        .code,
    ).toBe('QR_CODE_EXPIRED')
    expect(
      must(
        await checkIn(world, course.guests[0]!, course.gameId, {
          code: old.code,
          proof: signProof(old, course.gameId, TEE + minutes(1)),
        }),
        410,
      ).body.code,
    ).toBe('QR_CODE_EXPIRED')
    must(
      await checkIn(world, course.guests[1]!, course.gameId, {
        code: old.code,
        proof: signProof(old, course.gameId, TEE - minutes(1)),
      }),
    )
    expect((await checkedInAt(1)).at).toBe(TEE - minutes(1))
  })

  test('sent again after a lost response charges once', async () => {
    world.at(TEE)
    must(await checkIn(world, course.guests[0]!, course.gameId, scannedAt(TEE - minutes(5))))
    expect(
      must(await checkIn(world, course.guests[0]!, course.gameId, scannedAt(TEE - minutes(5))), 409)
        .body.code,
    ).toBe('ALREADY_CHECKED_IN')
    expect(readProviderTotals(world, course.guests[0]!)).toMatchObject({
      captured: 3000,
      intents: 1,
    })
  })

  test('with a wrong code after check-in says that the code is wrong, and counts the guess', async () => {
    world.at(TEE)
    must(await checkIn(world, course.guests[0]!, course.gameId, scannedAt(TEE - minutes(5))))
    const guess = async () =>
      (await checkIn(world, course.guests[0]!, course.gameId, { code: 'ABCDEFGH' })).body
    expect(await guess()).toMatchObject({
      code: 'INVALID_QR_CODE',
      message: expect.stringContaining('code'),
      error: expect.stringContaining('code'),
    })
    for (let i = 0; i < 4; i++) await guess()
    // over the limit nothing is looked up, so the answer tells nothing about the code
    expect((await guess()).code).toBe('ALREADY_CHECKED_IN')
    world.at(TEE + hours(7))
    expect((await guess()).code).toBe('ALREADY_CHECKED_IN')
  })

  test("counts from now with a valid code when the host's clock is wrong", async () => {
    world.at(TEE)
    must(await checkIn(world, course.guests[0]!, course.gameId, scannedAt(TEE - hours(30))))
    expect(await checkedInAt(0)).toEqual({ at: TEE, by: 'code' })
  })
})

describe('an earlier time cannot be forged', () => {
  test('by a late, changed, foreign or missing proof', async () => {
    world.at(TEE - hours(1))
    await openQr(world, course.host, course.gameId)
    await settle()
    const forgeries: [what: string, body: { code: string; proof?: string }, code: string][] = [
      [
        'taken after check-in had closed',
        scannedAt(TEE + hours(6) + seconds(60)),
        'GAME_ALREADY_TAKEN_PLACE',
      ],
      ['the code alone', { code: course.shown.code }, 'GAME_ALREADY_TAKEN_PLACE'],
      [
        'a real proof with a changed time step',
        {
          code: course.shown.code,
          proof: `${Math.floor(TEE / 30_000).toString(36)}.${scannedAt(TEE + hours(6.5)).proof.split('.')[1]}`,
        },
        'INVALID_QR_CODE',
      ],
      [
        'signed with the spoken code',
        {
          code: course.shown.code,
          proof: signProof(
            { ...course.shown, proofKey: Buffer.from(course.shown.code).toString('base64url') },
            course.gameId,
            TEE,
          ),
        },
        'INVALID_QR_CODE',
      ],
      [
        'a proof of another game',
        { code: course.shown.code, proof: signProof(course.shown, 'anothergame000', TEE) },
        'INVALID_QR_CODE',
      ],
      ['nonsense', { code: course.shown.code, proof: 'nonsense' }, 'INVALID_QR_CODE'],
      [
        'a good proof with a wrong code',
        { code: 'AAAAAAAA', proof: scannedAt(TEE).proof },
        'INVALID_QR_CODE',
      ],
      ['once too often', scannedAt(TEE), 'RATE_LIMITED'],
    ]
    world.at(TEE + hours(7))
    for (const [what, body, code] of forgeries)
      expect([
        what,
        (await checkIn(world, course.guests[0]!, course.gameId, body)).body.code,
      ]).toEqual([what, code])
    expect((await readPlace(world, course.gameId, course.guests[0]!)).status).toBe('missing')
  })
  test('returns the signing key only to the host', async () => {
    world.at(TEE)
    must(
      await world.call(`GET /api/games/${course.gameId}/qr`, { cookie: course.guests[0]!.cookie }),
      403,
    )
    const seen = must(
      await world.call(`GET /api/games/${course.gameId}`, { cookie: course.guests[0]!.cookie }),
    ).body
    expect(JSON.stringify(seen)).not.toContain(course.shown.proofKey)
  })
})

test("clamps a host's offline mark to the time between the first possible mark and now", async () => {
  const { rows: places } = await world.deps.db.executeSql<{ id: string; guest_id: string }>(
    'SELECT id, guest_id FROM participations',
  )
  const mark = (i: number, at: number) =>
    world.call(
      `POST /api/games/${course.gameId}/guests/${places.find((row) => row.guest_id === course.guests[i]!.id)!.id}/present`,
      { cookie: course.host.cookie, body: { at: new Date(at).toISOString() } },
    )
  world.at(TEE + hours(1))
  must(await mark(0, TEE - minutes(10)))
  must(await mark(1, TEE - hours(20)))
  expect([(await checkedInAt(0)).at, (await checkedInAt(1)).at]).toEqual([
    TEE - minutes(10),
    TEE - hours(1),
  ])
  expect(must(await mark(0, TEE), 409).body).toMatchObject({ code: 'ALREADY_CHECKED_IN' })
})
