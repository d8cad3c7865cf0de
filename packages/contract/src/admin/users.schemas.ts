import { z } from 'zod'
import { ADMIN_SUSPENSION_DAYS } from '@tomogolf/domain/standing'
import { STOP_CAUSES } from '@tomogolf/domain/mail/address-health'
import { Profile, ProfileBody } from '../accounts.schemas.ts'
import { Amount, CourseNames, Id, InstantText, line, lines } from '../common.schemas.ts'
import {
  listQuery,
  AdminGameRef,
  AdminPerson,
  Masked,
  Reason,
  RequestKey,
  Search,
} from './common.schemas.ts'
import { InternalNote } from './notes/notes.schemas.ts'

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
  'blocked',
  'was_blocked',
  'strike',
  'strike_removed',
  'suspended',
  'suspension_lifted',
  'standing_inherited',
  'hosted',
  'game_edited',
  'cancelled',
  'joined',
  'left',
  'seat_released',
  'game_called_off',
  'arrived',
  'checked_in',
  'missing',
  'unverified',
  'disputed',
  'no_show',
  'not_played',
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
/** `key` identifies the row; `at` and `key` together are the cursor of the next page. */
export const TimelineEntry = z.object({
  key: z.string(),
  at: InstantText,
  kind: z.enum(TIMELINE_KINDS),
  game: CourseNames.extend({ id: Id }).nullable(),
  amount: Amount.nullable(),
  /** The final state, for rows that have one. */
  state: z.string().nullable(),
  note: z.string().nullable(),
  by: z.string().nullable(),
})
export const TimelineQuery = z.object({ before: z.string().max(200).optional() })
/** Newest first. `next`: cursor for `before`; null on the last page. */
export const Timeline = z.object({ entries: z.array(TimelineEntry), next: z.string().nullable() })
export const AdminUser = AdminUserRow.extend({
  profile: Profile.omit({ stripeCustomerId: true, paymentMethodId: true }).extend({
    email: Masked,
    contactNumber: Masked.nullable(),
    birthDate: Masked.nullable(),
  }),
  /** Their data is kept, and the account cannot be deleted. */
  legalHold: z
    .object({ since: InstantText, by: z.string().nullable(), reason: z.string() })
    .nullable(),
  internalNotes: z.array(InternalNote),
  totpEnrolled: z.boolean(),
  /** Why mail to the address comes back; null: it arrives. `detail`: what the receiving server said. */
  mailStopped: z
    .object({ cause: z.enum(STOP_CAUSES), since: InstantText, detail: z.string().nullable() })
    .nullable(),
  waysIn: z.object({
    password: z.boolean(),
    passkeys: z.number(),
    /** Host names of issuers, one for each linked account. */
    issuers: z.array(z.string()),
  }),
  cards: z.array(z.object({ brand: z.string(), last4: z.string(), isDefault: z.boolean() })),
  strikeList: z.array(AdminStrike),
  suspensions: z.array(AdminSuspension),
})
/** Fields that an operator may edit. `seen`: the values shown, to detect a stale write. */
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
/** `seen`: the standing that the operator saw, to detect a stale write. */
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
/** `isSecret`: it may hold a link or code that opens the account, and stays closed. */
export const AdminMail = z.object({
  id: Id,
  subject: z.string(),
  to: Masked,
  createdAt: InstantText,
  sentAt: InstantText.nullable(),
  problem: z.string().nullable(),
  isSecret: z.boolean(),
  /** Sent again by an administrator. */
  isCopy: z.boolean(),
})
/** The first mail of a new thread, in the language of its user. */
export const UserMessageBody = z.object({
  subject: line(5, 120),
  text: lines(10, 5000),
  requestKey: RequestKey,
})
