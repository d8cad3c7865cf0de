import { createHmac } from 'node:crypto'
import { proofMessage, proofStep, proofText } from '@tomogolf/domain/attendance/scan-proof'
import { hours, type Instant } from '@tomogolf/domain/time'
import { hostGame, join, must, type Person } from './people.ts'
import { NOON, type World } from './world.ts'
import { createHostAndGuests } from './create-users.ts'

export const TEE: Instant = NOON + hours(72)
export type ShownCode = { code: string; proofKey: string; url: string }
export type JoinedGame = { host: Person; guests: Person[]; gameId: string; shown: ShownCode }

/**
 * A game whose guests have joined, with the code as the host's phone fetched it before check-in,
 * which does not count as presence.
 */
export async function createJoinedGame(world: World, guests: number): Promise<JoinedGame> {
  const people = await createHostAndGuests(world, guests)
  const gameId = await hostGame(world, people.host, TEE)
  for (const guest of people.guests) must(await join(world, guest, gameId))
  return { ...people, gameId, shown: await openQr(world, people.host, gameId) }
}
export const openQr = async (world: World, host: Person, gameId: string): Promise<ShownCode> =>
  must(await world.call<ShownCode>(`GET /api/games/${gameId}/qr`, { cookie: host.cookie })).body
/** Signs a proof offline, as the host's browser does. */
export function signProof({ proofKey }: ShownCode, gameId: string, when: Instant): string {
  const step = proofStep(when)
  return proofText(
    step,
    createHmac('sha256', Buffer.from(proofKey, 'base64url'))
      .update(proofMessage(gameId, step))
      .digest('base64url')
      .slice(0, 16),
  )
}
export const checkIn = (
  world: World,
  guest: Person,
  gameId: string,
  body: { code: string; proof?: string },
) =>
  world.call<{ code?: string; charged?: { amount: number } | null }>(
    `POST /api/games/${gameId}/check-in`,
    { cookie: guest.cookie, body },
  )
