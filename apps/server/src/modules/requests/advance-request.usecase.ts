import type { Instant } from '@tomogolf/domain/time'
import {
  requestMachine,
  type RequestEvent,
  type RequestState,
} from '@tomogolf/domain/machines/request-machine'
import { transitionFor } from '@tomogolf/domain/machines/machine'
import type { Language } from '@tomogolf/phrases'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notify } from '../../platform/notify.ts'
import { notifyAnswer } from '../../platform/notify-external.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { writeAudit } from '../settings/audit.repository.ts'
import { PLACEHOLDER } from './reply-template.presenter.ts'
import {
  insertNote,
  insertReply,
  lockRequest,
  moveRequest,
  type Request,
} from './requests.repository.ts'

export type RequestStep = {
  readonly requestId: string
  readonly event: RequestEvent | 'note'
  readonly operatorId: string
  readonly ip: string | null
  readonly note: string | null
  readonly language: Language
  /** The reply to mail to the sender; absent when the operator answered by other means. */
  readonly reply?: { readonly subject: string; readonly text: string } | undefined
  /** `updatedAt` of the request as the operator saw it. */
  readonly seen?: Instant | undefined
}

/**
 * An operator's step with a request, or a note on it. CONFLICT when its status does not allow the
 * step; STALE_EDIT when the request changed since the operator loaded it: two answers to one
 * question are worse than a late one.
 */
export async function advanceRequest(
  deps: Deps,
  step: RequestStep,
): Promise<Request | Refused<'CONFLICT' | 'NOT_FOUND' | 'STALE_EDIT' | 'VALIDATION_ERROR'>> {
  const { reply } = step
  if (reply && (step.event !== 'answer' || reply.text.includes(PLACEHOLDER)))
    return {
      refused: 'VALIDATION_ERROR',
      details: [
        {
          path: 'letter.text',
          code: 'gap',
          message: deps.phrase(step.language, 'answers.letter_gap', { gap: PLACEHOLDER }),
        },
      ],
    }
  if (step.event === 'note' && !step.note) return refuse('VALIDATION_ERROR')
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const request = await lockRequest(tx, step.requestId)
    if (!request) return refuse('NOT_FOUND')
    if (step.seen !== undefined && step.seen !== request.updatedAt) return refuse('STALE_EDIT')
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
      reason: step.note ?? reply?.subject ?? null,
      before: request.status,
      after: to,
    })
    if (reply) {
      await insertReply(tx, request, now, step.operatorId, `${reply.subject}\n\n${reply.text}`)
      await notifyAnswer(deps.jobs, tx, {
        to: request.email,
        userId: request.userId,
        language: request.language,
        reference: request.reference,
        ...reply,
      })
    } else if (to === 'answered' && request.userId !== null) {
      await notify(deps.jobs, tx, {
        userId: request.userId,
        kind: 'request_answered',
        params: { reference: request.reference, request: request.kind },
      })
    }
    return { ...request, status: to, updatedAt: now }
  })
}

async function addNote(
  tx: Tx,
  request: Request,
  step: RequestStep,
  now: Instant,
): Promise<RequestState> {
  await insertNote(tx, request, now, step.operatorId, step.note!)
  return request.status
}
async function moveByEvent(
  tx: Tx,
  request: Request,
  step: RequestStep & { event: RequestEvent },
  now: Instant,
): Promise<RequestState | null> {
  const transition = transitionFor(requestMachine, request.status, step.event)
  return transition &&
    (await moveRequest(tx, request, transition.to, now, {
      event: step.event,
      operatorId: step.operatorId,
      note: step.note,
    }))
    ? transition.to
    : null
}
