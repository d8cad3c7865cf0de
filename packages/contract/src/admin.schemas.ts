import { z } from 'zod'
import { GAME_STATUSES } from '@tomogolf/domain/game'
import { PARTICIPATION_STATES } from '@tomogolf/domain/participation-machine'
import { HOLD_STATES } from '@tomogolf/domain/hold-machine'
import { REGIONS } from '@tomogolf/domain/regions'
import { ADMIN_SUSPENSION_DAYS } from '@tomogolf/domain/standing'
import { Profile, ProfileBody } from './accounts.schemas.ts'
import {
  Amount,
  CurrencyCode,
  DateText,
  Id,
  InstantText,
  PageNumber,
  Pagination,
  lines,
} from './common.schemas.ts'

/** What a list of the back-office is asked for: a page of it, in an order (`-key`: the other way round). */
export const listQuery = <const K extends readonly [string, ...string[]]>(...sorts: K) => ({
  /** One row alone, for a link that leads to it wherever it stands in the list. */
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,120}$/)
    .optional(),
  page: PageNumber,
  pageSize: z.coerce.number().int().min(10).max(100).default(25),
  sort: z
    .enum(sorts.flatMap((key) => [key, `-${key}`]) as [K[number] | `-${K[number]}`])
    .optional(),
})
/** `total` is counted up to a limit only; `capped`: there are more than that. */
export const ListPagination = Pagination.extend({ capped: z.boolean() })
/** A sentence for the record and, where it concerns somebody, for them. */
export const Reason = lines(3, 1000)
export const ReasonBody = z.object({ reason: Reason })
export const Search = z.string().trim().max(100).optional()

/** Somebody as the back-office names them. */
export const AdminPerson = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
})
export const AdminGameRef = z.object({
  id: Id,
  courseName: z.string(),
  teeTime: InstantText,
  status: z.enum(GAME_STATUSES),
})

export const USER_STATES = ['active', 'suspended', 'unverified', 'deleted'] as const
export const USER_ROLES = ['guest', 'host', 'administrator'] as const
export const AdminUserQuery = z.object({
  ...listQuery('createdAt', 'email', 'suspendedUntil'),
  search: Search,
  state: z.enum(USER_STATES).optional(),
  role: z.enum(USER_ROLES).optional(),
  strikes: z.enum(['some']).optional(),
})
export const AdminUserRow = AdminPerson.extend({
  username: z.string().nullable(),
  role: z.enum(USER_ROLES),
  state: z.enum(USER_STATES),
  hosted: z.int(),
  joined: z.int(),
  strikes: z.int(),
  suspendedUntil: InstantText.nullable(),
  createdAt: InstantText,
  lastSeenAt: InstantText.nullable(),
})
export const AdminStrike = z.object({
  id: Id,
  reason: z.string(),
  createdAt: InstantText,
  game: AdminGameRef.nullable(),
  givenBy: z.string().nullable(),
  removedAt: InstantText.nullable(),
  removedBy: z.string().nullable(),
  removalReason: z.string().nullable(),
})
export const AdminSuspension = z.object({
  id: Id,
  reason: z.string(),
  createdAt: InstantText,
  until: InstantText,
  givenBy: z.string().nullable(),
  liftedAt: InstantText.nullable(),
  liftedBy: z.string().nullable(),
  liftReason: z.string().nullable(),
})
export const TIMELINE_KINDS = [
  'registered',
  'verified',
  'host_terms',
  'signed_in',
  'totp',
  'photo',
  'card_saved',
  'card_removed',
  'strike',
  'strike_removed',
  'suspended',
  'suspension_lifted',
  'hosted',
  'game_edited',
  'cancelled',
  'joined',
  'left',
  'seat_released',
  'game_called_off',
  'checked_in',
  'missing',
  'disputed',
  'no_show',
  'host_absent',
  'money',
  'reported',
  'was_reported',
  'case',
  'case_decided',
  'request',
  'request_step',
  'mail',
  'profile_edited',
  'password_reset',
] as const
/** `key` names the row among all of them; `at` and `key` together are where the next page begins. */
export const TimelineEntry = z.object({
  key: z.string(),
  at: InstantText,
  kind: z.enum(TIMELINE_KINDS),
  game: z.object({ id: Id, courseName: z.string() }).nullable(),
  amount: Amount.nullable(),
  /** How it ended, where it has a state of its own. */ state: z.string().nullable(),
  note: z.string().nullable(),
  by: z.string().nullable(),
})
export const TimelineQuery = z.object({ before: z.string().max(200).optional() })
/** Newest first; `next`: what to ask for with `before`, null at the beginning of the story. */
export const Timeline = z.object({ entries: z.array(TimelineEntry), next: z.string().nullable() })
export const AdminUser = AdminUserRow.extend({
  profile: Profile.omit({ stripeCustomerId: true, paymentMethodId: true }),
  totpEnrolled: z.boolean(),
  cards: z.array(z.object({ brand: z.string(), last4: z.string(), isDefault: z.boolean() })),
  strikeList: z.array(AdminStrike),
  suspensions: z.array(AdminSuspension),
})
/** What an operator may correct; `seen`: the fields as they were shown, by which the server tells whether somebody else was faster. */
export const AdminUserBody = z.object({
  seen: z.record(z.string(), z.unknown()),
  reason: Reason,
  changes: ProfileBody.pick({
    firstName: true,
    lastName: true,
    username: true,
    contactNumber: true,
    gender: true,
    birthDate: true,
    country: true,
    languages: true,
    skillLevel: true,
    handicap: true,
    emailNotifications: true,
    language: true,
  }),
})
/** `seen`: how somebody stood when the operator looked; a colleague may have acted since. */
const SeenStanding = z
  .object({ strikes: z.int(), suspendedUntil: InstantText.nullable() })
  .optional()
export const StrikeBody = z.object({ reason: Reason, seen: SeenStanding })
export const SuspensionBody = z.object({
  days: z.literal(ADMIN_SUSPENSION_DAYS),
  reason: Reason,
  seen: SeenStanding,
})
export const Standing = z.object({ strikes: z.int(), suspendedUntil: InstantText.nullable() })

export const AdminGameQuery = z.object({
  ...listQuery('teeTime', 'createdAt'),
  search: Search,
  status: z.enum(GAME_STATUSES).optional(),
  region: z.enum(REGIONS).optional(),
  currency: CurrencyCode.optional(),
  from: DateText.optional(),
  to: DateText.optional(),
  host: Id.optional(),
})
export const AdminGameRow = AdminGameRef.extend({
  location: z.string(),
  host: AdminPerson,
  price: Amount,
  slots: z.int(),
  seatsTaken: z.int(),
  createdAt: InstantText,
})
export const AdminGuest = z.object({
  participationId: Id,
  person: AdminPerson,
  status: z.enum(PARTICIPATION_STATES),
  joinedAt: InstantText,
  checkedInAt: InstantText.nullable(),
  price: Amount,
  fee: Amount,
  hold: Amount,
  policyVersion: z.string(),
  windowHours: z.number(),
  holdId: Id.nullable(),
  holdStatus: z.enum(HOLD_STATES).nullable(),
})
export const AdminGame = AdminGameRow.extend({
  notes: z.string().nullable(),
  cancelReason: z.string().nullable(),
  qrOpenedAt: InstantText.nullable(),
  settledAt: InstantText.nullable(),
  version: z.int(),
  guests: z.array(AdminGuest),
  events: z.array(
    z.object({
      at: InstantText,
      event: z.string(),
      actor: z.string(),
      by: z.string().nullable(),
      details: z.string().nullable(),
    }),
  ),
})
/** `version`: the game as the operator saw it. */
export const ForceCancelBody = z.object({ reason: Reason, version: z.int() })

/** The newest change of each setting that was ever changed. */
export const SettingChange = z.object({
  settingKey: z.string(),
  at: InstantText,
  by: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  reason: z.string().nullable(),
})

export const AuditQuery = z.object({
  ...listQuery('at'),
  action: z.string().max(60).optional(),
  actor: Id.optional(),
  subject: z.string().max(120).optional(),
  from: DateText.optional(),
  to: DateText.optional(),
})
export const AuditRow = z.object({
  id: Id,
  at: InstantText,
  actor: AdminPerson.nullable(),
  action: z.string(),
  subject: z.string(),
  /** The name of a person, game or course that was acted on. */ about: z.string().nullable(),
  reason: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  ip: z.string().nullable(),
})
