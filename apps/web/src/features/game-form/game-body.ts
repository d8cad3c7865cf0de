import { CURRENCIES, MAX_MAJOR, fromMajor, toMajor, type Currency } from '@tomogolf/domain/money'
import { japanText } from '@tomogolf/domain/time'
import { parseTypedPrice } from '@tomogolf/domain/payments/typed-price'
import type { BodyOf } from '@tomogolf/contract/api/endpoints'
import type { GameDetail } from '../../queries/games.ts'
import { toBookingBody } from './booking/booking-draft.ts'
import { decideAtOf, decisionFields } from './decision/decision-fields.ts'
import { gameDraftSchema, repeatedDays, type GameDraft } from './game-draft.ts'

type Body = BodyOf<'POST /api/games'>

/** The currency of new games. */
export const FORM_CURRENCY = 'USD'

/** The request body for a draft that has passed the form's rules. */
export function toGameBody(draft: GameDraft, currency: Body['currency'] = FORM_CURRENCY): Body {
  const {
    agreed: _,
    courseNameJa: __,
    courseNameKo: ___,
    coursePlace: ____,
    region: _____,
    date,
    time,
    price,
    notes,
    transportationDetails,
    decideDays: _decideDays,
    decideTime: _decideTime,
    booking,
    repeatWeeks: _repeatWeeks,
    skippedDays: _skippedDays,
    ...unchanged
  } = draft
  const decideAt = decideAtOf(draft)
  return {
    ...unchanged,
    booking: booking && toBookingBody(booking),
    repeatOn: repeatedDays(draft),
    courseName: draft.courseName.trim(),
    location: draft.location.trim(),
    date: `${date} ${time}:00`,
    price: parseTypedPrice(price, currency) ?? Number.NaN,
    currency,
    extras: [...draft.extras],
    notes: notes.trim() || null,
    mealIncluded: draft.mealPackageType === 'included_in_fees',
    decideAt: decideAt === undefined ? null : japanText(decideAt),
    transportationDetails: draft.transportationProvided ? transportationDetails.trim() : null,
  }
}

/** The form of an existing game. */
export function draftOfGame(game: GameDetail): GameDraft {
  const [date, clock = ''] = game.date.split(' ')
  return gameDraftSchema.parse({
    ...game,
    // it is edited on the game's page, and belongs to one game
    booking: null,
    headStart: game.listedFrom !== null,
    coursePlace: coursePlaceOf(game),
    date,
    time: clock.slice(0, 5),
    price: String(game.price),
    mealPackageType: mealPackageOf(game),
    ...(game.goNoGo && {
      minPlayers: game.goNoGo.minPlayers,
      ...decisionFields(Date.parse(game.goNoGo.decideAt), Date.parse(game.teeTime)),
    }),
    agreed: true,
  })
}

const coursePlaceOf = ({
  courseId,
  municipality,
  prefecture,
  placeJa,
  placeKo,
}: GameDetail): GameDraft['coursePlace'] =>
  courseId && placeJa && placeKo
    ? { address: `${municipality}, ${prefecture}`, placeJa, placeKo }
    : null

/** A copy of an earlier game: its date must be chosen, and it needs its own agreement. */
export const duplicateGame = (game: GameDetail): GameDraft => ({
  ...draftOfGame(game),
  date: '',
  headStart: false,
  againOf: null,
  agreed: false,
  ...(game.currency !== FORM_CURRENCY && { price: '' }),
})

/** Older games have only the flag `mealIncluded`. */
const mealPackageOf = (
  game: Pick<GameDetail, 'mealIncluded' | 'mealPackageType'>,
): GameDraft['mealPackageType'] =>
  game.mealIncluded && game.mealPackageType === 'not_included'
    ? 'included_in_fees'
    : game.mealPackageType

/**
 * The fields that an edit changes. Only these are sent, so that the others are not overwritten. The
 * time of the decision follows the tee time by the form's rule, or when it is locked by the server's.
 */
export function changedFields(
  before: GameDraft,
  after: GameDraft,
  currency: Currency,
  isDecisionLocked: boolean,
): Partial<Body> {
  const [oldBody, newBody] = [toGameBody(before, currency), toGameBody(after, currency)]
  const names = (Object.keys(newBody) as (keyof Body)[]).filter(
    (name) =>
      name !== 'currency' && JSON.stringify(oldBody[name]) !== JSON.stringify(newBody[name]),
  )
  const changed: Partial<Body> = Object.fromEntries(names.map((name) => [name, newBody[name]]))
  const { decideAt: _decideAt, ...others } = changed
  if (isDecisionLocked) return others
  return changed.date === undefined || newBody.minPlayers === null
    ? changed
    : { ...changed, decideAt: newBody.decideAt }
}

/**
 * The typed price when the field loses focus: two decimals for dollars, whole yen, at least 1. A
 * text that is no price above zero stays as it was typed, for the form to refuse.
 */
export function roundedPrice(text: string, currency: Currency): string {
  const value = parseTypedPrice(text, currency)
  if (value === undefined || value <= 0 || value > MAX_MAJOR) return text
  const rounded = toMajor(fromMajor(Math.max(1, value), currency))
  return rounded.toFixed(Number.isInteger(rounded) ? 0 : CURRENCIES[currency].digits)
}
