import { afterEach, describe, expect, test } from 'vitest'
import { defaultDecideAt } from '@tomogolf/domain/go-no-go'
import { fromJapanText, hours, iso, japanText, minutes } from '@tomogolf/domain/time'
import { askAboutDecisions } from '../../notifications/reminders/ask-about-decisions.usecase.ts'
import { settleGame } from '../attendance/settle-game.usecase.ts'
import { decideGameNow } from './decide-game.usecase.ts'
import {
  closeReconciled,
  countStrikes,
  createHostAndGuests,
  listMailTemplates,
  listTransactions,
  readPlace,
} from '../../../../test/support/create-users.ts'
import {
  CARDS,
  hostGame,
  join,
  must,
  readProviderTotals,
  type Person,
} from '../../../../test/support/people.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'

const TEE = fromJapanText('2026-12-12 08:16:00')!
const DECIDE = fromJapanText('2026-12-11 17:00:00')!
const START = fromJapanText('2026-12-09 12:00:00')!

let world: World
afterEach(() => closeReconciled(world))

type Detail = {
  version: number
  gameStatus: string
  goNoGo: { minPlayers: number; missing: number; decideAt: string; decision: string | null } | null
  joinPreview: {
    placement: string
    placeAt: string | null
    freeUntil: string
    insideWindow: boolean
  }
  viewer: { freeUntil: string | null; can: Record<string, true | string> }
}
const detail = async (gameId: string, person?: Person) =>
  must(
    await world.call<Detail>(
      `GET /api/games/${gameId}`,
      person === undefined ? {} : { cookie: person.cookie },
    ),
  ).body
const keepOn = (person: Person, gameId: string) =>
  world.call<{ code?: string }>(`POST /api/games/${gameId}/keep-on`, { cookie: person.cookie })
const leave = (guest: Person, gameId: string) =>
  world.call<{ code?: string }>(`POST /api/games/${gameId}/leave`, { cookie: guest.cookie })
const edit = async (host: Person, gameId: string, change: object) =>
  world.call<{ code?: string }>(`PUT /api/games/${gameId}`, {
    cookie: host.cookie,
    body: { version: (await detail(gameId)).version, ...change },
  })

/** A game for at least `minPlayers` and guests, of whom the first `joining` join it. */
async function hosted(minPlayers: number | null, joining: number, guests = joining) {
  world = await createWorld({ start: START })
  const people = await createHostAndGuests(world, guests)
  const gameId = await hostGame(world, people.host, TEE, { minPlayers })
  for (const guest of people.guests.slice(0, joining)) must(await join(world, guest, gameId))
  return { ...people, gameId }
}
const decide = async (at = DECIDE) => {
  world.at(at)
  await world.runJobs()
}

describe('the decision', () => {
  test('too few: called off, every hold released, no charge and no strike', async () => {
    const { host, guests, gameId } = await hosted(3, 1)
    await decide()
    const shown = await detail(gameId, guests[0])
    expect(shown).toMatchObject({ gameStatus: 'cancelled', goNoGo: { decision: 'called_off' } })
    expect(await readPlace(world, gameId, guests[0]!)).toMatchObject({
      status: 'game_cancelled',
      hold: { status: 'released' },
    })
    expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 0, captured: 0 })
    expect(await countStrikes(world, host)).toBe(0)
    expect(await countStrikes(world, guests[0]!)).toBe(0)
    expect(await listMailTemplates(world, guests[0]!)).toContain('game_cancelled_guest')
    expect(await listMailTemplates(world, host)).toContain('game_called_off_host')
    expect((await listTransactions(world, host)).map(({ type }) => type)).toContain(
      'game_cancelled',
    )
  })
  test('enough: on, and everybody is notified', async () => {
    const { host, guests, gameId } = await hosted(3, 2)
    await decide()
    expect(await detail(gameId)).toMatchObject({
      gameStatus: 'scheduled',
      goNoGo: { minPlayers: 3, missing: 0, decision: 'on' },
    })
    for (const person of [host, ...guests])
      expect(await listMailTemplates(world, person)).toContain('game_on')
  })
  test('one ms before its time nothing is decided', async () => {
    const { gameId } = await hosted(3, 1)
    await decide(DECIDE - 1)
    await decideGameNow(world.deps, gameId)
    expect((await detail(gameId)).goNoGo?.decision).toBeNull()
  })
  test('decided twice: one decision, one message', async () => {
    const { host, gameId } = await hosted(2, 1)
    await decide()
    await Promise.all([1, 2, 3].map(() => decideGameNow(world.deps, gameId)))
    const mails = await listMailTemplates(world, host)
    expect(mails.filter((kind) => kind === 'game_on')).toHaveLength(1)
  })
  test('a game without these fields is never called off', async () => {
    const { gameId, guests } = await hosted(null, 0, 1)
    await decide(TEE - 1)
    expect(await detail(gameId)).toMatchObject({ gameStatus: 'scheduled', goNoGo: null })
    expect((await keepOn(guests[0]!, gameId)).body.code).toBe('FORBIDDEN')
  })
  test('a game without guests is called off as well', async () => {
    const { gameId } = await hosted(2, 0)
    await decide()
    expect((await detail(gameId)).gameStatus).toBe('cancelled')
  })
  test('a guest who waits for the bank is no player, and nothing stays held', async () => {
    world = await createWorld({ start: DECIDE - hours(4) })
    const { host, guests } = await createHostAndGuests(world, 1, CARDS.alwaysAsks)
    const gameId = await hostGame(world, host, TEE + hours(24), {
      minPlayers: 2,
      decideAt: japanText(DECIDE + hours(24)),
    })
    // placed at once only after the time of the decision, which no worker has made
    world.at(DECIDE + hours(24) + minutes(10))
    must(await join(world, guests[0]!, gameId))
    await world.runJobs()
    expect((await detail(gameId)).gameStatus).toBe('cancelled')
    expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 0, captured: 0 })
  })
})

describe('the worker was away', () => {
  test('until after the tee time: called off late, no charge, leaving was free', async () => {
    const { guests, gameId } = await hosted(4, 2)
    world.at(TEE - minutes(1))
    must(await leave(guests[0]!, gameId))
    await decide(TEE + hours(7))
    expect((await detail(gameId)).gameStatus).toBe('cancelled')
    for (const guest of guests)
      expect(readProviderTotals(world, guest)).toMatchObject({ held: 0, captured: 0 })
  })
  test('settlement decides first, whatever runs first', async () => {
    const { guests, gameId } = await hosted(3, 1)
    world.at(TEE + hours(6))
    await settleGame(world.deps, gameId)
    expect((await detail(gameId)).goNoGo?.decision).toBe('called_off')
    await world.runJobs()
    expect((await readPlace(world, gameId, guests[0]!)).status).toBe('game_cancelled')
  })
  test('they played: the host showed the code, so the round counts', async () => {
    const { host, guests, gameId } = await hosted(3, 1)
    world.at(TEE - minutes(30))
    const { code } = must(
      await world.call<{ code: string }>(`GET /api/games/${gameId}/qr`, { cookie: host.cookie }),
    ).body
    must(
      await world.call(`POST /api/games/${gameId}/check-in`, {
        cookie: guests[0]!.cookie,
        body: { code },
      }),
    )
    await decide(TEE + hours(1))
    expect((await detail(gameId)).goNoGo?.decision).toBe('on')
    expect(readProviderTotals(world, guests[0]!)).toMatchObject({ captured: 3000 })
  })
})

describe('nothing is held before the decision', () => {
  test('the hold is placed ten minutes after it', async () => {
    const { guests, gameId } = await hosted(2, 1)
    expect((await detail(gameId)).joinPreview).toMatchObject({
      placement: 'scheduled',
      placeAt: iso(DECIDE + minutes(10)),
    })
    expect(await readPlace(world, gameId, guests[0]!)).toMatchObject({
      status: 'confirmed',
      hold: { status: 'scheduled', placeAt: iso(DECIDE + minutes(10)) },
    })
    await decide()
    expect(readProviderTotals(world, guests[0]!).held).toBe(0)
    await decide(DECIDE + minutes(10))
    expect(readProviderTotals(world, guests[0]!).held).toBe(13_000)
  })
  test('a guest who joins after it gets the hold at once', async () => {
    const { guests, gameId } = await hosted(2, 1, 2)
    await decide()
    expect((await detail(gameId)).joinPreview.placement).toBe('now')
    must(await join(world, guests[1]!, gameId))
    expect(readProviderTotals(world, guests[1]!).held).toBe(13_000)
  })
})

describe('leaving', () => {
  test.each([
    ['one ms before the decision', DECIDE - 1, null],
    ['at the decision, before it is made', DECIDE, null],
  ])('is free %s, inside the departure window too', async (_, at, code) => {
    const { guests, gameId } = await hosted(2, 1)
    expect((await detail(gameId, guests[0])).viewer.freeUntil).toBe(iso(DECIDE))
    world.at(at)
    expect((await leave(guests[0]!, gameId)).body.code ?? null).toBe(code)
    expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 0, captured: 0 })
  })
  test('costs the hold once the game is on', async () => {
    const { guests, gameId } = await hosted(2, 1)
    await decide()
    expect((await leave(guests[0]!, gameId)).body.code).toBe('LEAVE_PENALTY_CONFIRMATION_REQUIRED')
  })
})

describe('the host', () => {
  const asks = async (at: number) => {
    world.at(at)
    await askAboutDecisions(world.deps)
    await world.runJobs()
  }
  test('is asked once, three hours before, when too few have joined', async () => {
    const { host } = await hosted(3, 1)
    await asks(DECIDE - hours(3) - 1)
    expect(await listMailTemplates(world, host)).not.toContain('decision_asked_host')
    for (const after of [0, 10, 20]) await asks(DECIDE - hours(3) + minutes(after))
    const mails = await listMailTemplates(world, host)
    expect(mails.filter((kind) => kind === 'decision_asked_host')).toHaveLength(1)
  })
  test('is not asked when enough have joined', async () => {
    const { host } = await hosted(3, 2)
    await asks(DECIDE - hours(1))
    expect(await listMailTemplates(world, host)).not.toContain('decision_asked_host')
  })
  test('keeps the game on with fewer: the normal terms apply, nothing is called off', async () => {
    const { host, guests, gameId } = await hosted(3, 1)
    world.at(DECIDE - hours(3))
    expect((await detail(gameId, host)).viewer.can.keepOn).toBe(true)
    must(await keepOn(host, gameId))
    expect((await detail(gameId, host)).viewer.can.keepOn).toBe('NOTHING_TO_DECIDE')
    await decide()
    expect(await detail(gameId)).toMatchObject({
      gameStatus: 'scheduled',
      goNoGo: { decision: 'kept_on' },
    })
    expect(await listMailTemplates(world, guests[0]!)).toContain('game_on')
    expect((await leave(guests[0]!, gameId)).body.code).toBe('LEAVE_PENALTY_CONFIRMATION_REQUIRED')
  })
  test.each([
    ['one ms before being asked', DECIDE - hours(3) - 1, 3, 1],
    ['with enough players', DECIDE - hours(1), 2, 1],
  ])('cannot decide %s', async (_, at, minPlayers, joining) => {
    const { host, gameId } = await hosted(minPlayers, joining)
    world.at(at)
    expect(must(await keepOn(host, gameId), 409).body.code).toBe('NOTHING_TO_DECIDE')
  })
  test('is the only one to decide', async () => {
    const { guests, gameId } = await hosted(3, 1)
    world.at(DECIDE - hours(1))
    expect(must(await keepOn(guests[0]!, gameId), 403).body.code).toBe('FORBIDDEN')
    expect((await world.call(`POST /api/games/${gameId}/keep-on`)).status).toBe(401)
    expect((await detail(gameId)).goNoGo?.decision).toBeNull()
  })
  test('cancels inside the departure window only while too few have joined', async () => {
    const { host, guests, gameId } = await hosted(3, 1, 2)
    world.at(TEE - hours(20))
    expect((await detail(gameId, host)).viewer.can).toMatchObject({
      cancel: true,
      edit: 'PROTECTED_BOOKING',
    })
    must(await join(world, guests[1]!, gameId))
    expect((await detail(gameId, host)).viewer.can.cancel).toBe('PROTECTED_BOOKING')
    const refused = await world.call<{ code: string }>(`POST /api/games/${gameId}/cancel`, {
      cookie: host.cookie,
    })
    expect(must(refused, 409).body.code).toBe('PROTECTED_BOOKING')
  })
})

describe('the terms', () => {
  const host = async (game: object) => {
    world = await createWorld({ start: START })
    const { host: person } = await createHostAndGuests(world, 0)
    return world.call<{ id: string; code?: string }>('POST /api/games', {
      cookie: person.cookie,
      body: {
        courseName: 'Boso Misaki Golf Links',
        date: japanText(TEE),
        location: 'Isumi, Chiba',
        price: 100,
        slots: 2,
        ...game,
      },
    })
  }
  test.each([
    ['more players than there is room for', { minPlayers: 4 }, 'MIN_PLAYERS_TOO_MANY'],
    [
      'a decision in the past',
      { minPlayers: 2, decideAt: japanText(START) },
      'DECISION_TIME_INVALID',
    ],
    [
      'a decision less than ten hours before',
      { minPlayers: 2, decideAt: japanText(TEE - hours(10) + minutes(1)) },
      'DECISION_TIME_INVALID',
    ],
    ['one player', { minPlayers: 1 }, 'VALIDATION_ERROR'],
    ['a decision that is no time', { minPlayers: 2, decideAt: 'soon' }, 'VALIDATION_ERROR'],
  ])('are refused: %s', async (_, game, code) => {
    expect(must(await host(game), 400).body.code).toBe(code)
  })
  test('the decision is at 17:00 on the day before when the host names none', async () => {
    const { id } = must(await host({ minPlayers: 3 }), 201).body
    expect((await detail(id)).goNoGo).toEqual({
      minPlayers: 3,
      missing: 2,
      decideAt: iso(defaultDecideAt(TEE)),
      decision: null,
    })
  })
  test.each([
    ['the number', { minPlayers: 2 }],
    ['the time', { decideAt: japanText(DECIDE + hours(1)) }],
    ['both, by removing them', { minPlayers: null }],
  ])('with guests the host cannot change %s', async (_, change) => {
    const { host: person, gameId } = await hosted(3, 1)
    world.at(START)
    expect(must(await edit(person, gameId, change), 409).body.code).toBe('GO_NO_GO_LOCKED')
  })
  test('a moved game is decided as long before its new tee time', async () => {
    const { host: person, gameId, guests } = await hosted(3, 1)
    const later = TEE + hours(48)
    must(await edit(person, gameId, { date: japanText(later) }))
    expect((await detail(gameId)).goNoGo?.decideAt).toBe(iso(DECIDE + hours(48)))
    await decide()
    expect((await detail(gameId)).goNoGo?.decision).toBeNull()
    await decide(DECIDE + hours(48))
    expect((await detail(gameId)).gameStatus).toBe('cancelled')
    expect(readProviderTotals(world, guests[0]!)).toMatchObject({ held: 0, captured: 0 })
  })
  test('without guests the host may change or remove them', async () => {
    const { host: person, gameId } = await hosted(3, 0)
    must(await edit(person, gameId, { minPlayers: 2, decideAt: japanText(DECIDE - hours(5)) }))
    expect((await detail(gameId)).goNoGo).toMatchObject({
      minPlayers: 2,
      decideAt: iso(DECIDE - hours(5)),
    })
    must(await edit(person, gameId, { minPlayers: null }))
    await decide()
    expect(await detail(gameId)).toMatchObject({ gameStatus: 'scheduled', goNoGo: null })
  })
})
