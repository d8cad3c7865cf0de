import { badRequest, resourceMissing } from '../errors.ts'
import { emit } from '../events/events.ts'
import { answerList } from '../http/lists.ts'
import { changeMetadata } from '../http/params.ts'
import type { Dispute } from '../types.ts'
import { pathId } from '../world.ts'
import type { Call, Handler } from '../world.ts'
import { assertOpen, close, decide, escalate, store } from './dispute-outcomes.ts'
import { readEvidence } from './evidence.ts'

function disputeInPath(call: Call): Dispute {
  const dispute = call.world.store.disputes.get(pathId(call))
  if (!dispute) throw resourceMissing('dispute', pathId(call))
  return dispute
}

export const retrieveDispute: Handler = (call) => {
  call.params.done()
  return disputeInPath(call)
}

export const listDisputes: Handler = (call) => {
  const charge = call.params.word('charge')
  const intent = call.params.word('payment_intent')
  return answerList(
    call,
    call.world.store.disputes,
    (dispute) =>
      (charge === undefined || dispute.charge === charge) &&
      (intent === undefined || dispute.payment_intent === intent),
  )
}

/** Stages evidence, or submits it, which is possible once. */
export const updateDispute: Handler = (call) => {
  const { params, world } = call
  const before = disputeInPath(call)
  const metadata = changeMetadata(before.metadata, params.metadata())
  const evidence = readEvidence(world, before, params.group('evidence'))
  const submit = params.flag('submit') ?? true
  params.done()
  assertOpen(before)
  if (before.evidence_details.submission_count > 0)
    throw badRequest('Evidence has already been submitted for this dispute.')
  const after = store(world, {
    ...before,
    evidence,
    evidence_details: {
      ...before.evidence_details,
      has_evidence: true,
      submission_count: submit ? 1 : 0,
      submission_method: submit ? 'manual' : 'not_submitted',
    },
    metadata,
    status: submit ? (REVIEW[before.status] ?? before.status) : before.status,
  })
  emit(world, 'charge.dispute.updated', after, before)
  const act = submit ? ON_TEXT[evidence.uncategorized_text ?? ''] : undefined
  return act ? act(call, after) : after
}
const REVIEW: Readonly<Record<string, Dispute['status']>> = {
  needs_response: 'under_review',
  warning_needs_response: 'warning_under_review',
}
/** Texts that decide a test dispute at once: https://docs.stripe.com/testing#evidence */
const ON_TEXT: Readonly<Record<string, (call: Call, dispute: Dispute) => Dispute>> = {
  winning_evidence: ({ world }, dispute) => decide(world, dispute, 'won'),
  losing_evidence: ({ world }, dispute) => decide(world, dispute, 'lost'),
  escalate_inquiry_evidence: ({ world }, dispute) => escalate(world, dispute),
}

/** Accepts the loss. */
export const closeDispute: Handler = (call) => {
  call.params.done()
  const dispute = disputeInPath(call)
  assertOpen(dispute)
  return close(
    call.world,
    dispute,
    dispute.status.startsWith('warning_') ? 'warning_closed' : 'lost',
  )
}
