import { DAY } from '@tomogolf/domain/time'
import { cards } from '../../src/modules/cards/cards.table.ts'
import { games } from '../../src/modules/games/games.table.ts'
import { holds } from '../../src/modules/participations/holds/holds.table.ts'
import { participations } from '../../src/modules/participations/participations.table.ts'
import { newId } from '../../src/platform/security/ids.ts'
import type { AccountsWorld } from './accounts-world.ts'

/** Inserts a game of a host; its notes and search text identify the host. */
export async function storeGame(
  world: AccountsWorld,
  hostId: string,
  status: 'scheduled' | 'completed' = 'scheduled',
): Promise<string> {
  const id = newId()
  const now = world.deps.clock.now()
  await world.deps.db.orm.insert(games).values({
    id,
    hostId,
    courseName: 'Kasumigaseki',
    teeTime: now + DAY,
    location: 'Saitama',
    priceMinor: 15_000,
    currency: 'JPY',
    slots: 3,
    skillLevel: 'any',
    courseType: '18H',
    mealIncluded: false,
    notes: 'Meet me at my flat, Minato 1-2-3',
    mealPackageType: 'not_included',
    caddieIncluded: false,
    playThrough: false,
    transportationProvided: false,
    cartSystem: 'self_play',
    twoSomeGuarantee: false,
    courseTerrain: 'parkland',
    dressCodeLevel: 'business',
    status,
    createdAt: now,
    updatedAt: now,
    searchText: 'kasumigaseki ana s.',
  })
  return id
}
/** Inserts a seat with its card and hold. */
export async function storeSeat(
  world: AccountsWorld,
  gameId: string,
  guestId: string,
  status: 'confirmed' | 'left_late',
  hold: 'authorised' | 'capturing' | 'captured',
): Promise<void> {
  const [id, cardId] = [newId(), newId()]
  const now = world.deps.clock.now()
  await world.deps.db.orm.insert(cards).values({
    id: cardId,
    userId: guestId,
    providerId: `pm_${cardId}`,
    brand: 'visa',
    last4: '4242',
    expMonth: 12,
    expYear: 2030,
    funding: 'credit',
    createdAt: now,
  })
  await world.deps.db.orm.insert(participations).values({
    id,
    gameId,
    guestId,
    status,
    currency: 'JPY',
    priceMinor: 15_000,
    feeMinor: 4500,
    holdMinor: 19_500,
    feePercent: 30,
    windowHours: 48,
    policyVersion: '1',
    agreedAt: now,
  })
  await world.deps.db.orm.insert(holds).values({
    id: newId(),
    participationId: id,
    guestId,
    cardId,
    status: hold,
    currency: 'JPY',
    amountMinor: 19_500,
    feeMinor: 4500,
    placeAt: now,
    offSession: false,
    intentId: 'pi_hidden',
    clientSecret: 'hidden_secret',
    createdAt: now,
    updatedAt: now,
  })
}
