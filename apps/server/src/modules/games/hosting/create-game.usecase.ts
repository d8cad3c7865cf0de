import { GAME_LENGTH, HOST_ARRIVES_BEFORE } from '@tomogolf/domain/game'
import { money } from '@tomogolf/domain/money'
import { hours } from '@tomogolf/domain/time'
import { headStartEnd } from '@tomogolf/domain/wishes/head-start'
import type { Deps } from '../../../deps.ts'
import { newId, newSecret } from '../../../platform/security/ids.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUser } from '../../accounts/accounts.repository.ts'
import { readHostFacts, readPeople } from '../../accounts/profile/people.read.ts'
import { readDefaultCard } from '../../cards/cards.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { toBookingTerms, type BookingInput } from '../booking/booking-input.adapter.ts'
import { claimBooking } from '../booking/claim-booking.step.ts'
import { writeBooking } from '../booking/save-booking.usecase.ts'
import { toColumns, type GameInput } from './game-input.adapter.ts'
import { toMessageGame } from '@tomogolf/messages/params'
import { buildGameSearchText, resolvePlace } from '../resolve-place.step.ts'
import type { GamePorts } from '../game-ports.types.ts'
import {
  goNoGoRefusal,
  hostingRefusal,
  priceRefusal,
  timeRefusal,
  transportationRefusal,
  womenOnlyRefusal,
} from '../games.policy.ts'
import { insertGame, type Game } from '../games.repository.ts'

export type NewGame = GameInput & {
  readonly booking?: BookingInput | null
  /** A round of the host: its guests who want to play again are invited. */
  readonly againOf?: string | null
}

/** Creates a game and schedules its start and settlement in the same transaction. */
export async function createGame(
  deps: Deps,
  ports: Pick<
    GamePorts,
    'onBookingTaken' | 'onGameHosted' | 'readUpcomingOf' | 'readDebt' | 'countStrikes'
  >,
  hostId: string,
  { booking, againOf, ...input }: NewGame,
): Promise<
  | Game
  | Refused<
      | 'ACCOUNT_SUSPENDED'
      | 'AMOUNT_NOT_EXACT'
      | 'BOOKING_TAKEN'
      | 'BOOKING_TIME_INVALID'
      | 'DEBT_UNPAID'
      | 'DECISION_TIME_INVALID'
      | 'GAME_CLASH'
      | 'HOST_TERMS_REQUIRED'
      | 'MIN_PLAYERS_TOO_MANY'
      | 'PAYMENT_METHOD_REQUIRED'
      | 'PRICE_TOO_HIGH'
      | 'PRICE_TOO_LOW'
      | 'PROFILE_INCOMPLETE'
      | 'TEE_TIME_PAST'
      | 'TEE_TIME_TOO_FAR'
      | 'TEE_TIME_TOO_SOON'
      | 'TRANSPORTATION_DETAILS_REQUIRED'
      | 'UNAUTHORIZED'
      | 'WOMEN_ONLY_HOST'
    >
> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    // of two concurrent calls, such as a double tap, the second waits here and then sees the first
    // game
    if (!(await lockUser(tx, hostId))) return refuse('UNAUTHORIZED')
    const settings = await readSettings(tx)
    const wrongPrice = priceRefusal(input, settings)
    if (wrongPrice) return wrongPrice
    const terms = booking && toBookingTerms(booking)
    const columns = toColumns(input, {
      freeChangesUntil: terms?.freeChangesUntil ?? null,
      now,
    })
    const host = (await readHostFacts(tx, hostId))!
    const refusal =
      hostingRefusal(
        {
          ...host,
          strikeCount: await ports.countStrikes(tx, hostId),
          debt: await ports.readDebt(tx, hostId),
        },
        (await readDefaultCard(tx, hostId)) !== undefined,
        now,
      ) ??
      timeRefusal(columns.teeTime, now, await ports.readUpcomingOf(tx, hostId), settings) ??
      transportationRefusal(columns) ??
      womenOnlyRefusal(columns, host.gender) ??
      goNoGoRefusal(columns, now)
    if (refusal) return refusal
    const place = await resolvePlace(tx, columns)
    // last: a refusal opens a case
    const claimed =
      terms &&
      (await claimBooking(tx, ports, { ...columns, ...place, hostId, id: null }, terms, now))
    if (isRefused(claimed)) return claimed
    const game: Game = {
      ...columns,
      ...place,
      id: newId(),
      hostId,
      status: 'scheduled',
      seatsTaken: 0,
      seatsOffered: 0,
      cancelReason: null,
      createdAt: now,
      updatedAt: now,
      version: 1,
      settledAt: null,
      qrOpenedAt: null,
      decision: null,
      decidedAt: null,
      inviteKey: input.inviteOnly ? newSecret() : null,
      listedFrom:
        input.headStart && !input.inviteOnly
          ? headStartEnd({ teeTime: columns.teeTime, now }, settings)
          : null,
      bookingBadge: null,
      searchText: await buildGameSearchText(
        tx,
        place,
        (await readPeople(tx, [hostId])).get(hostId),
      ),
    }
    await insertGame(tx, game, { actor: 'host', actorId: hostId })
    if (terms && claimed) await writeBooking(tx, game.id, { ...terms, ...claimed }, now)
    await scheduleTimers(deps, tx, game)
    await ports.onGameHosted(tx, game)
    await deps.jobs.enqueue(tx, 'wishes.match', { gameId: game.id, reopened: false })
    if (againOf) await deps.jobs.enqueue(tx, 'wishes.invite_again', { gameId: game.id, againOf })
    await notify(deps.jobs, tx, {
      userId: hostId,
      kind: 'game_created',
      params: {
        ...toMessageGame(game),
        price: money(game.priceMinor, game.currency),
        slots: game.slots,
        arriveBy: { at: game.teeTime - HOST_ARRIVES_BEFORE },
        freeCancelUntil: { at: game.teeTime - hours(settings.departure_restriction_hours) },
      },
    })
    return game
  })
}

/** Schedules decision, start and settlement. The jobs check the time again when they run. */
export async function scheduleTimers(
  deps: Deps,
  tx: Tx,
  game: Pick<Game, 'id' | 'teeTime' | 'decideAt' | 'decision'>,
): Promise<void> {
  const key = `${game.id} ${game.teeTime}`
  if (game.decideAt !== null && game.decision === null)
    await deps.jobs.enqueue(
      tx,
      'games.decide',
      { gameId: game.id },
      { at: game.decideAt, key: `${game.id} ${game.decideAt}` },
    )
  await deps.jobs.enqueue(tx, 'games.start', { gameId: game.id }, { at: game.teeTime, key })
  await deps.jobs.enqueue(
    tx,
    'games.settle',
    { gameId: game.id },
    { at: game.teeTime + GAME_LENGTH, key },
  )
}
