import { z } from 'zod'
import { CHARGE_STATES } from '@tomogolf/domain/charge-machine'
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
import { HOLD_STATES } from '@tomogolf/domain/hold-machine'
import { PARTICIPATION_STATES } from '@tomogolf/domain/participation-machine'
import { LANGUAGE_CODES } from '@tomogolf/domain/profile'
import { REGIONS } from '@tomogolf/domain/regions'
import { fromJapanText } from '@tomogolf/domain/time'
import {
  Amount,
  CourseSlug,
  CurrencyCode,
  Id,
  InstantText,
  JapanText,
  PageNumber,
  Pagination,
  line,
  lines,
} from './common.schemas.ts'

/** What a host says about a game. Prices are in major units and rounded to the currency's decimals. */
const GAME_FIELDS = {
  courseName: line(1, 120),
  courseId: CourseSlug.nullable(),
  date: JapanText,
  location: line(1, 200),
  price: z.number().min(1).max(10_000_000),
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
}
const g = GAME_FIELDS
export const GameBody = z.object({
  ...g,
  courseId: g.courseId.default(null),
  currency: g.currency.default('USD'),
  slots: g.slots.default(1),
  skillLevel: g.skillLevel.default('any'),
  notes: g.notes.default(null),
  courseType: g.courseType.default('18H'),
  mealIncluded: g.mealIncluded.default(false),
  mealPackageType: g.mealPackageType.default('not_included'),
  caddieIncluded: g.caddieIncluded.default(false),
  playThrough: g.playThrough.default(false),
  transportationProvided: g.transportationProvided.default(false),
  transportationDetails: g.transportationDetails.default(null),
  cartSystem: g.cartSystem.default('self_play'),
  twoSomeGuarantee: g.twoSomeGuarantee.default(false),
  courseTerrain: g.courseTerrain.default('parkland'),
  dressCodeLevel: g.dressCodeLevel.default('business'),
  extras: g.extras.default([]),
})
/** An edit carries the version it was made from, so that nobody overwrites a newer state unseen. An absent field stays as it is: no defaults here. */
export const GameEditBody = z.object(g).partial().extend({ version: z.int() })

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
  isHost: z.boolean(),
})
export const HostDetail = Player.extend({
  gamesHosted: z.int(),
  handicap: z.number().nullable(),
  languageCodes: z.array(z.enum(LANGUAGE_CODES)),
})

export const GameListItem = z.object({
  id: Id,
  courseName: z.string(),
  courseNameJa: z.string().nullable(),
  courseId: CourseSlug.nullable(),
  artSeed: CourseSlug,
  courseTerrain: z.enum(TERRAINS),
  date: JapanText,
  teeTime: InstantText,
  location: z.string(),
  prefecture: z.string().nullable(),
  municipality: z.string().nullable(),
  placeJa: z.string().nullable().describe('prefecture and municipality in Japanese'),
  region: z.enum(REGIONS).nullable(),
  price: z.number(),
  currency: CurrencyCode,
  slots: z.int(),
  availableSlots: z.int(),
  totalPlayers: z.int(),
  skillLevel: z.enum(SKILL_LEVELS),
  gameStatus: z.enum(GAME_STATUSES),
  hostId: Id,
  host: Player,
  players: z.array(Player),
  /** Relative to the viewer. */
  viewerRole: z.enum(['host', 'guest']).nullable(),
})
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
  exactMatch: z.enum(['true', 'false']).optional(),
  pageSize: z.coerce.number().int().min(1).max(24).default(9),
})
export const GameList = z.object({
  games: z.array(GameListItem),
  pagination: Pagination,
  more: z
    .boolean()
    .optional()
    .describe('there are more than the counted ones; narrow the search to see them'),
})

export const HoldView = z.object({
  status: z.enum(HOLD_STATES),
  amount: Amount,
  placeAt: InstantText.nullable(),
  authorisedAt: InstantText.nullable(),
  captureBefore: InstantText.nullable(),
  giveUpAt: InstantText.nullable(),
  captured: Amount,
  released: Amount,
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  problem: z.string().nullable().describe('an error code'),
})
export const ParticipationView = z.object({
  id: Id,
  status: z.enum(PARTICIPATION_STATES),
  joinedAt: InstantText,
  checkedInAt: InstantText.nullable(),
  statementUntil: InstantText.nullable(),
  terms: z.object({
    price: Amount,
    fee: Amount,
    hold: Amount,
    freeUntil: InstantText,
    windowHours: z.number(),
    policyVersion: z.string(),
  }),
  hold: HoldView.nullable(),
})
/** What somebody still has to pay for a game, apart from any hold. */
export const Owed = z.object({
  status: z.enum(CHARGE_STATES),
  amount: Amount,
  cause: z.enum(['check_in', 'no_show', 'late_leave', 'operator', 'host_absent']),
  problem: z.string().nullable().describe('an error code'),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
})
export const PayResult = z.object({
  charge: Owed,
  action: z
    .object({ clientSecret: z.string(), publishableKey: z.string(), apiBase: z.string() })
    .nullable(),
})
/** true, or the code of the reason why not. */
const Can = z.union([z.literal(true), z.string()])
export const Viewer = z.object({
  role: z.enum(['host', 'guest']).nullable(),
  participation: ParticipationView.nullable(),
  can: z.object({
    join: Can,
    leave: Can,
    cancel: Can,
    edit: Can,
    showQr: Can,
    checkIn: Can,
    report: Can,
    state: Can,
  }),
  leavePenalty: Amount.nullable(),
  freeUntil: InstantText.nullable(),
  owed: Owed.nullish(),
  /** A host who was charged for not coming. */
  penalised: z.boolean(),
  /** A game of the viewer's own that is too near to this one, by its tee time. */
  clash: z.object({ gameId: Id, courseName: z.string() }).nullish(),
})
/** What joining now would mean: the same pricing as the hold. */
export const JoinPreview = z.object({
  price: Amount,
  fee: Amount,
  hold: Amount,
  placement: z.enum(['now', 'scheduled']),
  placeAt: InstantText.nullable(),
  freeUntil: InstantText,
  insideWindow: z.boolean(),
  policyVersion: z.string(),
})
export const GuestArrival = z.object({
  participationId: Id,
  player: Player,
  status: z.enum(PARTICIPATION_STATES),
  checkedInAt: InstantText.nullable(),
})
export const GameDetail = GameListItem.extend({
  notes: z.string().nullable(),
  courseType: z.enum(COURSE_TYPES),
  mealIncluded: z.boolean(),
  mealPackageType: z.enum(MEAL_PACKAGES),
  caddieIncluded: z.boolean(),
  playThrough: z.boolean(),
  transportationProvided: z.boolean(),
  transportationDetails: z.string().nullable(),
  cartSystem: z.enum(CART_SYSTEMS),
  twoSomeGuarantee: z.boolean(),
  dressCodeLevel: z.enum(DRESS_CODES),
  extras: z.array(z.enum(EXTRAS)),
  host: HostDetail,
  joinDeadline: InstantText,
  checkIn: z.object({ opens: InstantText, closes: InstantText }),
  version: z.int(),
  cancelReason: z.string().nullable(),
  joinPreview: JoinPreview,
  viewer: Viewer,
})
export const MyGame = GameListItem.extend({ status: z.enum(['host', 'guest']), viewer: Viewer })
export const JoinBody = z
  .object({ agreed: z.literal(true), policyVersion: z.string().max(40), holdAmount: z.number() })
  .partial()
  .nullish()
export const JoinResult = z.object({
  participation: ParticipationView,
  action: z
    .object({ clientSecret: z.string(), publishableKey: z.string(), apiBase: z.string() })
    .nullable(),
})
export const Penalty = z.object({ penalty: Amount.nullable() })
/** `proofKey` (base64url): the host's device signs with it when it shows the code. */
export const QrCode = z.object({
  code: z.string(),
  url: z.string(),
  proofKey: z.string(),
  availableFrom: InstantText,
  expiresAt: InstantText,
  guests: z.array(GuestArrival),
})
export const CheckInResult = z.object({
  gameId: Id,
  courseName: z.string(),
  charged: Amount.nullable(),
  released: Amount.nullable(),
})
export const REPORT_REASONS = [
  'host_not_here',
  'wrong_information',
  'behaviour',
  'safety',
  'other',
] as const
export const ReportBody = z.object({
  reason: z.enum(REPORT_REASONS),
  message: lines(0, 2000).default(''),
})
