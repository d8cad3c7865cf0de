import { describe, expect, test } from 'vitest'
import { reservedUntil } from '@tomogolf/domain/hold-plan'
import { DAY, hours } from '@tomogolf/domain/time'
import { listMailTemplates } from '../../../../test/support/create-users.ts'
import {
  DANIEL,
  RUTH,
  authenticate,
  joinWith,
  statesOf,
} from '../../../../test/support/party/seats.ts'
import { HOLD, usePartyScene } from '../../../../test/support/party/scene.ts'
import { CARDS, hostGame, join, must, type Person } from '../../../../test/support/people.ts'

const { scene, begin, post, get, paid, declineAfter, bring, states, party } = usePartyScene()

describe('joining with companions', () => {
  test('takes a seat and places a hold for each', async () => {
    const joined = must(await bring([DANIEL, RUTH])).body
    expect(joined.participation).toMatchObject({
      status: 'confirmed',
      companions: [
        { firstName: 'Daniel', status: 'confirmed', hold: { status: 'authorised' } },
        { firstName: 'Ruth', status: 'confirmed', hold: { status: 'authorised' } },
      ],
    })
    expect(paid()).toEqual({ held: 3 * HOLD, captured: 0, intents: 3 })
    expect(await party()).toMatchObject({ availableSlots: 0 })
    expect((await join(scene.world, scene.other, scene.gameId)).body).toMatchObject({
      code: 'GAME_FULL',
    })
  })
  test('schedules a hold for each when the game is far away', async () => {
    const far = await hostGame(scene.world, scene.host, scene.start + 20 * DAY)
    must(await joinWith(scene.world, scene.guest, far))
    expect(paid().intents).toBe(0)
    scene.world.at(scene.start + 20 * DAY - hours(96))
    await scene.world.runJobs()
    expect(paid()).toMatchObject({ held: 2 * HOLD, intents: 2 })
    expect(await statesOf(scene.world, scene.guest, far)).toEqual(['confirmed', 'confirmed'])
  })
  test('tells guest and host once, with everybody', async () => {
    must(await bring())
    expect(
      (await listMailTemplates(scene.world, scene.guest)).filter((t) => t === 'joined_guest'),
    ).toHaveLength(1)
    expect(
      (await listMailTemplates(scene.world, scene.host)).filter((t) => t === 'joined_host'),
    ).toHaveLength(1)
    const { rows } = await scene.world.deps.db.executeSql<{ text: string }>(
      `SELECT text FROM outbox WHERE to_address = $1 AND template = 'joined_guest'`,
      [scene.guest.email],
    )
    expect(rows[0]!.text).toContain('This is about 2 spots on your card: yours and Daniel R.’s.')
  })
  test('keeps what the guest agreed to, with the sum, and no names', async () => {
    must(
      await scene.world.call(`POST /api/games/${scene.gameId}/join`, {
        cookie: scene.guest.cookie,
        headers: { 'accept-language': 'en' },
        body: { companions: [DANIEL] },
      }),
    )
    const { rows } = await scene.world.deps.db.executeSql<{ text: string }>(
      'SELECT agreed_text AS text FROM participations WHERE game_id = $1',
      [scene.gameId],
    )
    expect(rows).toHaveLength(2)
    for (const { text } of rows) {
      expect(text).toContain('a hold of $260 on this card')
      expect(text).toContain('These are 2 spots, mine included: 2 separate holds of $130.')
      expect(text).toContain('my companion agreed that I give TomoGolf their name')
      // or the name would stay in the record after the account is deleted
      expect(text).not.toMatch(/Daniel|Reyes/)
    }
  })
  test('shows others how many come, not who', async () => {
    must(await bring())
    const page = must(await get(`/api/games/${scene.gameId}`, scene.other)).body
    expect(page).toMatchObject({
      availableSlots: 1,
      players: [{ isHost: true }, { id: scene.guest.id, companions: 1 }],
    })
    expect(JSON.stringify(page)).not.toContain('Daniel')
  })
  test('shows how many seats one person may take', async () => {
    const most = async (person: Person) =>
      must(await get<{ joinPreview: { mostSeats: number } }>(`/api/games/${scene.gameId}`, person))
        .body.joinPreview.mostSeats
    expect(await most(scene.guest)).toBe(3)
    must(await join(scene.world, scene.other, scene.gameId))
    expect(await most(scene.guest)).toBe(2)
  })
})

describe('all or none: with a card that', () => {
  test('is declined for the second hold, no seat is taken and nothing stays held', async () => {
    const restore = declineAfter(1)
    const answer = await bring([DANIEL, RUTH])
    restore()
    expect([answer.status, answer.body.code]).toEqual([402, 'CARD_DECLINED'])
    await scene.world.runJobs()
    expect(paid().held).toBe(0)
    expect(await states()).toEqual(['declined', 'declined', 'declined'])
    expect((await party()).availableSlots).toBe(3)
    // and the guest may try again
    must(await bring())
    expect(paid().held).toBe(2 * HOLD)
  })
  test('asks the bank, the seats are confirmed when every hold stands', async () => {
    await begin(CARDS.alwaysAsks)
    const first = must(await bring()).body
    expect(first.participation.status).toBe('reserved')
    await authenticate(first.action!)
    const second = must(await post<typeof first>('confirm-hold', scene.guest)).body
    expect(second.participation.status).toBe('reserved')
    expect(second.action!.clientSecret).not.toBe(first.action!.clientSecret)
    await authenticate(second.action!)
    const third = must(await post<typeof first>('confirm-hold', scene.guest)).body
    expect(third).toMatchObject({ participation: { status: 'confirmed' }, action: null })
    expect(await states()).toEqual(['confirmed', 'confirmed'])
    expect(paid().held).toBe(2 * HOLD)
  })
  test.each(['fails', 'is never answered'])(
    'asks the bank for the second hold, and that %s: both seats are free again',
    async (how) => {
      await begin(CARDS.alwaysAsks)
      const first = must(await bring()).body
      await authenticate(first.action!)
      const second = must(await post<typeof first>('confirm-hold', scene.guest)).body
      if (how === 'fails') {
        await authenticate(second.action!, 'fail')
        expect((await post('confirm-hold', scene.guest)).status).toBe(402)
      } else scene.world.at(reservedUntil(scene.start, scene.tee) + 1)
      await scene.world.runJobs()
      expect(await states()).toEqual(['declined', 'declined'])
      expect((await party()).availableSlots).toBe(3)
      expect(paid().held).toBe(0)
    },
  )
  test.each(['fails', 'is never answered'])(
    'asks the bank for the second hold, and that %s before the page asks: the page says so',
    async (how) => {
      await begin(CARDS.alwaysAsks)
      const first = must(await bring()).body
      await authenticate(first.action!)
      const second = must(await post<typeof first>('confirm-hold', scene.guest)).body
      if (how === 'fails') await authenticate(second.action!, 'fail')
      else scene.world.at(reservedUntil(scene.start, scene.tee) + 1)
      await scene.world.runJobs()
      const answer = await post('confirm-hold', scene.guest)
      expect([answer.status, answer.body.code]).toEqual([402, 'AUTHENTICATION_REQUIRED'])
      expect(await states()).toEqual(['declined', 'declined'])
    },
  )
})

describe('attack:', () => {
  test.each([
    ['a companion who is no adult', { ...DANIEL, adult: false }],
    ['a companion without the confirmation', { ...DANIEL, adult: undefined }],
    ['a companion without a name', { ...DANIEL, firstName: ' ' }],
    ['a companion with a hidden character', { ...DANIEL, firstName: 'Da\u202Eniel' }],
    ['a companion without a language', { ...DANIEL, languages: [] }],
  ])('%s is refused', async (_, companion) => {
    expect((await bring([companion as typeof DANIEL])).status).toBe(400)
    expect(paid().intents).toBe(0)
  })
  test('the guest, or one person twice, is no companion', async () => {
    const own = must(
      await get<{ firstName: string; lastName: string }>('/api/profile', scene.guest),
    ).body
    const self = { ...DANIEL, firstName: own.firstName.toUpperCase(), lastName: own.lastName }
    expect((await bring([self])).body.code).toBe('COMPANION_TWICE')
    expect((await bring([DANIEL, DANIEL])).body.code).toBe('COMPANION_TWICE')
  })
  test('four seats are too many in one call', async () => {
    const ana = { ...DANIEL, firstName: 'Ana' }
    expect((await bring([DANIEL, RUTH, ana])).status).toBe(400)
  })
  test('more seats than are free are refused, and none is taken', async () => {
    must(await join(scene.world, scene.other, scene.gameId))
    const answer = await bring([DANIEL, RUTH])
    expect(answer.body).toMatchObject({ code: 'SEATS_TOO_FEW', params: { count: 2 } })
    expect(paid().intents).toBe(0)
  })
  test('a man comes to a women-only game as a companion', async () => {
    await scene.world.deps.db.executeSql(
      `UPDATE profiles SET gender = 'female' WHERE user_id = ANY($1)`,
      [[scene.host.id, scene.guest.id]],
    )
    scene.gameId = await hostGame(scene.world, scene.host, scene.tee + hours(6), {
      womenOnly: true,
    })
    for (const gender of ['male', undefined])
      expect((await bring([{ ...DANIEL, ...(gender && { gender }) }])).body.code).toBe('WOMEN_ONLY')
    must(await bring([{ ...RUTH, gender: 'female' }]))
  })
  test('seats without a hold are counted one by one: a party takes no more than a person may', async () => {
    const later = (day: number) =>
      hostGame(scene.world, scene.other, scene.start + (20 + day) * DAY)
    must(await joinWith(scene.world, scene.guest, await later(0), [DANIEL, RUTH]))
    expect((await joinWith(scene.world, scene.guest, await later(1))).body.code).toBe(
      'UNHELD_SEATS_LIMIT',
    )
    must(await join(scene.world, scene.guest, await later(2)))
    expect((await join(scene.world, scene.guest, await later(3))).body).toMatchObject({
      code: 'UNHELD_SEATS_LIMIT',
    })
  })
})
