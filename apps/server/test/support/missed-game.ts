import { hours } from '@tomogolf/domain/time'
import { reconcile } from '../../src/modules/participations/holds/reconcile.usecase.ts'
import { createHostAndGuests } from './create-users.ts'
import { hostGame, join, must, type Person } from './people.ts'
import { NOON, type World } from './world.ts'

export const MISSED_TEE_TIME = NOON + hours(48)

/** A game whose host showed the code and whose guests never checked in: they are missing. */
export async function createMissedGame(
  world: World,
  guests: number,
  card?: string,
): Promise<{ host: Person; guests: Person[]; gameId: string }> {
  const people = await createHostAndGuests(world, guests, card)
  const gameId = await hostGame(world, people.host, MISSED_TEE_TIME)
  for (const guest of people.guests) must(await join(world, guest, gameId))
  world.at(MISSED_TEE_TIME)
  must(await world.call(`GET /api/games/${gameId}/qr`, { cookie: people.host.cookie }))
  world.at(MISSED_TEE_TIME + hours(6))
  await world.runJobs()
  return { ...people, gameId }
}
export const submitStatement = (world: World, guest: Person, gameId: string) =>
  world.call(`POST /api/games/${gameId}/attendance-statement`, {
    cookie: guest.cookie,
    body: { text: 'I was there, at the second tee.' },
  })
/** Expires every hold at the provider without a webhook. */
export async function expireHoldsAtProvider(world: World): Promise<void> {
  const [last] = (
    await world.deps.db.executeSql<{ t: string | Date }>(
      `SELECT max(capture_before) AS t FROM holds WHERE status = 'authorised'`,
    )
  ).rows
  world.at(new Date(last!.t).getTime() + 1)
  await reconcile(world.deps)
  await world.runJobs()
}
