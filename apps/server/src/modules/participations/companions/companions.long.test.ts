import { beforeEach, describe, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { HOUR, hours, minutes } from '@tomogolf/domain/time'
import {
  countStrikes,
  listCases,
  listMailTemplates,
} from '../../../../test/support/create-users.ts'
import { DANIEL, RUTH, joinWith } from '../../../../test/support/party/seats.ts'
import { FEE, HOLD, usePartyScene } from '../../../../test/support/party/scene.ts'
import { must, readProviderTotals } from '../../../../test/support/people.ts'
import { reportHost } from '../../../../test/support/presence-acts.ts'
import { forceCancel } from '../../../../test/support/administrator.ts'

const { scene, get, post, leave, openQr, checkIn, paid, seats, bring, states, party } =
  usePartyScene()

type Seat = { refill: { refund: { amount: number }; takenAt: string | null } | null }
type Party = Seat & { companions: Seat[] }
/** The texts of one kind of mail to the guest. */
const guestMails = async (template: string) =>
  (
    await scene.world.deps.db.executeSql<{ text: string }>(
      `SELECT text FROM outbox WHERE template = $1 AND to_address = $2 ORDER BY created_at, id`,
      [template, scene.guest.email],
    )
  ).rows.map(({ text }) => text)

describe('leaving', () => {
  beforeEach(async () => {
    must(await bring([DANIEL, RUTH]))
    // joining can no longer be undone
    scene.world.at(scene.start + minutes(61))
    await scene.world.runJobs()
  })
  const late = () => scene.world.at(scene.tee - hours(30))
  test('with the guest, the companions leave too', async () => {
    must(await leave())
    await scene.world.runJobs()
    expect(await states()).toEqual(['left', 'left', 'left'])
    expect(paid()).toMatchObject({ held: 0, captured: 0 })
    expect(
      (await listMailTemplates(scene.world, scene.guest)).filter((t) => t === 'left_free_guest'),
    ).toEqual(['left_free_guest'])
    const { rows } = await scene.world.deps.db.executeSql<{ text: string }>(
      `SELECT text FROM outbox WHERE template = 'left_host' AND to_address = $1`,
      [scene.host.email],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]!.text).toContain('3 spots are still open')
  })
  test('an operator who cancels the game notifies the guest about all seats once', async () => {
    await forceCancel(scene.world, scene.gameId)
    await scene.world.runJobs()
    const mails = await listMailTemplates(scene.world, scene.guest)
    expect(mails.filter((template) => template === 'game_cancelled_guest')).toHaveLength(1)
  })
  test('late costs the hold of every seat, which the guest confirms', async () => {
    late()
    expect((await leave()).body).toMatchObject({
      code: 'LEAVE_PENALTY_CONFIRMATION_REQUIRED',
      params: { amount: 390 },
    })
    expect(must(await leave({ confirmPenalty: true })).body.penalty).toMatchObject({ amount: 390 })
    await scene.world.runJobs()
    expect(await states()).toEqual(['left_late', 'left_late', 'left_late'])
    expect(paid()).toMatchObject({ held: 0, captured: 3 * HOLD })
  })
  test('one companion gives up one seat', async () => {
    const [daniel] = await seats()
    must(await leave({ companion: daniel!.id }))
    await scene.world.runJobs()
    expect(await states()).toEqual(['confirmed', 'left', 'confirmed'])
    expect(paid().held).toBe(2 * HOLD)
    expect((await party()).availableSlots).toBe(1)
  })
  test('one companion late costs one hold', async () => {
    late()
    const [, ruth] = await seats()
    expect((await leave({ companion: ruth!.id })).body.params).toMatchObject({ amount: 130 })
    must(await leave({ companion: ruth!.id, confirmPenalty: true }))
    await scene.world.runJobs()
    expect(paid()).toMatchObject({ held: 2 * HOLD, captured: HOLD })
  })
  test('attack: the seat of another party, or of no companion, is not given up', async () => {
    const [daniel] = await seats()
    expect((await post('leave', scene.other, { companion: daniel!.id })).body.code).toBe(
      'NOT_JOINED',
    )
    const own = (
      await scene.world.deps.db.executeSql<{ id: string }>(
        'SELECT id FROM participations WHERE game_id = $1 AND party_lead_id IS NULL',
        [scene.gameId],
      )
    ).rows[0]!.id
    expect((await leave({ companion: own })).body.code).toBe('NOT_JOINED')
    expect(await states()).toEqual(['confirmed', 'confirmed', 'confirmed'])
  })
  test('a late leave is refunded for each seat that is taken again', async () => {
    late()
    must(await leave({ confirmPenalty: true }))
    await scene.world.runJobs()
    must(await joinWith(scene.world, scene.other, scene.gameId))
    scene.world.at(scene.world.clock.now() + minutes(61))
    await scene.world.runJobs()
    const { rows } = await scene.world.deps.db.executeSql<{ amount: number }>(
      `SELECT r.amount_minor AS amount FROM refunds r WHERE r.user_id = $1`,
      [scene.guest.id],
    )
    expect(rows).toEqual([{ amount: HOLD }, { amount: HOLD }])
    // the guest reads it seat by seat
    const { participation } = must(
      await get<{ viewer: { participation: Party } }>(`/api/games/${scene.gameId}`, scene.guest),
    ).body.viewer
    const refills = [participation, ...participation.companions].map(({ refill }) => refill)
    expect(refills.map((refill) => refill?.refund.amount)).toEqual([130, 130, 130])
    expect(refills.filter((refill) => refill?.takenAt)).toHaveLength(2)
  })
})

describe('undo', () => {
  test('is free for the whole party, once', async () => {
    scene.world.at(scene.tee - hours(30))
    must(await bring())
    expect(must(await leave()).body.penalty).toBeNull()
    await scene.world.runJobs()
    expect(paid()).toMatchObject({ held: 0, captured: 0 })
    must(await bring())
    expect((await leave()).body.params).toMatchObject({ amount: 260 })
  })
})

describe('at the course', () => {
  beforeEach(async () => {
    must(await bring([DANIEL, RUTH]))
    scene.world.at(scene.tee - HOUR)
    await scene.world.runJobs()
  })
  test('an operator who cancels the game tells a party that is checked in once', async () => {
    const { code } = await openQr()
    must(
      await checkIn(
        code,
        (await seats()).map(({ id }) => id),
      ),
    )
    await forceCancel(scene.world, scene.gameId)
    await scene.world.runJobs()
    expect(await states()).toEqual(['checked_in', 'checked_in', 'checked_in'])
    const mails = await listMailTemplates(scene.world, scene.guest)
    expect(mails.filter((template) => template === 'game_cancelled_guest')).toHaveLength(1)
  })
  test('the arrival card has the names of the companions and the fee of all', async () => {
    const { body } = await get<ResultOf<'GET /api/games/:id/arrival-card'>>(
      `/api/games/${scene.gameId}/arrival-card`,
      scene.guest,
    )
    expect(body).toMatchObject({
      companions: [
        { latin: 'Daniel Reyes', katakana: expect.stringMatching(/^[ァ-ヴー・ ]+$/) },
        { latin: 'Ruth Reyes' },
      ],
      fee: { amount: 90 },
    })
  })
  test('one scan checks in the guest and each companion who is named', async () => {
    const [daniel] = await seats()
    const { code, guests } = await openQr()
    expect(guests.map(({ companion }) => companion)).toEqual([null, 'Daniel R.', 'Ruth R.'])
    const done = must(await checkIn(code, [daniel!.id])).body
    expect(done.charged).toMatchObject({ amount: 60 })
    expect(await states()).toEqual(['checked_in', 'checked_in', 'confirmed'])
    expect(paid()).toMatchObject({ captured: 2 * FEE, held: HOLD })
  })
  test('a companion who comes later is checked in by another scan', async () => {
    const [daniel, ruth] = await seats()
    const { code } = await openQr()
    must(await checkIn(code, [daniel!.id]))
    expect((await checkIn(code)).body.code).toBe('ALREADY_CHECKED_IN')
    expect((await checkIn(code, [daniel!.id])).body.code).toBe('ALREADY_CHECKED_IN')
    must(await checkIn(code, [ruth!.id]))
    expect(await states()).toEqual(['checked_in', 'checked_in', 'checked_in'])
    expect(paid()).toMatchObject({ captured: 3 * FEE, held: 0 })
  })
  test('a scan without names checks in the guest alone', async () => {
    const { code } = await openQr()
    must(await checkIn(code))
    expect(await states()).toEqual(['checked_in', 'confirmed', 'confirmed'])
  })
  test('attack: the guest cannot leave after the check-in to free the companions', async () => {
    const { code } = await openQr()
    const [daniel] = await seats()
    must(await checkIn(code, [daniel!.id]))
    expect((await leave({ confirmPenalty: true })).body.code).toBe('NOT_JOINED')
    expect((await leave({ companion: daniel!.id, confirmPenalty: true })).body.code).toBe(
      'NOT_JOINED',
    )
  })
  test('attack: a companion of another party is not checked in', async () => {
    const { code } = await openQr()
    const [daniel] = await seats()
    const answer = await post('check-in', scene.other, { code, companions: [daniel!.id] })
    expect(answer.body.code).toBe('NOT_JOINED')
    expect(await states()).toEqual(['confirmed', 'confirmed', 'confirmed'])
  })
  test('of an absent host, the host pays for the guest, not for the companions', async () => {
    scene.world.at(scene.tee + minutes(20))
    await reportHost(scene.world, scene.guest, scene.gameId)
    scene.world.at(scene.tee + hours(6))
    await scene.world.runJobs()
    scene.world.at(scene.tee + hours(12) + 1)
    await scene.world.runJobs()
    expect(await states()).toEqual(['host_absent', 'host_absent', 'host_absent'])
    expect(paid()).toMatchObject({ held: 0, captured: 0 })
    expect(readProviderTotals(scene.world, scene.host).captured).toBe(FEE)
  })
  test('a companion who does not come is a no-show of that seat, with one strike at most', async () => {
    const { code } = await openQr()
    must(await checkIn(code))
    scene.world.at(scene.tee + hours(6))
    await scene.world.runJobs()
    expect(await states()).toEqual(['checked_in', 'missing', 'missing'])
    scene.world.at(scene.tee + hours(13))
    await scene.world.runJobs()
    expect(await states()).toEqual(['checked_in', 'no_show', 'no_show'])
    expect(paid()).toMatchObject({ captured: FEE + 2 * HOLD, held: 0 })
    expect(await countStrikes(scene.world, scene.guest)).toBe(1)
  })
  test('a statement stops the charge of every missing seat; each has its case', async () => {
    const { code } = await openQr()
    must(await checkIn(code))
    scene.world.at(scene.tee + hours(6))
    await scene.world.runJobs()
    must(await post('attendance-statement', scene.guest, { text: 'Both were there.' }))
    expect(await states()).toEqual(['checked_in', 'disputed', 'disputed'])
    expect((await listCases(scene.world, scene.gameId)).map(({ kind }) => kind)).toEqual([
      'attendance',
      'attendance',
    ])
    expect((await post('attendance-statement', scene.guest, { text: 'Again.' })).body.code).toBe(
      'NOT_MISSING',
    )
  })
  test('attack: of an absent host, the guest is notified about a companion whom the host marked present', async () => {
    const { guests } = await openQr()
    const ruth = guests.find(({ companion }) => companion === 'Ruth R.')!
    must(await post(`guests/${ruth.participationId}/present`, scene.host))
    scene.world.at(scene.tee + minutes(20))
    await reportHost(scene.world, scene.guest, scene.gameId)
    scene.world.at(scene.tee + hours(6))
    await scene.world.runJobs()
    scene.world.at(scene.tee + hours(12) + 1)
    await scene.world.runJobs()
    expect(await states()).toEqual(['host_absent', 'host_absent', 'host_absent'])
    const texts = await guestMails('host_absent_guest')
    expect(texts).toHaveLength(1)
    expect(texts[0]).toContain('3 spots on your card: yours and Daniel R. and Ruth R.’s')
  })
  test('a statement about one seat is confirmed though another seat is disputed already', async () => {
    const { guests } = await openQr()
    const own = guests.find(({ companion }) => companion === null)!
    must(await post(`guests/${own.participationId}/present`, scene.host))
    must(await post('objection', scene.guest, { text: 'I am at home.' }))
    scene.world.at(scene.tee + hours(6))
    await scene.world.runJobs()
    expect((await states())[0]).toBe('disputed')
    expect((await states()).slice(1)).toEqual(['missing', 'missing'])
    must(await post('attendance-statement', scene.guest, { text: 'They were there.' }))
    await scene.world.runJobs()
    expect(await states()).toEqual(['disputed', 'disputed', 'disputed'])
    const texts = await guestMails('statement_received')
    // one for each of them, in no order
    expect(texts.map((text) => text.includes('Ruth R.')).toSorted()).toEqual([false, true])
  })
  test('the host marks a companion present, and the guest objects', async () => {
    const { guests } = await openQr()
    const ruth = guests.find(({ companion }) => companion === 'Ruth R.')!
    must(await post(`guests/${ruth.participationId}/present`, scene.host))
    expect(await states()).toEqual(['confirmed', 'confirmed', 'arrived'])
    must(await post('objection', scene.guest, { text: 'She is at home.' }))
    expect(await states()).toEqual(['confirmed', 'confirmed', 'disputed'])
  })
  test('the guest cannot leave while a companion is marked present', async () => {
    const { guests } = await openQr()
    const ruth = guests.find(({ companion }) => companion === 'Ruth R.')!
    must(await post(`guests/${ruth.participationId}/present`, scene.host))
    expect((await leave({ confirmPenalty: true })).body.code).toBe('ALREADY_CHECKED_IN')
    const [daniel] = await seats()
    must(await leave({ companion: daniel!.id, confirmPenalty: true }))
    expect(await states()).toEqual(['confirmed', 'left_late', 'arrived'])
  })
  test('the answer "we played" counts for the party, or for the named companions', async () => {
    scene.world.at(scene.tee + hours(6))
    await scene.world.runJobs()
    expect(await states()).toEqual(['unverified', 'unverified', 'unverified'])
    const [daniel] = await seats()
    must(await post('played', scene.guest, { answer: 'played', participationIds: [daniel!.id] }))
    expect(await states()).toEqual(['checked_in', 'checked_in', 'unverified'])
    scene.world.at(scene.tee + hours(13))
    await scene.world.runJobs()
    expect(await states()).toEqual(['checked_in', 'checked_in', 'not_played'])
    expect(paid()).toMatchObject({ captured: 2 * FEE, held: 0 })
  })
})
