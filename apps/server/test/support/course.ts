import { createHmac } from 'node:crypto'
import { proofMessage, proofStep, proofText } from '@tomogolf/domain/scan-proof'
import { hours, type Instant } from '@tomogolf/domain/time'
import { hostGame, join, must, type Person } from './people.ts'
import { NOON, type World } from './world.ts'
import { party } from './create-users.ts'

export const TEE: Instant = NOON + hours(72)
export type Shown = { code: string; proofKey: string; url: string }
export type Course = { host: Person; guests: Person[]; gameId: string; shown: Shown }

/** A game whose guests have joined, and the code as the host's telephone got it at home, long before check-in opens: that is no presence yet. */
export async function atTheCourse(w: World, guests: number): Promise<Course> {
  const people = await party(w, guests)
  const gameId = await hostGame(w, people.host, TEE)
  for (const guest of people.guests) must(await join(w, guest, gameId))
  return { ...people, gameId, shown: await openQr(w, people.host, gameId) }
}
export const openQr = async (w: World, host: Person, gameId: string): Promise<Shown> =>
  must(await w.call<Shown>(`GET /api/games/${gameId}/qr`, { cookie: host.cookie })).body
/** What a host's screen signs at a moment, without asking anybody: the browser does the same. */
export function proofAt({ proofKey }: Shown, gameId: string, when: Instant): string {
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
  w: World,
  guest: Person,
  gameId: string,
  body: { code: string; proof?: string },
) =>
  w.call<{ code?: string; charged?: { amount: number } | null }>(
    `POST /api/games/${gameId}/check-in`,
    { cookie: guest.cookie, body },
  )
