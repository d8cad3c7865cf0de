import { z } from 'zod'
import { CourseSlug, IdParams, Ok } from '../common.schemas.ts'
import { adminRead, adminWrite, endpoint } from '../api/endpoint.ts'
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
  'GET /api/admin/games/:id': endpoint({
    ...adminRead('games.read'),
    summary: 'A game with its guests, holds and history',
    params: IdParams,
    result: AdminGame,
    errors: ['GAME_NOT_FOUND'],
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
      'STALE_EDIT',
      'CONFLICT',
    ],
  }),
  'POST /api/admin/games/:id/message': endpoint({
    ...adminWrite('games.cancel'),
    summary: 'Mail the host and all guests of a game, each in a thread of their own',
    params: IdParams,
    body: UserMessageBody,
    result: z.object({ sent: z.int() }),
    errors: ['GAME_NOT_FOUND'],
  }),
  'POST /api/admin/questions/:id/remove': endpoint({
    ...adminWrite('reports.decide'),
    summary: 'Remove a public question with its answer; asker and host are told the reason',
    params: IdParams,
    body: ReasonBody,
    result: Ok,
    errors: ['NOT_FOUND', 'ALREADY_DONE'],
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
