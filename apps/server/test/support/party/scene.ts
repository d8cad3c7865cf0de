import { declineAfter } from './decline-holds.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { closeReconciled, createUsers } from '../create-users.ts'
import { DANIEL, joinWith, readParty, statesOf } from './seats.ts'
import { CARDS, hostGame, must, readProviderTotals, type Person } from '../people.ts'
import { NOON, createWorld, type World } from '../world.ts'

export const HOLD = 13_000
export const FEE = 3000
type Scene = {
  world: World
  host: Person
  guest: Person
  other: Person
  /** The game that the calls below are about. */
  gameId: string
  start: number
  tee: number
}
type Answer = {
  code?: string
  params?: Record<string, number>
  penalty?: { amount: number } | null
}

/** A host with a game of three free seats, and two guests, new for each test. */
export function usePartyScene() {
  const scene = { start: NOON } as Scene
  beforeAll(async () => {
    scene.world = await createWorld()
  })
  afterAll(() => closeReconciled(scene.world))
  /** `card`: of the guest. */
  const begin = async (card: string = CARDS.good) => {
    scene.start += 40 * hours(24)
    scene.world.at(scene.start)
    const [host, guest, other] = await createUsers(scene.world, 3, (i) =>
      i === 1 ? card : CARDS.good,
    )
    Object.assign(scene, { host, guest, other, tee: scene.start + hours(72) })
    scene.gameId = await hostGame(scene.world, host!, scene.tee)
  }
  beforeEach(() => begin())
  const post = <T = Answer>(path: string, person: Person, body: object = {}) =>
    scene.world.call<T>(`POST /api/games/${scene.gameId}/${path}`, { cookie: person.cookie, body })
  const get = <T>(path: string, person: Person) =>
    scene.world.call<T>(`GET ${path}`, { cookie: person.cookie })
  return {
    scene,
    begin,
    post,
    get,
    leave: (body: object = {}) => post('leave', scene.guest, body),
    openQr: async () =>
      must(
        await get<{
          code: string
          guests: { participationId: string; companion: string | null; status: string }[]
        }>(`/api/games/${scene.gameId}/qr`, scene.host),
      ).body,
    checkIn: (code: string, companions?: string[]) =>
      post<Answer & { charged: { amount: number } | null }>('check-in', scene.guest, {
        code,
        ...(companions && { companions }),
      }),
    bring: (companions: Parameters<typeof joinWith>[3] = [DANIEL], body: object = {}) =>
      joinWith(scene.world, scene.guest, scene.gameId, companions, body),
    /** The states of the party's seats, the own one first. */
    states: () => statesOf(scene.world, scene.guest, scene.gameId),
    party: () => readParty(scene.world, scene.guest, scene.gameId),
    paid: () => readProviderTotals(scene.world, scene.guest),
    seats: async () => (await readParty(scene.world, scene.guest, scene.gameId)).companions,
    /** The bank declines every hold after some. Returns how to end it. */
    declineAfter: (allowed: number): (() => void) => declineAfter(scene.world, allowed),
  }
}
