import { zenginFile } from '@tomogolf/domain/payouts/zengin-file'
import { japanDate } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { writeAudit } from '../settings/audit.repository.ts'
import { openAccount } from './accounts.repository.ts'
import { listPayoutsOf, readBatch } from './batches.repository.ts'

/** The file of a sent batch for the bank: the same bytes each time, except for what was marked. */
export async function makeFile(
  { db, clock, config, secret }: Deps,
  { id, operatorId, ip }: { id: string; operatorId: string; ip: string | null },
): Promise<
  | { name: string; content: string }
  | Refused<'NO_PAYOUTS' | 'NOT_A_BANK_DAY' | 'NOT_FOUND' | 'PAYOUT_SENDER_MISSING'>
> {
  const sender = config.PAYOUT_SENDER
  if (!sender) return refuse('PAYOUT_SENDER_MISSING')
  const batch = await readBatch(db, id)
  if (!batch) return refuse('NOT_FOUND')
  // what is marked is at the bank already: a second upload must not pay it again
  const sent = (await listPayoutsOf(db, id)).filter(({ status }) => status === 'sent')
  if (batch.mode !== 'bank' || batch.status !== 'sent' || sent.length === 0)
    return refuse('NO_PAYOUTS')
  // a file with another day could pay again what the first one paid
  if (batch.day < japanDate(clock.now())) return refuse('NOT_A_BANK_DAY')
  const bytes = zenginFile(
    sender,
    batch.day.slice(5).replace('-', ''),
    sent.map((payout) => ({
      to: openAccount(payout.sealed, secret),
      yen: payout.yen,
      reference: String(payout.position),
    })),
  )
  await writeAudit(db, clock.now(), {
    actorId: operatorId,
    ip,
    action: 'payout_batch.file',
    subject: id,
    reason: null,
    before: null,
    after: `${sent.length} transfers`,
  })
  return { name: `payouts-${batch.day}-${id}.txt`, content: Buffer.from(bytes).toString('base64') }
}
