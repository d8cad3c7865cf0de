import {
  disputableSince,
  disputableUntil,
  mailboxOf,
  rememberedUntil,
} from '@tomogolf/domain/identity'
import type { Tx } from '../../../platform/database/database.ts'
import type { ErasureContext, LeavingUser } from '../../../platform/personal-data.ts'
import { hashIdentity } from '../../../platform/security/identity-hash.ts'
import { listUndoableChanges } from '../../accounts/email-change/email-changes.repository.ts'
import { listFingerprints } from '../../cards/cards.repository.ts'
import { listDebtsOf } from '../../participations/charges/charges.repository.ts'
import { listBlockingDisputes } from '../../participations/disputes/disputes.repository.ts'
import { readLastPaymentSince } from '../../participations/ledger/income.read.ts'
import { listActiveStrikes } from '../standing.repository.ts'
import {
  insertIdentities,
  listFormerAccounts,
  takeInheritedIdentities,
  type Identity,
} from './identity.repository.ts'

/**
 * Before an account is erased: keeps hashes of its mailbox and cards when it has strikes, a
 * suspension, debts, a lost dispute or payments that can still be disputed, so that deleting the
 * account does not end them. Identities of accounts that it
 * inherited from move along, or are forgotten when nothing is left to remember.
 */
export async function rememberIdentity(
  tx: Tx,
  user: LeavingUser,
  { now, secret }: ErasureContext,
): Promise<void> {
  const accounts = await listFormerAccounts(tx, user.id)
  const inherited = await takeInheritedIdentities(tx, user.id)
  const lastPayment = await readLastPaymentSince(tx, accounts, disputableSince(now))
  const expiresAt = rememberedUntil(
    {
      suspendedUntil: user.suspendedUntil,
      disputableUntil: lastPayment === null ? null : disputableUntil(lastPayment),
      strikes: (await listActiveStrikes(tx, user.id)).map((strike) => strike.createdAt),
      debts: [
        ...(await listDebtsOf(tx, user.id)),
        ...(await listBlockingDisputes(tx, user.id)),
      ].map((debt) => debt.createdAt),
    },
    now,
  )
  if (expiresAt === null) return
  const left = await listUndoableChanges(tx, user.id, now)
  const own: Identity[] = [
    // a mailbox that was just left would open an account without the standing
    ...[user.email, ...left.map(({ oldEmail }) => oldEmail)].map((email) => ({
      kind: 'mailbox' as const,
      hash: hashIdentity(secret, 'mailbox', mailboxOf(email)),
    })),
    ...(await listFingerprints(tx, user.id)).map((fingerprint) => ({
      kind: 'card' as const,
      hash: hashIdentity(secret, 'card', fingerprint),
    })),
  ]
  const all = new Map([...inherited, ...own].map((identity) => [identity.hash, identity]))
  await insertIdentities(tx, user.id, [...all.values()], { createdAt: now, expiresAt })
}
