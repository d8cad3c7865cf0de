import { isCardExpired } from '@tomogolf/domain/limits/card-expiry'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { readGender, readMissingCount } from '../accounts/profile/people.read.ts'
import { readNamesDueAt } from '../games/booking/bookings.repository.ts'
import { readNameStates } from './names/names.read.ts'
import { readPresenceFacts } from './presence/presence.read.ts'
import { countPending, listRequestsOf } from './approval/join-requests.repository.ts'
import { readCompanionSeats } from './companions/companion-seats.read.ts'
import { readCardSummaries, readDefaultCard } from '../cards/cards.repository.ts'
import { listPromised, readJoinStanding } from './joining/join-standing.read.ts'
import { readUpcomingOf } from './players.read.ts'
import { listHostChargedGames, listOpenChargesOf } from './charges/charges.repository.ts'
import { listCapturesOf, listHoldsOf } from './holds/holds.repository.ts'
import { readParticipationsOf } from './participations.repository.ts'
import { readInvitations, readKeptSeats } from './invitations/own-invitations.read.ts'
import { readSubstituteNames } from './substitutes/counterpart.read.ts'
import { readNewestLinks } from './substitutes/substitutes.repository.ts'
import { readPlaces } from './waiting/places.read.ts'
import { countEntries, listOffers, readFewestWanted } from './waiting/waiting.repository.ts'
import type { ViewerFacts } from './viewer-facts.types.ts'

/** Everything about a viewer that decides what they may do with a game. */
export async function readViewerFacts(
  tx: Tx,
  gameId: string,
  userId: string,
  now: Instant,
): Promise<ViewerFacts> {
  return (await readViewerFactsByGame(tx, [gameId], userId, now)).get(gameId)!
}

/**
 * The same for several games at once, by game id. The number of statements does not depend on the
 * number of games.
 */
export async function readViewerFactsByGame(
  tx: Tx,
  gameIds: readonly string[],
  userId: string,
  now: Instant,
): Promise<Map<string, ViewerFacts>> {
  const participations = await readParticipationsOf(tx, gameIds, userId)
  const seatIds = [...participations.values()].map(({ id }) => id)
  const companions = await readCompanionSeats(tx, seatIds)
  const holds = await listHoldsOf(tx, seatIds)
  const captures = await listCapturesOf(
    tx,
    [...holds, ...companions.flatMap(({ hold }) => hold ?? [])].map(({ id }) => id),
  )
  const links = await readNewestLinks(tx, seatIds)
  const invitations = await readInvitations(tx, seatIds)
  const kept = await readKeptSeats(tx, gameIds)
  const substitutes = await readSubstituteNames(tx, seatIds)
  const charges = await listOpenChargesOf(tx, gameIds, userId)
  const hostCharged = await listHostChargedGames(tx, gameIds, userId)
  const namesOf = await readNameStates(tx, gameIds)
  const namesDueAt = await readNamesDueAt(tx, gameIds)
  const presenceOf = await readPresenceFacts(tx, gameIds, userId)
  const cards = await readCardSummaries(
    tx,
    [...holds, ...companions.flatMap(({ hold }) => hold ?? []), ...charges].flatMap(
      ({ cardId }) => cardId ?? [],
    ),
  )
  const requests = await listRequestsOf(tx, userId, gameIds)
  const pending = await countPending(tx, gameIds)
  const places = await readPlaces(tx, userId, gameIds)
  const waiting = await countEntries(tx, gameIds)
  const offers = await listOffers(tx, [...waiting.keys()])
  const fewest = await readFewestWanted(tx, gameIds)
  const defaultCard = await readDefaultCard(tx, userId)
  const { unfinished, ...standing } = await readJoinStanding(tx, userId, gameIds)
  const viewer = {
    userId,
    ...standing,
    promisedSeats: await listPromised(tx, userId),
    cardBrand: defaultCard?.brand ?? '',
    gender: await readGender(tx, userId),
    profileMissing: (await readMissingCount(tx, userId)) ?? 0,
    hasCard: defaultCard !== undefined,
    cardExpired: defaultCard !== undefined && isCardExpired(defaultCard, now),
    own: await readUpcomingOf(tx, userId),
  }

  const factsOf = (gameId: string): ViewerFacts => {
    const participation = participations.get(gameId)
    const hold = holds.find(({ participationId }) => participationId === participation?.id)
    const charge = charges.find((open) => open.gameId === gameId)
    return {
      ...viewer,
      participation,
      unfinishedAuthentications: unfinished.get(gameId) ?? 0,
      hold,
      companions: participation
        ? companions.filter(({ seat }) => seat.partyLeadId === participation.id)
        : [],
      captures,
      card: hold ? cards.get(hold.cardId)! : null,
      cardOf: (cardId) => cards.get(cardId) ?? null,
      owed: charge && { charge, card: charge.cardId ? cards.get(charge.cardId)! : null },
      penalised: hostCharged.has(gameId),
      presence: presenceOf(gameId),
      requests: requests.filter((request) => request.gameId === gameId),
      pendingRequests: pending.get(gameId) ?? 0,
      place: places.get(gameId) ?? null,
      waitingCount: waiting.get(gameId) ?? 0,
      offers: offers.filter((offer) => offer.gameId === gameId),
      fewestWanted: fewest.get(gameId) ?? null,
      link: participation && links.get(participation.id),
      invitations: invitations.filter(
        ({ invitation }) => invitation.participationId === participation?.id,
      ),
      keptSeats: kept.filter(({ invitation }) => invitation.gameId === gameId),
      substituteName: (participation && substitutes.get(participation.id)) ?? null,
      names: namesOf(gameId),
      namesDueAt: namesDueAt.get(gameId) ?? null,
    }
  }
  return new Map(gameIds.map((gameId) => [gameId, factsOf(gameId)]))
}
