import type { Instant } from '@tomogolf/domain/time'
import {
  requestMachine,
  type RequestEvent,
  type RequestState,
} from '@tomogolf/domain/request-machine'
import { transitionFor } from '@tomogolf/domain/machine'
import type { Language } from '@tomogolf/phrases'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notify } from '../../platform/notify.ts'
import { notifyAnswer } from '../../platform/notify-external.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { writeAudit } from '../settings/audit.repository.ts'
import { GAP } from './answer-template.ts'
import {
  logLetter,
  lockRequest,
  moveRequest,
  noteOnRequest,
  type Request,
} from './requests.repository.ts'

export type Advance = {
  readonly requestId: string
  readonly event: RequestEvent | 'note'
  readonly operatorId: string
  readonly ip: string | null
  readonly note: string | null
  readonly language: Language
  /** The answer to the sender; without it the answer went another way. */
  readonly letter?: { readonly subject: string; readonly text: string } | undefined
  /** When the request had last changed as the operator saw it. */
  readonly seen?: Instant | undefined
}

/**
 * An operator's step with a request, or a note on it. CONFLICT when its state does not allow the step; STALE_EDIT when a colleague did
 * something with it since the operator looked: two answers to one question are worse than a late one.
 */
export async function advanceRequest(
  deps: Deps,
  a: Advance,
): Promise<Request | Refused<'CONFLICT' | 'NOT_FOUND' | 'STALE_EDIT' | 'VALIDATION_ERROR'>> {
  if (a.letter && (a.event !== 'answer' || a.letter.text.includes(GAP)))
    return {
      refused: 'VALIDATION_ERROR',
      details: [
        {
          path: 'letter.text',
          code: 'gap',
          message: deps.phrase(a.language, 'answers.letter_gap', { gap: GAP }),
        },
      ],
    }
  if (a.event === 'note' && !a.note) return refuse('VALIDATION_ERROR')
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const request = await lockRequest(tx, a.requestId)
    if (!request) return refuse('NOT_FOUND')
    if (a.seen !== undefined && a.seen !== request.updatedAt) return refuse('STALE_EDIT')
    const to =
      a.event === 'note'
        ? await note(tx, request, a, now)
        : await move(tx, request, { ...a, event: a.event }, now)
    if (!to) return refuse('CONFLICT')
    await writeAudit(tx, now, {
      actorId: a.operatorId,
      ip: a.ip,
      action: `request.${a.event}`,
      subject: request.id,
      reason: a.note ?? a.letter?.subject ?? null,
      before: request.status,
      after: to,
    })
    if (a.letter) {
      await logLetter(tx, request, now, a.operatorId, `${a.letter.subject}\n\n${a.letter.text}`)
      await notifyAnswer(deps.jobs, tx, {
        to: request.email,
        userId: request.userId,
        language: request.language,
        reference: request.reference,
        ...a.letter,
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

async function note(tx: Tx, request: Request, a: Advance, now: Instant): Promise<RequestState> {
  await noteOnRequest(tx, request, now, a.operatorId, a.note!)
  return request.status
}
async function move(
  tx: Tx,
  request: Request,
  a: Advance & { event: RequestEvent },
  now: Instant,
): Promise<RequestState | null> {
  const step = transitionFor(requestMachine, request.status, a.event)
  return step &&
    (await moveRequest(tx, request, step.to, now, {
      event: a.event,
      operatorId: a.operatorId,
      note: a.note,
    }))
    ? step.to
    : null
}
