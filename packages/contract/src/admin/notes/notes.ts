import { z } from 'zod'
import { Id, IdParams, Ok } from '../../common.schemas.ts'
import { adminRead, adminWrite, endpoint } from '../../api/endpoint.ts'
import { TeamPerson } from '../common.schemas.ts'
import { NoteBody } from './notes.schemas.ts'

/** `seen`: the assignee that the operator saw, so that two do not take one case. */
const AssigneeBody = z.object({ assigneeId: Id.nullable(), seen: Id.nullable() })

const noteOn = {
  params: IdParams,
  body: NoteBody,
  result: Ok,
  errors: ['NOT_FOUND', 'ALREADY_SENT'],
} as const

export const adminNotes = {
  'GET /api/admin/case-team': endpoint({
    ...adminRead('cases.read'),
    summary: 'Administrators who may decide cases',
    result: z.object({ team: z.array(TeamPerson) }),
    errors: [],
  }),
  'PUT /api/admin/cases/:id/assignee': endpoint({
    ...adminWrite('cases.decide'),
    summary: 'Give an open case to an administrator who may decide it, or release it',
    params: IdParams,
    body: AssigneeBody,
    result: Ok,
    errors: ['NOT_FOUND', 'ALREADY_DONE', 'ASSIGNEE_NOT_ALLOWED', 'STALE_EDIT'],
  }),
  'POST /api/admin/cases/:id/notes': endpoint({
    ...adminWrite('cases.decide'),
    summary: 'Add an internal note to a case',
    ...noteOn,
  }),
  'POST /api/admin/games/:id/notes': endpoint({
    ...adminWrite('games.cancel'),
    summary: 'Add an internal note to a game',
    ...noteOn,
  }),
  'POST /api/admin/users/:id/notes': endpoint({
    ...adminWrite('people.edit'),
    summary: 'Add an internal note to a user',
    ...noteOn,
  }),
}
