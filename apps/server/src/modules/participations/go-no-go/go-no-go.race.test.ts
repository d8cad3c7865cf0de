import { afterEach, expect, test } from 'vitest'
import { fromJapanText, hours, minutes } from '@tomogolf/domain/time'
import { isRefused } from '../../../platform/refusal.ts'
import { readGame } from '../../games/games.repository.ts'
import { joinGame } from '../joining/join-game.usecase.ts'
import { leaveGame } from '../joining/leave-game.usecase.ts'
import { decideGameNow } from './decide-game.usecase.ts'
import { keepGameOn } from './keep-on.usecase.ts'
import {
  closeReconciled,
  createHostAndGuests,
  listMailTemplates,
} from '../../../../test/support/create-users.ts'
import { databaseForRaces } from '../../../../test/support/engines.ts'
import { hostGame, join, must, readProviderTotals } from '../../../../test/support/people.ts'
import { createWorld, type World, RACE } from '../../../../test/support/world.ts'

const TEE = fromJapanText('2026-12-12 08:16:00')!
const DECIDE = fromJapanText('2026-12-11 17:00:00')!

let world: World
afterEach(() => closeReconciled(world))

async function hosted(minPlayers: number, joining: number, guests: number) {
  const db = await databaseForRaces()
  world = await createWorld({ db, env: RACE, start: DECIDE - hours(50) })
  const people = await createHostAndGuests(world, guests)
  const gameId = await hostGame(world, people.host, TEE, { minPlayers })
  for (const guest of people.guests.slice(0, joining)) must(await join(world, guest, gameId))
  return { ...people, gameId }
}
const decision = async (gameId: string) => (await readGame(world.deps.db, gameId))!.decision
const heldInTheEnd = async () => {
  world.at(DECIDE + minutes(11))
  await world.runJobs()
}

test('the host keeps the game on while it is being called off: one of both', async () => {
  const { host, guests, gameId } = await hosted(3, 1, 1)
  world.at(DECIDE)
  const [kept] = await Promise.all([
    keepGameOn(world.deps, host.id, gameId),
    ...Array.from({ length: 5 }, () => decideGameNow(world.deps, gameId)),
  ])
  await heldInTheEnd()
  const isKept = !isRefused(kept)
  expect(await decision(gameId)).toBe(isKept ? 'kept_on' : 'called_off')
  expect(readProviderTotals(world, guests[0]!)).toMatchObject({
    held: isKept ? 13_000 : 0,
    captured: 0,
  })
  const mails = await listMailTemplates(world, host)
  expect(mails.filter((kind) => kind === 'game_on' || kind === 'game_called_off_host')).toEqual([
    isKept ? 'game_on' : 'game_called_off_host',
  ])
})

test('the last player joins, another leaves, while the game is decided', async () => {
  const { guests, gameId } = await hosted(3, 2, 3)
  world.at(DECIDE)
  await Promise.all([
    leaveGame(world.deps, { gameId, userId: guests[0]!.id, confirmPenalty: false }),
    joinGame(world.deps, { gameId, userId: guests[2]!.id, ip: null }),
    ...Array.from({ length: 5 }, () => decideGameNow(world.deps, gameId)),
  ])
  await heldInTheEnd()
  const isOn = (await decision(gameId)) === 'on'
  const totals = guests.map((guest) => readProviderTotals(world, guest))
  expect(totals.map(({ captured }) => captured)).toEqual([0, 0, 0])
  if (!isOn) expect(totals.map(({ held }) => held)).toEqual([0, 0, 0])
  const { rows } = await world.deps.db.executeSql<{ status: string }>(
    'SELECT status FROM participations WHERE game_id = $1',
    [gameId],
  )
  const held = totals.filter((total) => total.held > 0).length
  expect(held).toBe(rows.filter(({ status }) => status === 'confirmed').length)
})
