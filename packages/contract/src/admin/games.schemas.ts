import { z } from 'zod'
import { GAME_STATUSES, TERRAINS } from '@tomogolf/domain/game'
import { GAME_DECISIONS } from '@tomogolf/domain/go-no-go'
import { HOLD_STATES } from '@tomogolf/domain/machines/hold-machine'
import { INVITATION_STATES } from '@tomogolf/domain/machines/invitation-machine'
import { SUBSTITUTE_STATES } from '@tomogolf/domain/machines/substitute-machine'
import { WAITING_STATES } from '@tomogolf/domain/machines/waiting-machine'
import { PARTICIPATION_STATES } from '@tomogolf/domain/machines/participation-machine'
import { REGIONS } from '@tomogolf/domain/regions'
import {
  Amount,
  CourseSlug,
  CurrencyCode,
  DateText,
  Id,
  InstantText,
  WebAddress,
  line,
  name,
} from '../common.schemas.ts'
import {
  listQuery,
  AdminGameRef,
  AdminPerson,
  OpenReview,
  Reason,
  Search,
} from './common.schemas.ts'
import { GameEditBody } from '../games.schemas.ts'
import { InternalNote } from './notes/notes.schemas.ts'

export const COURSE_STATES = ['shown', 'hidden', 'merged', 'corrected'] as const
export const AdminCourseQuery = z.object({
  ...listQuery('name', 'updatedAt'),
  search: Search,
  region: z.enum(REGIONS).optional(),
  prefecture: z.string().max(30).optional(),
  state: z.enum(COURSE_STATES).optional(),
})
const number = (min: number, max: number) => z.number().min(min).max(max)
const text = (max: number) => line(1, max).nullable()
/** Fields of a course that an operator edits; null when unknown. */
export const CourseFields = z.object({
  nameEn: name(1, 120),
  nameJa: name(1, 120),
  nameRomaji: line(0, 200),
  prefecture: line(2, 30),
  municipality: line(1, 80),
  municipalityJa: line(1, 80),
  lat: number(20, 46),
  lng: number(122, 154),
  holes: z.int().min(1).max(108).nullable(),
  par: z.int().min(27).max(300).nullable(),
  terrain: z.enum(TERRAINS),
  terrainKnown: z.boolean(),
  weekdayPriceJpy: z.int().min(0).max(200_000).nullable(),
  weekendPriceJpy: z.int().min(0).max(200_000).nullable(),
  priceYear: z.int().min(2000).max(2100).nullable(),
  priceNote: text(300),
  priceSourceUrl: WebAddress.max(500).nullable(),
  visitorsWelcome: z.enum(['yes', 'no']).nullable(),
  architect: text(120),
  openedYear: z.int().min(1900).max(2100).nullable(),
  access: text(500),
  lastBus: text(200),
  lastBusSourceUrl: WebAddress.max(500).nullable(),
  website: WebAddress.max(300).nullable(),
  events: text(500),
})
export const AdminCourseRow = CourseFields.extend({
  id: CourseSlug,
  region: z.enum(REGIONS),
  prefectureJa: z.string(),
  nameRomaji: z.string(),
  visitorsWelcome: z.string().nullable(),
  website: z.string().nullable(),
  priceSourceUrl: z.string().nullable(),
  lastBusSourceUrl: z.string().nullable(),
  hidden: z.boolean(),
  mergedInto: CourseSlug.nullable(),
  corrected: z.boolean(),
  updatedAt: InstantText,
  games: z.int(),
})
export const CourseCreateBody = z.object({
  id: CourseSlug.optional(),
  fields: CourseFields,
  reason: Reason,
})
/** Changed fields only. `hidden` removes a course from the public list or restores it. */
export const CourseEditBody = z.object({
  changes: CourseFields.partial().extend({ hidden: z.boolean().optional() }),
  seen: z.record(z.string(), z.unknown()),
  reason: Reason,
})
export const MergeBody = z.object({ from: CourseSlug, into: CourseSlug, reason: Reason })
/** Ten times the size of a list of every course in the country. */
export const IMPORT_BYTES = 5 * 1024 * 1024
export const IMPORT_FORMATS = ['csv', 'geojson'] as const
/**
 * `apply` false: returns the changes without making them. `preview`: the previewed changes, so that
 * exactly these are applied.
 */
export const ImportBody = z.object({
  format: z.enum(IMPORT_FORMATS),
  text: z.string().min(1).max(IMPORT_BYTES),
  apply: z.boolean(),
  preview: z.string().max(64).optional(),
  reason: Reason.optional(),
})
/** `rows`: the first rows only; `counts` covers all. */
export const ImportResult = z.object({
  preview: z.string(),
  applied: z.boolean(),
  counts: z.object({ added: z.int(), changed: z.int(), same: z.int(), refused: z.int() }),
  rows: z.array(
    z.object({
      line: z.int(),
      id: z.string(),
      name: z.string(),
      kind: z.enum(['added', 'changed', 'refused']),
      changes: z.array(
        z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
      ),
      /** The column without a valid value; `same_course`: the file has the course before. */
      problem: z.string().nullable(),
      /** The line of the same course. */
      sameAs: z.int().nullable(),
    }),
  ),
})
/** What an operator changes for a host; absent fields stay. `version`: as the operator saw it. */
export const OperatorEditBody = z.object({
  version: z.int(),
  changes: GameEditBody.pick({ date: true, slots: true, notes: true }),
  reason: Reason,
})
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
  companion: z
    .string()
    .nullable()
    .describe('who plays on a seat that the person covers; null: the own seat'),
  status: z.enum(PARTICIPATION_STATES),
  joinedAt: InstantText,
  checkedInAt: InstantText.nullable(),
  price: Amount,
  fee: Amount,
  hold: Amount,
  policyVersion: z.string(),
  windowHours: z.number(),
  nameShared: z.boolean().describe('the guest gave the name for the course'),
  holdId: Id.nullable(),
  holdStatus: z.enum(HOLD_STATES).nullable(),
})
/** A guest on the waiting list, also one who has left it. */
export const AdminWaiting = z.object({
  id: Id,
  person: AdminPerson,
  status: z.enum(WAITING_STATES),
  joinedAt: InstantText,
  offerUntil: InstantText.nullable(),
  endReason: z.string().nullable(),
  hold: Amount.describe('of all seats that the guest waits for'),
})
/** A link with which a guest passed a seat on, or wanted to. */
export const AdminSubstitute = z.object({
  id: Id,
  guest: AdminPerson,
  substitute: AdminPerson.nullable().describe('who has taken the seat, or is taking it'),
  status: z.enum(SUBSTITUTE_STATES),
  createdAt: InstantText,
  endedAt: InstantText.nullable(),
})
/** A seat that a guest keeps, or kept, for an invited companion. */
export const AdminInvitation = z.object({
  id: Id,
  guest: AdminPerson,
  companion: AdminPerson.nullable().describe('who has taken the seat, or is taking it'),
  status: z.enum(INVITATION_STATES),
  createdAt: InstantText,
  until: InstantText,
  endedAt: InstantText.nullable(),
})
export const AdminQuestion = z.object({
  id: Id,
  text: z.string(),
  answer: z.string().nullable(),
  asker: AdminPerson,
  askedAt: InstantText,
  removedAt: InstantText.nullable(),
  removedBy: z.enum(['asker', 'host', 'operator']).nullable(),
  removedReason: z.string().nullable(),
})
export const AdminGame = AdminGameRow.extend({
  /** What the host wrote for guests. */
  notes: z.string().nullable(),
  internalNotes: z.array(InternalNote),
  cancelReason: z.string().nullable(),
  womenOnly: z.boolean(),
  inviteOnly: z.boolean(),
  minPlayers: z.int().nullable(),
  decideAt: InstantText.nullable(),
  decision: z.enum(GAME_DECISIONS).nullable(),
  qrOpenedAt: InstantText.nullable(),
  settledAt: InstantText.nullable(),
  /** An open report about the host, or an open question whether they played. */
  review: OpenReview.nullable(),
  series: z
    .array(
      z.object({
        id: Id,
        teeTime: InstantText,
        status: z.enum(GAME_STATUSES),
        seatsTaken: z.int(),
      }),
    )
    .describe('the games of its weekly series, itself included; empty without one'),
  version: z.int(),
  guests: z.array(AdminGuest),
  waiting: z.array(AdminWaiting),
  substitutes: z.array(AdminSubstitute),
  invitations: z.array(AdminInvitation),
  questions: z.array(AdminQuestion),
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
/** `version`: the game version that the operator saw, to detect a stale write. */
export const ForceCancelBody = z.object({ reason: Reason, version: z.int() })
