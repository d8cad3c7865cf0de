import { z } from 'zod'
import { TERRAINS } from '@tomogolf/domain/game'
import { REGIONS } from '@tomogolf/domain/regions'
import { REQUEST_STATES } from '@tomogolf/domain/request-machine'
import { REQUEST_KINDS } from '@tomogolf/domain/requests'
import { AdminGameRef, AdminPerson, listQuery, Reason, Search } from './admin.schemas.ts'
import { CourseSlug, Id, InstantText, line, lines } from './common.schemas.ts'

export const ISSUE_REASONS = [
  'host_not_here',
  'wrong_information',
  'behaviour',
  'safety',
  'rating',
  'appeal',
  'other',
] as const
export const AdminIssueQuery = z.object({
  ...listQuery('createdAt'),
  state: z.enum(['open', 'fixed']).optional(),
  reason: z.enum(ISSUE_REASONS).optional(),
  game: Id.optional(),
})
export const AdminIssueRow = z.object({
  id: Id,
  reason: z.enum(ISSUE_REASONS),
  message: z.string(),
  reporter: AdminPerson,
  game: AdminGameRef.nullable(),
  createdAt: InstantText,
  fixedAt: InstantText.nullable(),
  fixedBy: z.string().nullable(),
  note: z.string().nullable(),
  /** Of an appeal: what it is against, and how it ended. */
  appeal: z
    .object({
      strike: z
        .object({ id: Id, reason: z.string(), at: InstantText, removed: z.boolean() })
        .nullable(),
      outcome: z.enum(['accepted', 'rejected']).nullable(),
    })
    .nullable(),
  rating: z
    .object({
      id: Id,
      stars: z.int(),
      words: z.string(),
      by: AdminPerson,
      at: InstantText,
      hidden: z.boolean(),
    })
    .nullable(),
})
export const FixBody = z.object({ note: lines(3, 1000) })

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
/** What an operator says about a course; null where nobody knows. */
export const CourseFields = z.object({
  nameEn: line(1, 120),
  nameJa: line(1, 120),
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
  priceSourceUrl: z.url().max(500).nullable(),
  visitorsWelcome: z.enum(['yes', 'no']).nullable(),
  architect: text(120),
  openedYear: z.int().min(1900).max(2100).nullable(),
  access: text(500),
  website: z.url().max(300).nullable(),
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
/** Only what changes. `hidden` takes a course off the list or puts it back. */
export const CourseEditBody = z.object({
  changes: CourseFields.partial().extend({ hidden: z.boolean().optional() }),
  seen: z.record(z.string(), z.unknown()),
  reason: Reason,
})
export const MergeBody = z.object({ from: CourseSlug, into: CourseSlug, reason: Reason })
/** A list of all courses of the country is a tenth of it. */
export const IMPORT_BYTES = 5 * 1024 * 1024
export const IMPORT_FORMATS = ['csv', 'geojson'] as const
/** `apply` false: only what would change is told. `preview`: what was told, so that nothing else is applied. */
export const ImportBody = z.object({
  format: z.enum(IMPORT_FORMATS),
  text: z.string().min(1).max(IMPORT_BYTES),
  apply: z.boolean(),
  preview: z.string().max(64).optional(),
  reason: Reason.optional(),
})
/** `rows`: the first of them; `counts` is of all. */
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
      problem: z.string().nullable(),
    }),
  ),
})

export const REQUEST_STEPS = ['take', 'answer', 'reopen', 'close', 'note'] as const
export const REQUEST_FILTERS = [...REQUEST_STATES, 'open', 'overdue'] as const
export const AdminRequestQuery = z.object({
  ...listQuery('createdAt'),
  kind: z.enum(REQUEST_KINDS).optional(),
  state: z.enum(REQUEST_FILTERS).optional(),
  search: Search,
})
const Letter = z.object({ subject: line(3, 200), text: lines(20, 8000) })
export const AdminRequestRow = z.object({
  id: Id,
  reference: z.string(),
  kind: z.enum(REQUEST_KINDS),
  state: z.enum(REQUEST_STATES),
  name: z.string(),
  email: z.string(),
  language: z.string(),
  user: AdminPerson.nullable(),
  createdAt: InstantText,
  updatedAt: InstantText,
  /** Until when an answer is promised, and when the first one went out. */
  dueAt: InstantText,
  answeredAt: InstantText.nullable(),
  overdue: z.boolean(),
  takenBy: z.string().nullable(),
  /** As it was filled in: field by field. */
  fields: z.record(z.string(), z.unknown()),
  events: z.array(
    z.object({
      at: InstantText,
      event: z.string(),
      by: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
  /** What an operator may do with it now. */
  can: z.array(z.enum(REQUEST_STEPS)),
  /** An answer begun in the sender's language; its gaps are marked with […]. */
  template: z.object({ subject: z.string(), text: z.string() }),
})
/** `note`: for colleagues. `letter`: the answer, which goes to the sender by e-mail; without it the answer went another way. `seen`: when it had last changed as the operator saw it. */
export const AdvanceBody = z.object({
  step: z.enum(REQUEST_STEPS),
  note: lines(0, 2000).default(''),
  letter: Letter.optional(),
  seen: InstantText.optional(),
})
