import { z } from 'zod'
import { CourseSlug, Id, IdParams, Ok } from '../common.schemas.ts'
import { adminRead, adminWrite, endpoint } from '../api/endpoint.ts'
import { EDIT_ERRORS } from '../games.ts'
import { ReasonBody, listOf } from './common.schemas.ts'
import {
  AdminCourseQuery,
  AdminCourseRow,
  AdminGame,
  AdminGameQuery,
  AdminGameRow,
  CourseCreateBody,
  CourseEditBody,
  ForceCancelBody,
  IMPORT_BYTES,
  ImportBody,
  ImportResult,
  MergeBody,
  OperatorEditBody,
} from './games.schemas.ts'
import { UserMessageBody } from './users.schemas.ts'

export const adminGames = {
  'GET /api/admin/games': endpoint({
    ...adminRead('games.read'),
    summary: 'Games of all statuses',
    query: AdminGameQuery,
    result: listOf(AdminGameRow),
    errors: [],
  }),
  'GET /api/admin/own-games': endpoint({
    ...adminRead('overview.read'),
    summary: 'The games that the caller hosts, plays or waits for: colleagues decide about them',
    result: z.object({ ids: z.array(Id) }),
    errors: [],
  }),
  'GET /api/admin/games/:id': endpoint({
    ...adminRead('games.read'),
    summary: 'A game with its guests, holds and history',
    params: IdParams,
    result: AdminGame,
    errors: ['GAME_NOT_FOUND'],
  }),
  'PATCH /api/admin/games/:id': endpoint({
    ...adminWrite('games.cancel'),
    summary:
      'Edit tee time, spots and note of a game in the name of its host, who is given the reason',
    params: IdParams,
    body: OperatorEditBody,
    result: AdminGame,
    errors: [...EDIT_ERRORS, 'OWN_ACCOUNT'],
  }),
  'POST /api/admin/games/:id/cancel': endpoint({
    ...adminWrite('games.cancel'),
    summary: 'Force-cancel a game: players are notified, all holds stay frozen',
    params: IdParams,
    body: ForceCancelBody,
    result: AdminGame,
    errors: [
      'GAME_NOT_FOUND',
      'GAME_CANCELLED',
      'GAME_ALREADY_TAKEN_PLACE',
      'OWN_ACCOUNT',
      'STALE_EDIT',
      'CONFLICT',
    ],
  }),
  'POST /api/admin/games/:id/guests/:participationId/remove': endpoint({
    ...adminWrite('games.cancel'),
    summary:
      'Remove a guest from a game before it starts, with the seats of the companions: holds are released, nothing is charged',
    params: z.object({ id: Id, participationId: Id }),
    body: ReasonBody,
    result: Ok,
    errors: [
      'GAME_NOT_FOUND',
      'NOT_FOUND',
      'OWN_ACCOUNT',
      'ALREADY_DONE',
      'ALREADY_CHECKED_IN',
      'GAME_ALREADY_STARTED',
      'PAYMENT_IN_PROGRESS',
    ],
  }),
  'POST /api/admin/games/:id/message': endpoint({
    ...adminWrite('games.cancel'),
    summary: 'Mail the host and all guests of a game, each in a thread of their own',
    params: IdParams,
    body: UserMessageBody,
    result: z.object({ sent: z.int() }),
    errors: ['GAME_NOT_FOUND', 'ALREADY_SENT'],
  }),
  'POST /api/admin/questions/:id/remove': endpoint({
    ...adminWrite('reports.decide'),
    summary: 'Remove a public question with its answer; asker and host are given the reason',
    params: IdParams,
    body: ReasonBody,
    result: Ok,
    errors: ['NOT_FOUND', 'ALREADY_DONE', 'OWN_ACCOUNT'],
  }),
  'POST /api/admin/invitations/:id/end': endpoint({
    ...adminWrite('seats.change'),
    summary:
      'End the invitation of a companion: the seat is free, and the guest is given the reason',
    params: IdParams,
    body: ReasonBody,
    result: Ok,
    errors: ['NOT_FOUND', 'ALREADY_DONE', 'INVITATION_TAKEN', 'OWN_ACCOUNT'],
  }),
  'POST /api/admin/waiting-list/:id/remove': endpoint({
    ...adminWrite('seats.change'),
    summary: 'Take a guest off a waiting list, who is given the reason',
    params: IdParams,
    body: ReasonBody,
    result: Ok,
    errors: ['NOT_FOUND', 'ALREADY_DONE', 'OWN_ACCOUNT'],
  }),
  'GET /api/admin/courses': endpoint({
    ...adminRead('courses.read'),
    summary: 'Golf courses, including hidden and merged ones',
    query: AdminCourseQuery,
    result: listOf(AdminCourseRow),
    errors: [],
  }),
  'POST /api/admin/courses': endpoint({
    ...adminWrite('courses.edit'),
    summary: 'Add a course',
    body: CourseCreateBody,
    result: AdminCourseRow,
    status: 201,
    errors: ['CONFLICT', 'NOT_FOUND'],
  }),
  'PATCH /api/admin/courses/:id': endpoint({
    ...adminWrite('courses.edit'),
    summary: 'Edit, hide or show a course',
    params: z.object({ id: CourseSlug }),
    body: CourseEditBody,
    result: AdminCourseRow,
    errors: ['NOT_FOUND', 'STALE_EDIT'],
  }),
  'POST /api/admin/courses/merge': endpoint({
    ...adminWrite('courses.edit'),
    summary: 'Merge a course into another: its games and address move there',
    body: MergeBody,
    result: AdminCourseRow,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  'POST /api/admin/courses/import': endpoint({
    ...adminWrite('courses.edit'),
    summary: 'Import courses from CSV or GeoJSON, with a preview',
    body: ImportBody,
    bodyLimit: IMPORT_BYTES,
    result: ImportResult,
    errors: [
      'IMPORT_COLUMNS',
      'IMPORT_JSON',
      'IMPORT_QUOTE',
      'IMPORT_ROWS',
      'IMPORT_SEPARATOR',
      'STALE_EDIT',
    ],
  }),
}
