import { must, type Person } from '../people.ts'
import type { Answer, World } from '../world.ts'

export const DANIEL = {
  firstName: 'Daniel',
  lastName: 'Reyes',
  adult: true,
  languages: ['en', 'es'],
}
export const RUTH = { firstName: 'Ruth', lastName: 'Reyes', adult: true, languages: ['en'] }
type Companion = Omit<typeof DANIEL, 'adult'> & { adult?: boolean; gender?: string }

export type CompanionSeat = {
  id: string
  firstName: string
  status: string
  hold: { status: string; captured: { amount: number } } | null
}
export type Joined = {
  code?: string
  params?: Record<string, number>
  participation: { status: string; companions: CompanionSeat[] }
  action: { clientSecret: string; publishableKey: string; apiBase: string } | null
}
/** Joins with companions whose seats the guest covers. */
export const joinWith = (
  world: World,
  guest: Person,
  gameId: string,
  companions: readonly Companion[] = [DANIEL],
  body: object = {},
): Promise<Answer<Joined>> =>
  world.call<Joined>(`POST /api/games/${gameId}/join`, {
    cookie: guest.cookie,
    body: { companions, ...body },
  })
/** The seats of a guest's party, the own one first. */
export async function readParty(
  world: World,
  guest: Person,
  gameId: string,
): Promise<{ own: string; companions: CompanionSeat[]; availableSlots: number }> {
  const { availableSlots, viewer } = must(
    await world.call<{
      availableSlots: number
      viewer: { participation: Joined['participation'] }
    }>(`GET /api/games/${gameId}`, { cookie: guest.cookie }),
  ).body
  return {
    own: viewer.participation.status,
    companions: viewer.participation.companions,
    availableSlots,
  }
}
/** The states of the seats of a party, the own one first. */
export async function statesOf(world: World, guest: Person, gameId: string): Promise<string[]> {
  const { own, companions } = await readParty(world, guest, gameId)
  return [own, ...companions.map(({ status }) => status)]
}
/** Answers the bank's question as the guest does. */
export const authenticate = (
  { clientSecret, publishableKey, apiBase }: NonNullable<Joined['action']>,
  outcome: 'succeed' | 'fail' = 'succeed',
) =>
  fetch(`${apiBase}/v1/payment_intents/${clientSecret.split('_secret_')[0]}/authenticate`, {
    method: 'POST',
    body: new URLSearchParams({ key: publishableKey, client_secret: clientSecret, outcome }),
  })
