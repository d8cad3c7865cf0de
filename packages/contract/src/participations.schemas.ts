import { z } from 'zod'
import { CHARGE_STATES } from '@tomogolf/domain/machines/charge-machine'
import {
  CART_SYSTEMS,
  COURSE_TYPES,
  DRESS_CODES,
  EXTRAS,
  GAME_STATUSES,
  MEAL_PACKAGES,
} from '@tomogolf/domain/game'
import { NEARNESSES, PLAY_ANSWERS } from '@tomogolf/domain/attendance/presence'
import { MAX_ATTACHED_MESSAGES } from '@tomogolf/domain/conversation/attached-messages'
import { MOST_SEATS } from '@tomogolf/domain/party/party'
import { PARTICIPATION_STATES } from '@tomogolf/domain/machines/participation-machine'
import { OwnJoinRequest } from './approval/join-requests.schemas.ts'
import { SharedBooking } from './booking/bookings.schemas.ts'
import { CardAccess } from './cards.schemas.ts'
import { LANGUAGE_CODES } from '@tomogolf/domain/people/language-codes'
import { CLUBS } from '@tomogolf/domain/player-names/clubs'
import { GENDERS } from '@tomogolf/domain/profile'
import {
  Amount,
  CourseNames,
  Id,
  InstantText,
  KatakanaName,
  LatinName,
  Where,
  lines,
} from './common.schemas.ts'
import { CompanionView, NewCompanion } from './party/companions.schemas.ts'
import { HoldView, Refill } from './party/holds.schemas.ts'
import { KeptSeats, OwnInvitation } from './party/invitations.schemas.ts'
import { OwnSubstitute, PassedOnSeat } from './waiting/substitutes.schemas.ts'
import { OfferedSeats, OwnWaiting, WaitingPreview } from './waiting/waiting-list.schemas.ts'
import { GameListItem, HostDetail, InviteKey, Player } from './games.schemas.ts'

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
  companions: z
    .array(CompanionView)
    .optional()
    .describe('whose seats the guest covers, on the same terms each'),
  refill: Refill.nullish(),
  substitute: z.string().nullish().describe('display name of who plays in the place of the guest'),
})
/** An open charge for a game, independent of any hold. */
export const Owed = z.object({
  status: z.enum(CHARGE_STATES),
  amount: Amount,
  cause: z.enum(['check_in', 'no_show', 'late_leave', 'operator', 'host_absent']),
  problem: z.string().nullable().describe('an error code'),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
})
/** An open charge with its game. */
export const Debt = Owed.extend({
  gameId: Id,
  courseName: z.string(),
  courseNameJa: z.string().nullable(),
  courseNameKo: z.string().nullable(),
  teeTime: InstantText,
})
export const PayResult = z.object({
  charge: Owed,
  action: CardAccess.nullable(),
})
/** true, or the code of the refusal. */
const Can = z.union([z.literal(true), z.string()])
/** Reports about an absent host, “Did you play?”, and the host's marks, for one viewer. */
export const ViewerPresence = z.object({
  review: z
    .enum(['reported', 'stated', 'asked'])
    .nullable()
    .describe('while it is set, nothing of the game is charged'),
  answerUntil: InstantText.nullable(),
  canAnswer: z.boolean().describe('“Did you play?”'),
  ownAnswer: z.enum(PLAY_ANSWERS).nullable(),
  canStateAsHost: z.boolean(),
  canObject: z.boolean().describe("to the host's mark"),
  hasReported: z.boolean(),
  location: z.enum(NEARNESSES).nullable(),
  markFrom: InstantText.nullable().describe('when the host may mark guests present'),
})
/** Names for the course's player list, for the host and the confirmed guests of a game. */
export const ViewerNames = z.object({
  dueAt: InstantText,
  closesAt: InstantText.describe('the last moment at which the host sees the names'),
  given: z.boolean().describe("the viewer's own name"),
  /** For the host: who has given a name, without the names. */
  guests: z.array(z.object({ displayName: z.string(), ready: z.boolean() })).nullable(),
})
/** The full name of a guest, who agrees that the host passes it to the course. */
export const GivenName = z.object({
  agreed: z.literal(true),
  latin: LatinName,
  katakana: KatakanaName,
  clubs: z.enum(CLUBS).optional(),
})
export const PlayerName = z.object({
  role: z.enum(['host', 'guest']),
  displayName: z.string(),
  companionOf: z.string().nullable().describe('display name of the guest who covers the seat'),
  languages: z.array(z.enum(LANGUAGE_CODES)).describe('of a companion, who has no profile'),
  /** Null: not given yet. */
  latin: z.string().nullable(),
  katakana: z.string().nullable(),
  gender: z.enum(GENDERS).nullable(),
  handicap: z.number().nullable(),
  clubs: z.enum(CLUBS).nullable(),
})
/** The names that the course asks for. Reading it is recorded. */
export const NameList = z.object({
  teeTime: InstantText,
  reference: z.string().nullable().describe('of the booking at the course'),
  dueAt: InstantText,
  closesAt: InstantText,
  players: z.array(PlayerName),
})
/** What a guest needs on the way to the course and at its front desk. */
export const ArrivalCard = CourseNames.extend({
  gameId: Id,
  teeTime: InstantText,
  arriveBy: InstantText,
  checkInOpens: InstantText,
  host: z.object({
    displayName: z.string(),
    familyName: z.string().nullable(),
    familyNameKanji: z.string().nullable(),
    firstName: z.string(),
  }),
  guest: z.object({
    latin: z.string().nullable(),
    katakana: z.string().nullable(),
    shared: z.boolean().describe('the host sees the name for the course'),
  }),
  // absent from cards that a device stored before
  companions: z
    .array(z.object({ latin: z.string().nullable(), katakana: z.string().nullable() }))
    .optional()
    .describe('whose spots the guest covers'),
  course: z.object({
    address: z.string(),
    addressJa: z.string().nullable(),
    /** The course's reading in Latin letters. */
    romaji: z.string().nullable(),
    lastBus: z.string().nullable(),
  }),
  dressCodeLevel: z.enum(DRESS_CODES),
  price: Amount,
  fee: Amount,
  ride: z.string().nullable(),
})
export const Viewer = z.object({
  role: z.enum(['host', 'guest']).nullable(),
  participation: ParticipationView.nullable(),
  can: z.object({
    join: Can,
    wait: Can.describe('join the waiting list'),
    leave: Can,
    substitute: Can.describe('pass the seat on'),
    cancel: Can,
    keepOn: Can.describe('play with too few players'),
    edit: Can,
    showQr: Can,
    checkIn: Can,
    report: Can,
    state: Can,
  }),
  /** Values of the sentence that explains why the viewer may not join, or not wait. */
  joinParams: z.record(z.string(), z.union([z.string(), z.number()])).nullish(),
  leavePenalty: Amount.nullable().describe('for the own seat and those of all companions'),
  freeUntil: InstantText.nullable(),
  undoUntil: InstantText.nullish().describe('leaving would use the one undo of this game'),
  refillRefund: Amount.nullish().describe(
    'what a late leave returns for a spot that is taken again; null once joining has closed',
  ),
  substitute: OwnSubstitute.nullish().describe('the link with which the viewer passes the seat on'),
  invitations: z
    .array(OwnInvitation)
    .optional()
    .describe('seats that the viewer keeps for invited companions'),
  keptSeats: z.array(KeptSeats).optional().describe('for invited companions, for the host'),
  owed: Owed.nullish(),
  /** The penalty of an absent host. */
  penalised: z.boolean(),
  presence: ViewerPresence.nullish(),
  names: ViewerNames.nullish(),
  request: OwnJoinRequest.nullish().describe('the newest one that took no seat'),
  pendingRequests: z.int().optional().describe('unanswered, for the host'),
  waiting: OwnWaiting.nullish().describe('the own place on the waiting list'),
  waitingCount: z.int().optional().describe('guests on the waiting list, for signed-in users'),
  offeredSeats: z.array(OfferedSeats).optional().describe('to waiting guests, for the host'),
  /** A game of the viewer whose tee time is too close to this one. */
  clash: CourseNames.extend({ gameId: Id }).nullish(),
})
/** Terms of joining now, priced like the hold. */
export const JoinPreview = z.object({
  price: Amount,
  fee: Amount,
  hold: Amount,
  placement: z.enum(['now', 'scheduled']),
  placeAt: InstantText.nullable(),
  freeUntil: InstantText,
  insideWindow: z.boolean(),
  undoMinutes: z
    .int()
    .nullable()
    .describe('inside the window: leaving is free this long after joining, once'),
  answerUntil: InstantText.nullable().describe('of a host who approves guests'),
  waiting: WaitingPreview.nullish().describe('terms of the waiting list, if there is one'),
  policyVersion: z.string(),
  mayInvite: z.boolean().describe('whether seats can be kept for invited companions'),
  mostSeats: z.int().describe('seats that one guest may take together now'),
  /** Whether the viewer's default card expires before the hold is placed, or before it ends. */
  cardExpiry: z.enum(['before_hold', 'before_end']).nullish(),
})
export const GuestArrival = z.object({
  participationId: Id,
  player: Player,
  companion: z.string().nullable().describe('who plays on a seat that the player covers'),
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
  reliability: z
    .array(z.object({ playerId: Id, attended: z.int(), due: z.int() }))
    .describe(
      'rounds attended of rounds due in 24 months, from 3 rounds on; of guests for signed-in users',
    ),
  joinDeadline: InstantText,
  checkIn: z.object({ opens: InstantText, closes: InstantText }),
  invite: z
    .string()
    .nullable()
    .describe(
      "the key of an invite-only game's link: for its host, and as it was given; or of a seat that is passed on",
    ),
  passedOn: PassedOnSeat.nullable().describe('the seat of the link with which the viewer came'),
  listedFrom: InstantText.nullable().describe(
    'until then only people whose wishes fit are notified about the game; null: it is listed',
  ),
  series: z
    .array(
      z.object({
        id: Id,
        teeTime: InstantText,
        gameStatus: z.enum(GAME_STATUSES),
        guests: z.int(),
      }),
    )
    .nullable()
    .describe(
      'the games of its weekly series that the viewer may see, by tee time, itself included',
    ),
  version: z.int(),
  cancelReason: z.string().nullable(),
  joinPreview: JoinPreview,
  viewer: Viewer,
  booking: SharedBooking.nullable().describe('at the course, without its reference'),
  where: Where.nullable().describe('of a listed course'),
})
/** The viewer's ratings of the other players of a round. */
export const RoundRating = z.object({
  next: Player.nullable().describe('still to be rated; null when every player is'),
  given: z.array(z.object({ player: Player, stars: z.int() })),
})
export const MyGame = GameListItem.extend({
  status: z.enum(['host', 'guest']),
  viewer: Viewer,
  rating: RoundRating.nullable().describe('while the round can be rated'),
  receiptId: Id.nullable().describe('the newest transaction of the game with a receipt'),
})
export const JoinBody = z
  .object({
    agreed: z.literal(true),
    policyVersion: z.string().max(40),
    holdAmount: z.number().describe('of one seat'),
    name: GivenName,
    invite: InviteKey,
    companions: z.array(NewCompanion).max(MOST_SEATS - 1),
    invited: z
      .int()
      .min(0)
      .max(MOST_SEATS - 1)
      .describe('companions who will join with their own accounts: seats are kept for them'),
  })
  .partial()
  .nullish()
export const JoinResult = z.object({
  participation: ParticipationView,
  action: CardAccess.nullable(),
})
export const Penalty = z.object({ penalty: Amount.nullable() })
/** `proofKey` (base64url): the key with which the host's device signs when it shows the code. */
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
const OwnMessages = z.array(Id).max(MAX_ATTACHED_MESSAGES).default([])
export const ReportBody = z.object({
  reason: z.enum(REPORT_REASONS),
  message: lines(0, 2000).default(''),
  messageIds: OwnMessages.describe('as with a statement; only with `host_not_here`'),
})
export const StatementBody = z.object({
  text: lines(1, 2000),
  messageIds: OwnMessages.describe('own messages of the conversation, copied to the case'),
})
