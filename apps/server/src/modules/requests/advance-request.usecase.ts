import { mayAnswerThread, mayCloseThread } from '@tomogolf/domain/inbox/thread-permissions'
import { transitionFor } from '@tomogolf/domain/machines/machine'
import {
  requestMachine,
  type RequestEvent,
  type RequestState,
} from '@tomogolf/domain/machines/request-machine'
import { REQUEST_KINDS } from '@tomogolf/domain/requests'
import type { AdminRole } from '@tomogolf/domain/team/permissions'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notify } from '../../platform/notify.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { writeAudit } from '../settings/audit.repository.ts'
import {
  addToRequest,
  lockRequest,
  moveRequest,
  type Request,
  type SentRequest,
} from './requests.repository.ts'

export type RequestStep = {
  readonly requestId: string
  readonly event: RequestEvent | 'note'
  readonly operatorId: string
  readonly role: AdminRole | null
  readonly ip: string | null
  readonly note: string | null
  /** `updatedAt` of the request as the operator saw it. */
  readonly seen?: Instant | undefined
}

/**
 * An operator's step with a thread, or an internal note on it. CONFLICT when its status does not
 * allow the step, STALE_EDIT when it changed since the operator loaded it.
 */
export async function advanceRequest(
  deps: Deps,
  step: RequestStep,
): Promise<
  | Request
  | Refused<'CONFLICT' | 'NOT_FOUND' | 'PERMISSION_REQUIRED' | 'STALE_EDIT' | 'VALIDATION_ERROR'>
> {
  if (step.event === 'note' && !step.note) return refuse('VALIDATION_ERROR')
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const request = await lockRequest(tx, step.requestId)
    if (!request) return refuse('NOT_FOUND')
    if (!mayAnswerThread(step.role, request.kind)) return refuse('PERMISSION_REQUIRED')
    if (step.seen !== undefined && step.seen !== request.updatedAt) return refuse('STALE_EDIT')
    if (step.event === 'close' && !mayCloseThread(request)) return refuse('CONFLICT')
    const to =
      step.event === 'note'
        ? await addNote(tx, request, step, now)
        : await moveByEvent(tx, request, { ...step, event: step.event }, now)
    if (!to) return refuse('CONFLICT')
    await writeAudit(tx, now, {
      actorId: step.operatorId,
      ip: step.ip,
      action: `request.${step.event}`,
      subject: request.id,
      reason: step.note,
      before: request.status,
      after: to,
    })
    if (step.event === 'answer' && request.userId !== null && isSent(request))
      await notify(deps.jobs, tx, {
        userId: request.userId,
        kind: 'request_answered',
        params: { reference: request.reference, request: request.kind },
      })
    return { ...request, status: to, updatedAt: now }
  })
}

const isSent = (request: Request): request is SentRequest =>
  (REQUEST_KINDS as readonly string[]).includes(request.kind)

async function addNote(
  tx: Tx,
  request: Request,
  { operatorId, note }: RequestStep,
  now: Instant,
): Promise<RequestState> {
  await addToRequest(tx, request, now, { event: 'note', operatorId, note })
  return request.status
}
async function moveByEvent(
  tx: Tx,
  request: Request,
  { event, operatorId, note }: RequestStep & { event: RequestEvent },
  now: Instant,
): Promise<RequestState | null> {
  const transition = transitionFor(requestMachine, request.status, event)
  const changes = {
    ...(event === 'take' && { assigneeId: operatorId }),
    ...(event === 'reopen' && {
      waitingSince: now,
      assigneeId: request.assigneeId ?? operatorId,
    }),
  }
  return transition &&
    (await moveRequest(tx, request, transition.to, now, { event, operatorId, note, changes }))
    ? transition.to
    : null
}
