import { GAME_LENGTH, HOST_ARRIVES_BEFORE } from '@tomogolf/domain/game'
import { money } from '@tomogolf/domain/money'
import { movedDecideAt } from '@tomogolf/domain/go-no-go'
import { hours, type Instant } from '@tomogolf/domain/time'
import { headStartEnd } from '@tomogolf/domain/wishes/head-start'
import type { Deps } from '../../../deps.ts'
import { parseEnteredAmount } from '../../../platform/entered-amount.ts'
import { newId, newSecret } from '../../../platform/security/ids.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUser } from '../../accounts/accounts.repository.ts'
import { readHostFacts, readPeople } from '../../accounts/profile/people.read.ts'
import { readDefaultCard } from '../../cards/cards.repository.ts'
import { settingsAt } from '@tomogolf/domain/launch/region-launch'
import { readLaunches } from '../../settings/launches/launches.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { toBookingTerms, type BookingInput } from '../booking/booking-input.adapter.ts'
import { claimBooking } from '../booking/claim-booking.step.ts'
import { readDraftFacts } from '../booking/evidence-drafts.repository.ts'
import { attachEvidence } from '../booking/keep-evidence.usecase.ts'
import { writeBooking } from '../booking/save-booking.usecase.ts'
import { toColumns, type GameColumns, type GameInput } from './game-input.adapter.ts'
import { toMessageGame } from '@tomogolf/messages/params'
import { buildGameSearchText, resolvePlace } from '../resolve-place.step.ts'
import type { GamePorts } from '../game-ports.types.ts'
import {
  goNoGoRefusal,
  hostingRefusal,
  priceRefusal,
  regionRefusal,
  timeRefusal,
  transportationRefusal,
  womenOnlyRefusal,
} from '../games.policy.ts'
import { insertGame, type Game } from '../games.repository.ts'
import { repeatedTeeTimes } from '../series/series.policy.ts'

export type NewGame = GameInput & {
  readonly booking?: BookingInput | null
  /** The file that the host has uploaded is evidence of the booking. */
  readonly withEvidence?: boolean
  /** A round of the host: its guests who want to play again are invited. */
  readonly againOf?: string | null
  /** Later days of a weekly series. Only the first game has the booking. */
  readonly repeatOn?: readonly string[]
}

/**
 * Creates a game and schedules its start and settlement in the same transaction. With `repeatOn` it
 * is the first of a weekly series, whose games are created together or not at all.
 */
export async function createGame(
  deps: Deps,
  ports: Pick<
    GamePorts,
    'onBookingTaken' | 'onGameHosted' | 'readUpcomingOf' | 'readDebt' | 'countStrikes'
  >,
  hostId: string,
  { booking, withEvidence = false, againOf, repeatOn = [], ...input }: NewGame,
): Promise<
  | Game
  | Refused<
      | 'ACCOUNT_SUSPENDED'
      | 'AMOUNT_NOT_EXACT'
      | 'BOOKING_TAKEN'
      | 'BOOKING_TIME_INVALID'
      | 'DEBT_UNPAID'
      | 'DECISION_TIME_INVALID'
      | 'EVIDENCE_GONE'
      | 'GAME_CLASH'
      | 'HOST_TERMS_REQUIRED'
      | 'MIN_PLAYERS_TOO_MANY'
      | 'PAYMENT_METHOD_REQUIRED'
      | 'PRICE_TOO_HIGH'
      | 'PRICE_TOO_LOW'
      | 'PROFILE_INCOMPLETE'
      | 'REGION_CLOSED'
      | 'REGION_UNKNOWN'
      | 'SERIES_CLASH'
      | 'SERIES_DATES_INVALID'
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
    const amount = parseEnteredAmount(input.price, input.currency)
    if (isRefused(amount)) return amount
    const terms = booking && toBookingTerms(booking)
    // refused before the first write: the host decides whether to publish without the file
    if (terms && withEvidence && !(await readDraftFacts(tx, hostId))) return refuse('EVIDENCE_GONE')
    const columns = toColumns(input, {
      freeChangesUntil: terms?.freeChangesUntil ?? null,
      now,
    })
    const host = (await readHostFacts(tx, hostId))!
    const own = await ports.readUpcomingOf(tx, hostId)
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
      timeRefusal(columns.teeTime, now, own, settings) ??
      transportationRefusal(columns) ??
      womenOnlyRefusal(columns, host.gender) ??
      goNoGoRefusal(columns, now)
    if (refusal) return refusal
    const later = repeatedTeeTimes(columns.teeTime, repeatOn, { now, own, settings })
    if (isRefused(later)) return later
    const place = await resolvePlace(tx, columns)
    const launches = await readLaunches(tx)
    const settingsOf = (teeTime: Instant) => settingsAt(settings, launches, { ...place, teeTime })
    const refusedHere =
      regionRefusal(place.region, launches) ??
      [columns.teeTime, ...later]
        .map((teeTime) => priceRefusal(input, settingsOf(teeTime)))
        .find((found) => found !== null)
    if (refusedHere) return refusedHere
    // last: a refusal opens a case
    const claimed =
      terms &&
      (await claimBooking(tx, ports, { ...columns, ...place, hostId, id: null }, terms, now))
    if (isRefused(claimed)) return claimed
    const searchText = await buildGameSearchText(
      tx,
      place,
      (await readPeople(tx, [hostId])).get(hostId),
    )
    const seriesId = later.length > 0 ? newId() : null
    const publish = async (at: GameColumns): Promise<Game> => {
      const game: Game = {
        ...at,
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
            ? headStartEnd({ teeTime: at.teeTime, now }, settingsOf(at.teeTime))
            : null,
        seriesId,
        bookingBadge: null,
        searchText,
      }
      await insertGame(tx, game, { actor: 'host', actorId: hostId })
      await scheduleTimers(deps, tx, game)
      await ports.onGameHosted(tx, game)
      return game
    }
    const game = await publish(columns)
    if (terms && claimed) {
      const written = await writeBooking(tx, game.id, { ...terms, ...claimed }, now)
      if (withEvidence) await attachEvidence(tx, game, written)
    }
    const others: Game[] = []
    for (const teeTime of later) others.push(await publish(columnsAt(columns, teeTime)))
    await deps.jobs.enqueue(tx, 'wishes.match_new', {
      gameIds: [game, ...others].map(({ id }) => id),
    })
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
        repeatedAt: others.map(({ teeTime }) => ({ at: teeTime })),
      },
    })
    return game
  })
}

/** The same game at a later tee time; its decision keeps its distance from the tee time. */
const columnsAt = (first: GameColumns, teeTime: Instant): GameColumns => ({
  ...first,
  teeTime,
  decideAt: first.decideAt && movedDecideAt(first.decideAt, { from: first.teeTime, to: teeTime }),
})

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
