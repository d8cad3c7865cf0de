import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { profiles, users } from '../../accounts/accounts.table.ts'
import { cards } from '../../cards/cards.table.ts'
import { readGame } from '../../games/games.repository.ts'
import { outbox } from '../../notifications/notifications.table.ts'
import type { Dispute } from '../../participations/disputes/disputes.repository.ts'
import type { EvidenceFile } from '../../participations/disputes/evidence-file.types.ts'
import { holdEvents, holds } from '../../participations/holds/holds.table.ts'
import { readIncome } from '../../participations/ledger/income.read.ts'
import { readParticipation } from '../../participations/participations.repository.ts'
import { readPolicyText } from '../../participations/joining/policy-texts.repository.ts'
import { listRefundsOf } from '../../participations/refunds/refunds.repository.ts'
import { readEvidence } from '../money/evidence.read.ts'
import { presentEvidence, type EvidenceFacts } from './evidence.presenter.ts'

const MAILS = 40

const readGuest = async (tx: Tx, userId: string): Promise<EvidenceFacts['guest']> => {
  const [row] = await tx.orm
    .select({
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      email: users.email,
      createdAt: users.createdAt,
      verifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId))
  return row!
}

const readHoldLog = async (tx: Tx, participationId: string | null) => {
  if (participationId === null) return { card: null, events: [] }
  const [hold] = await tx.orm
    .select({ id: holds.id, brand: cards.brand, last4: cards.last4 })
    .from(holds)
    .innerJoin(cards, eq(cards.id, holds.cardId))
    .where(eq(holds.participationId, participationId))
  if (!hold) return { card: null, events: [] }
  const events = await tx.orm
    .select()
    .from(holdEvents)
    .where(eq(holdEvents.holdId, hold.id))
    .orderBy(asc(holdEvents.at), asc(holdEvents.id))
  return { card: `${hold.brand} •••• ${hold.last4}`, events }
}

/** Mails to the guest that name the game, with the mail server's answer. */
const readMails = (tx: Tx, dispute: Dispute, since: number) =>
  tx.orm
    .select({
      at: outbox.createdAt,
      subject: outbox.subject,
      sentAt: outbox.sentAt,
      problem: outbox.problem,
    })
    .from(outbox)
    .where(
      and(
        eq(outbox.userId, dispute.userId),
        gte(outbox.createdAt, since),
        sql`strpos(${outbox.text}, ${dispute.gameId}) > 0`,
      ),
    )
    .orderBy(asc(outbox.createdAt))
    .limit(MAILS)

/** The evidence file of a dispute, from what the product has recorded. */
export async function readDisputeEvidence(
  { db, config }: Pick<Deps, 'config' | 'db'>,
  dispute: Dispute,
  statement: string,
): Promise<EvidenceFile> {
  const participation = dispute.participationId
    ? ((await readParticipation(db, dispute.participationId)) ?? null)
    : null
  const income = (await readIncome(db, dispute.booking))!
  const attendance = (await readEvidence(db, [dispute.gameId])).get(dispute.gameId)!
  return presentEvidence({
    dispute,
    statement,
    origin: config.origin,
    guest: await readGuest(db, dispute.userId),
    game: (await readGame(db, dispute.gameId))!,
    participation,
    policy: participation?.agreedPolicy
      ? ((await readPolicyText(db, participation.agreedPolicy)) ?? null)
      : null,
    income,
    refunds: await listRefundsOf(db, dispute.booking),
    hold: await readHoldLog(db, dispute.participationId),
    attendance,
    mails: await readMails(db, dispute, participation?.agreedAt ?? 0),
  })
}
