import { z } from 'zod'
import { Id, IdParams, Ok } from '../common.schemas.ts'
import { adminRead, adminWrite, endpoint } from '../api/endpoint.ts'
import {
  AssignBody,
  InboxList,
  InboxQuery,
  ReplyBody,
  ReplyTemplateRow,
  TemplateBody,
  TemplateChangeBody,
  Thread,
} from './inbox.schemas.ts'

export const adminInbox = {
  'GET /api/admin/inbox': endpoint({
    ...adminRead('requests.read'),
    summary:
      'Threads with customers, by their reply clock; reports and appeals for those who may read them',
    query: InboxQuery,
    result: InboxList,
    errors: [],
  }),
  'GET /api/admin/inbox/:id': endpoint({
    ...adminRead('requests.read'),
    summary: 'A thread with its messages, steps and internal notes',
    params: IdParams,
    result: Thread,
    errors: ['NOT_FOUND'],
  }),
  'POST /api/admin/inbox/:id/reply': endpoint({
    ...adminWrite('requests.answer'),
    summary: 'Mail a reply to the sender of a thread, in their language',
    params: IdParams,
    body: ReplyBody,
    result: Ok,
    errors: ['NOT_FOUND', 'CONFLICT', 'STALE_EDIT'],
  }),
  'PUT /api/admin/inbox/:id/assignee': endpoint({
    ...adminWrite('requests.answer'),
    summary: 'Give a thread to an administrator who may answer it',
    params: IdParams,
    body: AssignBody,
    result: Ok,
    errors: ['NOT_FOUND', 'ASSIGNEE_NOT_ALLOWED'],
  }),
  'GET /api/admin/reply-templates': endpoint({
    ...adminRead('requests.read'),
    summary: 'Templates of replies in every language',
    result: z.object({ templates: z.array(ReplyTemplateRow) }),
    errors: [],
  }),
  'POST /api/admin/reply-templates': endpoint({
    ...adminWrite('templates.edit'),
    summary: 'Add a template of replies',
    body: TemplateBody,
    result: z.object({ id: Id }),
    status: 201,
    errors: ['TEMPLATE_LIMIT'],
  }),
  'PUT /api/admin/reply-templates/:id': endpoint({
    ...adminWrite('templates.edit'),
    summary: 'Change a template of the team',
    params: IdParams,
    body: TemplateChangeBody,
    result: Ok,
    errors: ['NOT_FOUND', 'STALE_EDIT'],
  }),
  'DELETE /api/admin/reply-templates/:id': endpoint({
    ...adminWrite('templates.edit'),
    summary: 'Remove a template of the team',
    params: IdParams,
    result: Ok,
    errors: ['NOT_FOUND'],
  }),
}
