import type { FastifyInstance } from 'fastify'
import { iso } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { refuse } from '../../../platform/refusal.ts'
import { assignThread } from '../../requests/inbox/assign-thread.usecase.ts'
import {
  addTemplate,
  changeTemplate,
  removeTemplate,
} from '../../requests/inbox/edit-template.usecase.ts'
import { productTemplates } from '../../requests/inbox/product-templates.presenter.ts'
import { replyToThread } from '../../requests/inbox/reply-to-thread.usecase.ts'
import { listTemplates } from '../../requests/inbox/templates.repository.ts'
import { withConflictDetail } from '../conflict.read.ts'
import { actorOf } from '../list-response.presenter.ts'
import { nameFrom, readPeople } from '../users/people.read.ts'
import { readThread } from './thread.read.ts'
import { listThreads } from './threads.read.ts'

/** Threads with customers and the templates of replies. */
export function inboxRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/admin/inbox', ({ query, viewer }) => listThreads(deps, query, viewer))
  route(
    app,
    'GET /api/admin/inbox/:id',
    async ({ params, viewer }) =>
      (await readThread(deps, params.id, viewer)) ?? refuse('NOT_FOUND'),
  )
  route(app, 'POST /api/admin/inbox/:id/reply', async (call) => {
    const { params, body, request, viewer } = call
    const { actorId: operatorId, ip } = actorOf(call)
    const replied = await replyToThread(deps, {
      ...body,
      seen: Date.parse(body.seen),
      threadId: params.id,
      operatorId,
      role: viewer.adminRole,
      ip,
      language: request.language,
    })
    return withConflictDetail(deps, request.language, 'audited', params.id, replied)
  })
  route(app, 'PUT /api/admin/inbox/:id/assignee', (call) => {
    const { actorId: operatorId, ip } = actorOf(call)
    return assignThread(deps, {
      threadId: call.params.id,
      assigneeId: call.body.assigneeId,
      operatorId,
      role: call.viewer.adminRole,
      ip,
    })
  })

  route(app, 'GET /api/admin/reply-templates', async () => {
    const own = await listTemplates(deps.db)
    const people = await readPeople(
      deps.db,
      own.map((template) => template.updatedBy),
    )
    return {
      templates: [
        ...own.map((template) => ({
          ...template,
          updatedAt: iso(template.updatedAt),
          updatedBy: nameFrom(people, template.updatedBy),
        })),
        ...productTemplates(deps.phrase).map((template) => ({
          ...template,
          id: null,
          name: null,
          version: 0,
          updatedAt: null,
          updatedBy: null,
        })),
      ],
    }
  })
  route(app, 'POST /api/admin/reply-templates', (call) =>
    addTemplate(deps, { ...call.body, ...actorOf(call), language: call.request.language }),
  )
  route(app, 'PUT /api/admin/reply-templates/:id', async (call) => {
    const { params, body, request } = call
    const changed = await changeTemplate(deps, {
      ...body,
      ...actorOf(call),
      id: params.id,
      language: request.language,
    })
    return withConflictDetail(deps, request.language, 'audited', params.id, changed)
  })
  route(app, 'DELETE /api/admin/reply-templates/:id', (call) =>
    removeTemplate(deps, { id: call.params.id, ...actorOf(call) }),
  )
}
