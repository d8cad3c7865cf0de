import { z } from 'zod'
import {
  CART_SYSTEMS,
  COURSE_TYPES,
  DRESS_CODES,
  EXTRAS,
  GAME_STATUSES,
  MAX_SLOTS,
  MEAL_PACKAGES,
  SKILL_LEVELS,
  TERRAINS,
} from '@tomogolf/domain/game'
import { JOINING_WAYS } from '@tomogolf/domain/approval/join-request'
import { BOOKING_BADGES } from '@tomogolf/domain/booking/course-booking'
import { GAME_DECISIONS } from '@tomogolf/domain/go-no-go'
import { LANGUAGE_CODES } from '@tomogolf/domain/people/language-codes'
import { REGIONS } from '@tomogolf/domain/regions'
import { SERIES_SCOPES, SERIES_WEEKS_LIMIT } from '@tomogolf/domain/series/weekly-series'
import { fromJapanText } from '@tomogolf/domain/time'
import { BookingBody } from './booking/bookings.schemas.ts'
import {
  CourseNames,
  CourseSlug,
  CurrencyCode,
  DateText,
  GreenFee,
  Id,
  InstantText,
  JapanText,
  Near,
  OriginPlace,
  PageNumber,
  Pagination,
  Position,
  line,
  lines,
  name,
} from './common.schemas.ts'

/**
 * Fields of a game that its host enters. The settings limit the price further.
 */
const fields = {
  courseName: name(1, 120),
  courseId: CourseSlug.nullable(),
  date: JapanText,
  location: line(1, 200),
  price: GreenFee,
  currency: CurrencyCode,
  slots: z.int().min(1).max(MAX_SLOTS),
  skillLevel: z.enum(SKILL_LEVELS),
  notes: lines(0, 2000).nullable(),
  courseType: z.enum(COURSE_TYPES),
  mealIncluded: z.boolean(),
  mealPackageType: z.enum(MEAL_PACKAGES),
  caddieIncluded: z.boolean(),
  playThrough: z.boolean(),
  transportationProvided: z.boolean(),
  transportationDetails: lines(0, 500).nullable(),
  cartSystem: z.enum(CART_SYSTEMS),
  twoSomeGuarantee: z.boolean(),
  courseTerrain: z.enum(TERRAINS),
  dressCodeLevel: z.enum(DRESS_CODES),
  extras: z.array(z.enum(EXTRAS)).max(EXTRAS.length),
  minPlayers: z
    .int()
    .min(2)
    .max(MAX_SLOTS + 1)
    .nullable()
    .describe('with fewer players, the host included, at `decideAt` the game is called off'),
  womenOnly: z.boolean().describe('by the gender in the profile'),
  joining: z.enum(JOINING_WAYS).describe('`approve`: the host accepts each guest'),
  inviteOnly: z.boolean().describe('never listed: found by its link only'),
  headStart: z
    .boolean()
    .describe('people whose wishes fit see it before it is listed; can only be ended later'),
  decideAt: JapanText.nullable().describe('17:00 on the day before when absent'),
}
export const GameBody = z.object({
  ...fields,
  courseId: fields.courseId.default(null),
  currency: fields.currency.default('USD'),
  slots: fields.slots.default(1),
  skillLevel: fields.skillLevel.default('any'),
  notes: fields.notes.default(null),
  courseType: fields.courseType.default('18H'),
  mealIncluded: fields.mealIncluded.default(false),
  mealPackageType: fields.mealPackageType.default('not_included'),
  caddieIncluded: fields.caddieIncluded.default(false),
  playThrough: fields.playThrough.default(false),
  transportationProvided: fields.transportationProvided.default(false),
  transportationDetails: fields.transportationDetails.default(null),
  cartSystem: fields.cartSystem.default('self_play'),
  twoSomeGuarantee: fields.twoSomeGuarantee.default(false),
  courseTerrain: fields.courseTerrain.default('parkland'),
  dressCodeLevel: fields.dressCodeLevel.default('business'),
  extras: fields.extras.default([]),
  minPlayers: fields.minPlayers.default(null),
  womenOnly: fields.womenOnly.default(false),
  joining: fields.joining.default('instant'),
  inviteOnly: fields.inviteOnly.default(false),
  headStart: fields.headStart.default(false),
  decideAt: fields.decideAt.default(null),
})
/** A new game may come with its booking at the course. */
export const NewGameBody = GameBody.extend({
  booking: BookingBody.nullable().default(null),
  withEvidence: z
    .boolean()
    .default(false)
    .describe('the kept file (`POST /api/booking-evidence`) shows the booking'),
  againOf: Id.nullable()
    .default(null)
    .describe('a round of the host, whose guests are invited who want to play again'),
  repeatOn: z
    .array(DateText)
    .max(SERIES_WEEKS_LIMIT - 1)
    .default([])
    .describe('later days of a weekly series: each becomes a game of its own'),
})
export const SeriesScope = z
  .enum(SERIES_SCOPES)
  .describe('`following`: also the later games of the weekly series; all change, or none')
/**
 * `version`: the one that was edited, so that a stale write is refused. An absent field keeps its
 * value, so there are no defaults.
 */
export const GameEditBody = z
  .object(fields)
  .partial()
  .extend({ version: z.int(), scope: SeriesScope.optional() })
export const Player = z.object({
  id: Id,
  username: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string().describe('the initial only'),
  displayName: z.string(),
  rating: z.number().min(0).max(5).nullable(),
  ratingCount: z.int(),
  languages: z.string().describe('codes, comma-separated'),
  avatarUrl: z.string().nullable(),
  handicap: z.number().nullable(),
  isHost: z.boolean(),
  companions: z.int().optional().describe('of a guest: seats covered for others'),
})
export const HostDetail = Player.extend({
  gamesHosted: z.int(),
  languageCodes: z.array(z.enum(LANGUAGE_CODES)),
})
/** Terms under which a game is called off, and the decision once it is made. */
const GoNoGo = z.object({
  minPlayers: z.int(),
  missing: z.int().describe('guests that are still needed'),
  decideAt: InstantText,
  decision: z.enum(GAME_DECISIONS).nullable(),
})
export const GameListItem = CourseNames.extend({
  id: Id,
  courseId: CourseSlug.nullable(),
  artSeed: CourseSlug,
  courseTerrain: z.enum(TERRAINS),
  date: JapanText,
  teeTime: InstantText,
  location: z.string(),
  prefecture: z.string().nullable(),
  municipality: z.string().nullable(),
  placeJa: z.string().nullable().describe('prefecture and municipality in Japanese'),
  placeKo: z.string().nullable().describe('the same in Hangul'),
  region: z.enum(REGIONS).nullable(),
  price: z.number(),
  fee: z.number().describe('the platform fee of one guest who joins now'),
  currency: CurrencyCode,
  slots: z.int(),
  availableSlots: z.int(),
  totalPlayers: z.int(),
  skillLevel: z.enum(SKILL_LEVELS),
  gameStatus: z.enum(GAME_STATUSES),
  bookingBadge: z
    .enum(BOOKING_BADGES)
    .nullable()
    .describe('a reference is on file, or an administrator has seen the evidence'),
  womenOnly: z.boolean(),
  joining: z.enum(JOINING_WAYS),
  inviteOnly: z.boolean(),
  goNoGo: GoNoGo.nullable().describe('null: the game is played whatever the number'),
  hostId: Id,
  host: Player,
  players: z.array(Player),
  /** Relative to the viewer. */
  viewerRole: z.enum(['host', 'guest']).nullable(),
  distanceKm: z
    .int()
    .nullable()
    .optional()
    .describe('only with `near`: a straight line; null for a place without a position'),
  position: Position.nullable().optional().describe('only with `near`: the middle of the course'),
  waiting: z
    .object({ status: z.enum(['waiting', 'offered']), position: z.int().nullable() })
    .nullish()
    .describe('the own place on the waiting list'),
  saved: z.boolean().optional().describe('the viewer has saved it; absent for visitors'),
})
/**
 * A host on the home page, who agreed to it: no id and no photo. `area`: where most of the host's
 * games are.
 */
const ShownHost = z.object({
  firstName: z.string(),
  initial: z.string(),
  languages: z.array(z.enum(LANGUAGE_CODES)),
  area: z.enum(REGIONS).nullable(),
  rating: z.number().min(0).max(5).nullable(),
  ratingCount: z.int(),
  gamesHosted: z.int(),
})
/** `total` includes games without a known prefecture. Days by the calendar in Japan. */
const OpenWeek = z.object({
  from: DateText,
  to: DateText,
  total: z.int(),
  byPrefecture: z.record(z.string(), z.int()),
  byRegion: z.partialRecord(z.enum(REGIONS), z.int()),
})
export const Community = z.object({ hosts: z.array(ShownHost), week: OpenWeek })
export const GameListQuery = z.object({
  page: PageNumber,
  search: z.string().trim().max(100).optional(),
  /** One day `YYYY-MM-DD`, or `from,to`, by the calendar in Japan. */
  date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}(,\d{4}-\d{2}-\d{2})?$/)
    .refine((text) => text.split(',').every((day) => fromJapanText(day) !== undefined), {
      params: { code: 'date' },
    })
    .optional(),
  region: z.enum(REGIONS).optional(),
  skill: z.enum(SKILL_LEVELS).optional(),
  course: CourseSlug.optional(),
  /** Sorts by distance. */
  near: Near.optional(),
  price: z.coerce
    .number()
    .positive()
    .max(1_000_000)
    .optional()
    .describe('at most this green fee in US dollars; yen are converted at the operator’s rate'),
  language: z.enum(LANGUAGE_CODES).optional().describe('the host speaks it'),
  open: z.enum(['true', 'false']).optional().describe('`true`: only games that can be joined'),
  booked: z
    .enum(['true', 'false'])
    .optional()
    .describe('`true`: only games with a booking on file'),
  instant: z
    .enum(['true', 'false'])
    .optional()
    .describe('`true`: without games whose hosts approve guests'),
  women: z.enum(['true', 'false']).optional().describe('`true`: only games for women only'),
  exactMatch: z.enum(['true', 'false']).optional(),
  pageSize: z.coerce.number().int().min(1).max(24).default(9),
})
export const GameList = z.object({
  games: z.array(GameListItem),
  pagination: Pagination,
  more: z.boolean().optional().describe('there are more games than counted'),
  origin: OriginPlace.optional().describe('the place of `near`; absent for a device’s position'),
})
/** The filters of the list; counts do not depend on where distances are measured from. */
export const GameCountsQuery = GameListQuery.omit({ page: true, pageSize: true, near: true })
const counted = {
  games: z.int(),
  open: z.int().describe('those that can be joined'),
}
export const GameCounts = z.object({
  ...counted,
  days: z
    .array(z.object({ day: z.iso.date(), ...counted }))
    .describe('days in Japan with games, in order'),
  prefectures: z
    .array(z.object({ prefecture: z.string(), ...counted }))
    .describe('English names; games whose prefecture is unknown are only in the total'),
})
export const FirstGamesQuery = GameCountsQuery.required({ date: true })
export const FirstGames = z.object({
  days: z
    .array(
      z.object({
        day: z.iso.date(),
        games: z.array(CourseNames.extend({ id: Id, teeTime: InstantText })),
      }),
    )
    .describe('days in Japan with games, in order; the first two games of each'),
})
/** The secret of an invite-only game's link. */
export const InviteKey = z.string().regex(/^[\w-]{16,64}$/)
export const InviteQuery = z.object({ invite: InviteKey.optional().catch(undefined) })
