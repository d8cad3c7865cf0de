import { IdParams, Ok } from '../../common.schemas.ts'
import { adminWrite, endpoint } from '../../api/endpoint.ts'
import { NoteBody } from './notes.schemas.ts'

const noteOn = {
  params: IdParams,
  body: NoteBody,
  result: Ok,
  errors: ['NOT_FOUND', 'ALREADY_SENT'],
} as const

export const adminNotes = {
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
