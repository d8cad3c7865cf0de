import { DAY, minutes } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import { every } from '../../platform/jobs/jobs.ts'
import { advanceCharge } from './charges/advance-charge.usecase.ts'
import { advanceHold } from './holds/advance-hold.usecase.ts'
import { advanceRefund } from './refunds/advance-refund.usecase.ts'
import {
  releaseBeforeExpiry,
  warnBeforeExpiry,
  type ExpiringHold,
} from './holds/release-expiring-hold.usecase.ts'
import { expireRequest, remindOfRequest } from './approval/expire-request.usecase.ts'
import { expireReservation } from './joining/expire-reservation.usecase.ts'
import {
  remindOfDisputes,
  watchDisputes,
  WATCH_DISPUTES_EVERY,
} from './disputes/watch-disputes.usecase.ts'
import { expireApproval } from './payment-approvals/end-approval.usecase.ts'
import { processWebhook } from './webhooks/process-webhook.usecase.ts'
import { reportStuckPayments } from './provider-calls/report-stuck-payments.usecase.ts'
import { reconcile } from './holds/reconcile.usecase.ts'
import { releaseOrphan } from './holds/release-orphan.usecase.ts'
import { reportDiscrepancies } from './ledger/report-discrepancies.usecase.ts'
import { closeStatement, settleGame } from './attendance/settle-game.usecase.ts'
import { decideGameNow } from './go-no-go/decide-game.usecase.ts'
import { closeReview } from './presence/close-review.usecase.ts'
import { refillSeat } from './refills/refill-seat.usecase.ts'
import { refundRefill } from './refills/refund-refill.usecase.ts'
import { expireInvitations, remindOfInvitations } from './invitations/expire-invitations.usecase.ts'
import { expireLink } from './substitutes/expire-link.usecase.ts'
import { endClashingPlaces } from './waiting/end-clashing.usecase.ts'
import { closeWaitingListNow, expireOffer } from './waiting/expire-offer.usecase.ts'
import { fillSeats } from './waiting/fill-seats.usecase.ts'
import { useNewCard } from './holds/use-new-card.usecase.ts'

export const RECONCILE_EVERY = minutes(5)
/** Provider calls are retried with backoff for about a day. The reconciler continues after that. */
const PROVIDER_RETRIES = { retryLimit: 20, retryDelaySeconds: 5, concurrency: 4 }

export function participationsJobs(deps: Deps): void {
  const { jobs } = deps
  // false: the outcome is unknown. Throwing makes the queue retry.
  const isKnown = async (what: string, known: Promise<boolean>) => {
    if (!(await known)) throw new Error(`${what}: outcome still unknown`)
  }

  jobs.define<{ holdId: string }>(
    'holds.advance',
    ({ holdId }) => isKnown(`hold ${holdId}`, advanceHold(deps, holdId)),
    PROVIDER_RETRIES,
  )
  jobs.define<ExpiringHold>(
    'holds.release_expiring',
    (expiring) => releaseBeforeExpiry(deps, expiring),
    PROVIDER_RETRIES,
  )
  jobs.define<ExpiringHold>('holds.warn_expiring', (expiring) => warnBeforeExpiry(deps, expiring))
  jobs.define<{ chargeId: string }>(
    'charges.advance',
    ({ chargeId }) => isKnown(`charge ${chargeId}`, advanceCharge(deps, chargeId)),
    PROVIDER_RETRIES,
  )
  jobs.define<{ refundId: string }>(
    'refunds.advance',
    ({ refundId }) => isKnown(`refund ${refundId}`, advanceRefund(deps, refundId)),
    PROVIDER_RETRIES,
  )
  jobs.define<{ approvalId: string }>('payments.expire_approval', ({ approvalId }) =>
    expireApproval(deps, approvalId),
  )
  jobs.define<{ intentId: string }>(
    'payments.release_orphan',
    ({ intentId }) => releaseOrphan(deps, intentId),
    PROVIDER_RETRIES,
  )
  jobs.define<{ eventId: string }>(
    'webhooks.process',
    ({ eventId }) => processWebhook(deps, eventId),
    {
      concurrency: 4,
    },
  )
  jobs.define<{ userId: string; isDefault: boolean }>(
    'cards.saved',
    async ({ userId, isDefault }) => {
      if (isDefault) await useNewCard(deps, userId)
    },
  )
  jobs.define<{ gameId: string }>('games.decide', ({ gameId }) => decideGameNow(deps, gameId))
  jobs.define<{ gameId: string }>('games.settle', ({ gameId }) => settleGame(deps, gameId))
  jobs.define<{ participationId: string }>(
    'participations.close_statement',
    ({ participationId }) => closeStatement(deps, participationId),
  )
  jobs.define<{ reviewId: string }>('participations.close_presence_review', ({ reviewId }) =>
    closeReview(deps, reviewId),
  )
  jobs.define<{ participationId: string }>('participations.refill', ({ participationId }) =>
    refillSeat(deps, participationId),
  )
  jobs.define<{ participationId: string }>('participations.refund_refill', ({ participationId }) =>
    refundRefill(deps, participationId),
  )
  jobs.define<{ participationId: string }>(
    'participations.expire_reservation',
    ({ participationId }) => expireReservation(deps, participationId),
  )
  jobs.define<{ requestId: string }>('participations.expire_request', ({ requestId }) =>
    expireRequest(deps, requestId),
  )
  jobs.define<{ requestId: string }>('participations.remind_of_request', ({ requestId }) =>
    remindOfRequest(deps, requestId),
  )
  jobs.define<{ gameId: string }>('participations.fill_seats', ({ gameId }) =>
    fillSeats(deps, gameId),
  )
  jobs.define<{ entryId: string }>('participations.expire_offer', ({ entryId }) =>
    expireOffer(deps, entryId),
  )
  jobs.define<{ linkId: string }>('participations.expire_substitute', ({ linkId }) =>
    expireLink(deps, linkId),
  )
  jobs.define<{ participationId: string }>(
    'participations.expire_invitations',
    ({ participationId }) => expireInvitations(deps, participationId),
  )
  jobs.define<{ participationId: string }>(
    'participations.remind_of_invitations',
    ({ participationId }) => remindOfInvitations(deps, participationId),
  )
  jobs.define<{ gameId: string }>('participations.close_waiting_list', ({ gameId }) =>
    closeWaitingListNow(deps, gameId),
  )
  jobs.define<{ userId: string }>('participations.end_clashing_places', ({ userId }) =>
    endClashingPlaces(deps, userId),
  )
  jobs.defineRecurring('holds.reconcile', every(RECONCILE_EVERY, 0), () => reconcile(deps))
  jobs.defineRecurring('payments.report_stuck', every(RECONCILE_EVERY, minutes(1)), () =>
    reportStuckPayments(deps),
  )
  jobs.defineRecurring('disputes.watch', every(WATCH_DISPUTES_EVERY, minutes(7)), () =>
    watchDisputes(deps),
  )
  jobs.defineRecurring('disputes.remind', every(WATCH_DISPUTES_EVERY, minutes(3)), () =>
    remindOfDisputes(deps),
  )
  jobs.defineRecurring('ledger.audit', every(DAY, minutes(10)), () => reportDiscrepancies(deps))
}
