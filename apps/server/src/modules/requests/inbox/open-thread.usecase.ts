import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { SettledJob, ThreadJob } from '../../../platform/inbox.ts'
import { readAccount } from '../../accounts/accounts.repository.ts'
import { lockRequest, settleRequest } from '../requests.repository.ts'
import { storeRequest } from '../store-request.step.ts'
import { senderNameOf } from './sender-name.policy.ts'

/**
 * Opens the thread of a report or an appeal with its sender, whose clock runs since the record was
 * filed. Again it changes nothing; a sender whose account is gone cannot be answered.
 */
export async function openReportThread(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, kind, userId, fields }: ThreadJob,
  filedAt: Instant = clock.now(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await readAccount(tx, userId)
    if (!account || account.user.deletedAt !== null || (await lockRequest(tx, id))) return
    const { user } = account
    await storeRequest(tx, {
      id,
      kind,
      status: 'received',
      userId,
      name: senderNameOf(account),
      email: user.email,
      language: user.language,
      fields,
      requestKey: null,
      bodyHash: '',
      createdAt: filedAt,
      updatedAt: filedAt,
      assigneeId: null,
      waitingSince: null,
      settledAt: null,
    })
  })
}

/** A decided report or appeal needs no further answer: its thread closes. */
export async function settleReportThreads(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { ids, operatorId }: SettledJob,
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const id of ids.toSorted()) {
      const thread = await lockRequest(tx, id)
      if (thread?.settledAt === null) await settleRequest(tx, thread, clock.now(), operatorId)
    }
  })
}
