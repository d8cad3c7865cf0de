import { requestMachine, type RequestEvent } from '@tomogolf/domain/request-machine'
import { transitionFor } from '@tomogolf/domain/machine'
import type { Deps } from '../../deps.ts'
import { notify } from '../../platform/notify.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { writeAudit } from '../settings/audit.repository.ts'
import { moveRequest, readRequest, type Request } from './requests.repository.ts'

export type Advance = { readonly requestId: string; readonly event: RequestEvent; readonly operatorId: string; readonly ip: string | null; readonly note: string | null }

/** An operator's step with a request; `note`: what was done or answered. CONFLICT when its state does not allow the step, or a colleague was faster. */
export async function advanceRequest(deps: Deps, a: Advance): Promise<Request | Refused> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const request = await readRequest(tx, a.requestId)
    if (!request) return refuse('NOT_FOUND')
    const step = transitionFor(requestMachine, request.status, a.event)
    if (!step || !await moveRequest(tx, request, step.to, now, { event: a.event, operatorId: a.operatorId, note: a.note })) return refuse('CONFLICT')
    await writeAudit(tx, now, { actorId: a.operatorId, ip: a.ip, action: `request.${a.event}`, subject: request.id, reason: a.note, before: request.status, after: step.to })
    if (step.to === 'answered' && request.userId !== null) await notify(deps.jobs, tx, { userId: request.userId, kind: 'request_answered', params: { reference: request.reference, request: request.kind } })
    return { ...request, status: step.to, updatedAt: now }
  })
}
