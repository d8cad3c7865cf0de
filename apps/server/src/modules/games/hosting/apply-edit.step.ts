import type { z } from 'zod'
import type { EDIT_ERRORS } from '@tomogolf/contract/games'
import type { GameEditBody } from '@tomogolf/contract/games.schemas'
import { settingsAt } from '@tomogolf/domain/launch/region-launch'
import { movedDecideAt } from '@tomogolf/domain/go-no-go'
import { fromJapanText, japanText, type Instant } from '@tomogolf/domain/time'
import { latestHeadStartEnd } from '@tomogolf/domain/wishes/head-start'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { parseEnteredAmount } from '../../../platform/entered-amount.ts'
import { isRefused, type Refused } from '../../../platform/refusal.ts'
import { newSecret } from '../../../platform/security/ids.ts'
import { readGender, readPeople } from '../../accounts/profile/people.read.ts'
import { readLaunches } from '../../settings/launches/launches.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { readBooking } from '../booking/bookings.repository.ts'
import { moveBooking } from '../booking/move-booking.step.ts'
import { writeBooking } from '../booking/save-booking.usecase.ts'
import type { GamePorts } from '../game-ports.types.ts'
import {
  editRefusal,
  feeRefusal,
  goNoGoEditRefusal,
  priceRefusal,
  regionEditRefusal,
  timeRefusal,
  transportationRefusal,
  womenOnlyEditRefusal,
} from '../games.policy.ts'
import { updateGame, type Game, type GameActor } from '../games.repository.ts'
import { buildGameSearchText, resolvePlace } from '../resolve-place.step.ts'
import { scheduleTimers } from './create-game.usecase.ts'
import { toColumns, toInput, type GameInput } from './game-input.adapter.ts'

/** The fields of the form that an edit gives; absent ones stay. */
export type EditedFields = Omit<z.output<typeof GameEditBody>, 'scope' | 'version'>

/** What the contract declares, without the refusals of an edit as a whole. */
type EditRefusals = Exclude<(typeof EDIT_ERRORS)[number], 'SERIES_GAME_REFUSED' | 'STALE_EDIT'>

export type EditPorts = Pick<GamePorts, 'onBookingTaken' | 'onGameChanged' | 'readUpcomingOf'>
export type Editing = {
  readonly deps: Deps
  readonly ports: EditPorts
  readonly tx: Tx
  readonly userId: string
  readonly by: GameActor
  readonly now: Instant
  /** Games that move together keep their distances: they do not clash with each other. */
  readonly together: readonly Game[]
}

/** Writes an edit of one locked game, which its host may change. */
export async function applyEdit(
  { deps, ports, tx, userId, by, now, together }: Editing,
  before: Game,
  edit: EditedFields,
): Promise<Game | Refused<EditRefusals>> {
  const usual = await readSettings(tx)
  const input = mergeEdit(before, edit)
  const amount = parseEnteredAmount(input.price, input.currency)
  if (isRefused(amount)) return amount
  const booked = await readBooking(tx, before.id)
  const columns = toColumns(input, { freeChangesUntil: booked?.freeChangesUntil ?? null, now })
  const place = await resolvePlace(tx, columns)
  const launches = await readLaunches(tx)
  const settings = settingsAt(usual, launches, { ...place, teeTime: columns.teeTime })
  const refusedHere =
    regionEditRefusal(before, place, launches) ??
    // an earlier price stays valid after the limits changed
    (isRepriced(before, input) ? priceRefusal(input, settings) : null)
  if (refusedHere) return refusedHere
  const inviteKey = input.inviteOnly ? (before.inviteKey ?? newSecret()) : null
  const listedFrom =
    before.listedFrom !== null && input.headStart && !input.inviteOnly
      ? Math.min(before.listedFrom, latestHeadStartEnd(columns.teeTime, settings))
      : null
  const after: Game = { ...before, ...columns, ...place, inviteKey, listedFrom }
  const moved = after.teeTime !== before.teeTime
  const ids = new Set(together.map(({ id }) => id))
  const refusal =
    editRefusal(before, after) ??
    // a course that is no longer listed is no move of the host
    (moved || columns.courseId !== before.courseId
      ? feeRefusal(before, after, usual, launches)
      : null) ??
    (moved
      ? timeRefusal(
          after.teeTime,
          now,
          (await ports.readUpcomingOf(tx, userId)).filter(({ id }) => !ids.has(id)),
          settings,
        )
      : null) ??
    transportationRefusal(after) ??
    womenOnlyEditRefusal(before, after, await readGender(tx, userId)) ??
    goNoGoEditRefusal(before, after, now)
  if (refusal) return refusal
  const changed = findDifferences(before, after)
  if (Object.keys(changed).length === 0) return before
  const booking = await moveBooking(tx, ports, after, booked, now)
  if (isRefused(booking)) return booking
  const searchText = await buildGameSearchText(
    tx,
    place,
    (await readPeople(tx, [userId])).get(userId),
  )
  const saved = await updateGame(
    tx,
    before,
    { ...columns, ...place, inviteKey, listedFrom, searchText },
    by,
    now,
    changed,
  )
  if (booking && booking.claim !== booked?.claim) await writeBooking(tx, before.id, booking, now)
  if (moved || after.decideAt !== before.decideAt) await scheduleTimers(deps, tx, saved)
  await ports.onGameChanged(tx, { before, after: saved, by })
  await deps.jobs.enqueue(tx, 'wishes.match', { gameId: before.id, reopened: false })
  return saved
}

/** The game's form, overwritten by the fields of the edit. */
function mergeEdit(game: Game, edit: EditedFields): GameInput {
  const given = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined))
  const form = { ...toInput(game), ...given }
  // a changed name without a chosen course is a place that is not listed
  if (
    edit.courseName !== undefined &&
    edit.courseName !== game.courseName &&
    edit.courseId === undefined
  )
    form.courseId = null
  if (edit.date !== undefined && edit.decideAt === undefined && game.decideAt !== null)
    form.decideAt = japanText(
      movedDecideAt(game.decideAt, { from: game.teeTime, to: fromJapanText(form.date)! }),
    )
  // the old flag follows the package unless it is given
  if (edit.mealPackageType !== undefined && edit.mealIncluded === undefined)
    form.mealIncluded = false
  return form
}

const isRepriced = (game: Game, { price, currency }: GameInput): boolean =>
  currency !== game.currency || price !== toInput(game).price

/** The changed fields with their values before and after, for the event log. */
function findDifferences(before: Game, after: Game): Record<string, [unknown, unknown]> {
  const [was, is] = [toInput(before), toInput(after)]
  const keys = (Object.keys(was) as (keyof typeof was)[]).filter(
    (key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]),
  )
  return Object.fromEntries(keys.map((key) => [key, [was[key], is[key]]]))
}
