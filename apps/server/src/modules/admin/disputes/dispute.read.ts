import { asc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { AdminDispute } from '@tomogolf/contract/admin/disputes.schemas'
import { iso, isoOrNull } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { readDispute, type Dispute } from '../../participations/disputes/disputes.repository.ts'
import { disputeEvents, disputeFunds } from '../../participations/disputes/disputes.table.ts'
import type { EvidenceFile } from '../../participations/disputes/evidence-file.types.ts'
import { toAmountDto } from '../dto.presenter.ts'
import { readLedger } from '../money/ledger.read.ts'
import { nameOrIdFrom, readPeople } from '../users/people.read.ts'
import { readAdminDisputeRow } from './disputes.read.ts'
import { readDisputeEvidence } from './evidence.read.ts'
import { maskEvidence } from './masked-evidence.presenter.ts'

const readFees = async (tx: Tx, disputeId: string) => {
  const rows = await tx.orm
    .select({
      currency: disputeFunds.feeCurrency,
      minor: sql`sum(${disputeFunds.feeMinor})`.mapWith(Number),
    })
    .from(disputeFunds)
    .where(eq(disputeFunds.disputeId, disputeId))
    .groupBy(disputeFunds.feeCurrency)
  return rows.map((row) => toAmountDto(row.minor, row.currency))
}
/** The bookings of the money that the dispute moved. */
const readBookings = async (tx: Tx, dispute: Dispute): Promise<string[]> => {
  const rows = await tx.orm
    .select({ id: disputeFunds.id })
    .from(disputeFunds)
    .where(eq(disputeFunds.disputeId, dispute.id))
  return [dispute.booking, ...rows.map((row) => row.id)]
}

const toEvidenceDto = ({ title, fields, sections }: EvidenceFile) => ({
  title,
  fields: { ...fields } as Record<string, string>,
  sections: sections.map((section) => ({ title: section.title, lines: [...section.lines] })),
})

/** One dispute as an operator sees it; undefined without one. */
export async function readAdminDispute(
  deps: Deps,
  id: string,
): Promise<z.input<typeof AdminDispute> | undefined> {
  const { db } = deps
  const dispute = await readDispute(db, id)
  const row = dispute && (await readAdminDisputeRow(db, id))
  if (!dispute || !row) return undefined
  const events = await db.orm
    .select()
    .from(disputeEvents)
    .where(eq(disputeEvents.disputeId, id))
    .orderBy(asc(disputeEvents.at), asc(disputeEvents.id))
  const people = await readPeople(db, [
    dispute.submittedBy,
    dispute.joiningReleasedBy,
    ...events.map((event) => event.actorId),
  ])
  const amount = (minor: number) => toAmountDto(minor, dispute.currency)
  return {
    ...row,
    intentId: dispute.intentId,
    frozen: amount(dispute.frozenMinor),
    fromHost: amount(dispute.fromHostMinor),
    lost: amount(dispute.lostMinor),
    fees: await readFees(db, id),
    submittedBy: nameOrIdFrom(people, dispute.submittedBy),
    joiningReleasedAt: isoOrNull(dispute.joiningReleasedAt),
    joiningReleasedBy: nameOrIdFrom(people, dispute.joiningReleasedBy),
    events: events.map((event) => ({
      at: iso(event.at),
      event: event.event,
      actor: event.actor,
      by: nameOrIdFrom(people, event.actorId),
      to: event.toStatus as Dispute['status'],
      details: event.details,
    })),
    ledger: await readLedger(db, await readBookings(db, dispute)),
    evidence: toEvidenceDto(
      maskEvidence(dispute.evidence ?? (await readDisputeEvidence(deps, dispute, ''))),
    ),
  }
}
