import { needsApproval } from '@tomogolf/domain/payments/approval'
import { PAYOUT_APPROVAL_TIME, inYen, payoutMode } from '@tomogolf/domain/payouts/payout-terms'
import { TRANSFER_LIMIT } from '@tomogolf/domain/payouts/zengin-file'
import { isBankDay } from '@tomogolf/domain/payouts/working-day'
import { toPlainText, type Money } from '@tomogolf/domain/money'
import { DAY, japanDate } from '@tomogolf/domain/time'
import type { Settings } from '@tomogolf/domain/settings'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { newId } from '../../platform/security/ids.ts'
import { lockUserWeakly } from '../accounts/accounts.repository.ts'
import { lockGames } from '../games/games.repository.ts'
import type { OperatorDecision } from '../participations/operator-decision.types.ts'
import { listDebts } from '../participations/ledger/debts.read.ts'
import { netDebts } from '../participations/ledger/net-debts.step.ts'
import { writeAudit } from '../settings/audit.repository.ts'
import { readSettings } from '../settings/settings.repository.ts'
import type { PayoutAccount } from './accounts.repository.ts'
import { bookShares } from './book-shares.step.ts'
import { insertBatch, insertPayout, readSentAlone, type PayoutBatch } from './batches.repository.ts'
import {
  listOwedHosts,
  readCandidates,
  sumPayable,
  type PayoutCandidate,
} from './owed-hosts.read.ts'

type NewBatch = OperatorDecision & {
  day: string
  yenPerDollar: number | null
  /** What the operator saw. */
  totals: readonly Money[]
}
type Refusal =
  | 'NOT_A_BANK_DAY'
  | 'NO_PAYOUTS'
  | 'PAYOUT_RATE_MISSING'
  | 'PAYOUT_SENDER_MISSING'
  | 'PAYOUTS_OFF'
  | 'STALE_EDIT'

/**
 * Puts what is payable to hosts with a usable account into a batch, so that nothing else can use it;
 * refunds of what was paid out before are deducted.
 * Above the limit it waits for a second administrator, and always when it pays who makes it.
 */
export const createBatch = (
  deps: Deps,
  request: NewBatch,
): Promise<PayoutBatch | Refused<Refusal>> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const settings = await readSettings(tx)
    const mode = payoutMode(settings)
    if (mode === 'off') return refuse('PAYOUTS_OFF')
    if (mode === 'bank') {
      if (!deps.config.PAYOUT_SENDER) return refuse('PAYOUT_SENDER_MISSING')
      if (!isBankDay(request.day) || request.day < japanDate(now)) return refuse('NOT_A_BANK_DAY')
    }
    const candidates = await lockCandidates(tx, settings, now)
    // what the shares pay of debts does not change the amounts
    const totals = sumPayable(candidates)
    if (totals.length === 0) return refuse('NO_PAYOUTS')
    if (!isSame(totals, request.totals)) return refuse('STALE_EDIT')
    if (request.yenPerDollar === null && totals.some(({ currency }) => currency === 'USD'))
      return refuse('PAYOUT_RATE_MISSING')
    const isOwn = candidates.some(
      ({ hostId, unpayable }) => hostId === request.operatorId && unpayable === null,
    )
    const needsSecond = isOwn || (await isAboveLimit(tx, totals, settings, now))
    const batch: PayoutBatch = {
      id: newId(),
      status: needsSecond ? 'waiting' : 'sent',
      // the card provider transfers at once
      day: mode === 'bank' ? request.day : japanDate(now),
      mode,
      yenPerDollarHundredths:
        request.yenPerDollar === null ? null : Math.round(request.yenPerDollar * 100),
      reason: request.reason,
      createdBy: request.operatorId,
      createdAt: now,
      until: needsSecond ? now + PAYOUT_APPROVAL_TIME : null,
      decidedBy: null,
      decidedAt: null,
    }
    await insertBatch(tx, batch)
    for (const { hostId, shares, unpayable } of candidates)
      if (unpayable === null) await netDebts(tx, hostId, shares, now)
    const hostIds = new Set(candidates.map(({ hostId }) => hostId))
    const payable = await readCandidates(tx, [...hostIds], settings, now)
    await addPayouts(deps, tx, batch, payable, request.yenPerDollar)
    await writeAudit(tx, now, {
      actorId: request.operatorId,
      ip: request.ip,
      action: 'payout_batch.create',
      subject: batch.id,
      reason: request.reason,
      before: null,
      after: `${totals.map(toPlainText).join(' + ')}, ${batch.status}`,
    })
    return batch
  })

/** Locks hosts, then their games, as everywhere; what changed before the lock is read again. */
async function lockCandidates(tx: Tx, settings: Settings, now: number): Promise<PayoutCandidate[]> {
  const hostIds = await listOwedHosts(tx)
  const locked: string[] = []
  for (const hostId of hostIds) if (await lockUserWeakly(tx, hostId)) locked.push(hostId)
  const candidates = await readCandidates(tx, locked, settings, now)
  const games = [...candidates.flatMap(({ shares }) => shares), ...(await listDebts(tx, locked))]
  await lockGames(
    tx,
    games.map(({ gameId }) => gameId),
  )
  return readCandidates(tx, locked, settings, now)
}

const isSame = (now: readonly Money[], seen: readonly Money[]): boolean =>
  now.length === seen.length &&
  now.every(({ minor, currency }) =>
    seen.some((other) => other.currency === currency && other.minor === minor),
  )

async function isAboveLimit(
  tx: Tx,
  totals: readonly Money[],
  settings: Settings,
  now: number,
): Promise<boolean> {
  for (const total of totals) {
    const alone = await readSentAlone(tx, { since: now - DAY, currency: total.currency })
    if (needsApproval(total, settings, alone)) return true
  }
  return false
}

const NO_BANK = { bank: '', branch: '', last3: '', sealed: '' }
const bankOf = ({ bank, branch, last3, sealed }: PayoutAccount) => ({
  bank,
  branch,
  last3,
  sealed,
  destination: null,
})

async function addPayouts(
  deps: Deps,
  tx: Tx,
  batch: PayoutBatch,
  candidates: readonly PayoutCandidate[],
  yenPerDollar: number | null,
): Promise<void> {
  let position = 0
  const isBank = batch.mode === 'bank'
  for (const { hostId, amount, shares, account, payee, unpayable } of candidates) {
    if (unpayable !== null || amount.minor === 0) continue
    const yen = inYen(amount, yenPerDollar).minor
    // the field of the file has ten digits; a cent is a yen even by the lowest rate
    if (yen > TRANSFER_LIMIT) continue
    const payoutId = newId()
    const items = shares.map((share) => ({
      id: newId(),
      payoutId,
      income: share.booking,
      gameId: share.gameId,
      currency: share.amount.currency,
      amountMinor: share.amount.minor,
      releasedAt: null,
    }))
    await insertPayout(
      tx,
      {
        id: payoutId,
        batchId: batch.id,
        position: ++position,
        hostId,
        status: batch.status === 'sent' ? 'sent' : 'reserved',
        currency: amount.currency,
        amountMinor: amount.minor,
        yen,
        ...(isBank ? bankOf(account!) : { ...NO_BANK, destination: payee!.accountId }),
        transferId: null,
        attempt: 1,
        reason: null,
        createdAt: batch.createdAt,
        endedAt: null,
      },
      items,
      batch.createdBy,
    )
    await bookShares(tx, items, { use: 'payout', hostId, now: batch.createdAt })
    if (!isBank && batch.status === 'sent')
      await deps.jobs.enqueue(tx, 'payouts.transfer', { payoutId })
  }
}
