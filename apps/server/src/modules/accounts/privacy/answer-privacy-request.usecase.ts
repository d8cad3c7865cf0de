import type { z } from 'zod'
import type { AccountExport } from '@tomogolf/contract/accounts.schemas'
import type { Language } from '@tomogolf/phrases'
import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { readAccount } from '../accounts.repository.ts'
import { deleteAccount } from './delete-account.usecase.ts'
import { exportAccount } from './export-account.read.ts'

type PrivacyAct = {
  readonly userId: string
  readonly actorId: string
  readonly ip: string | null
  readonly reason: string
}
const entryOf = ({ userId, actorId, ip, reason }: PrivacyAct, action: string) => ({
  actorId,
  ip,
  action,
  subject: userId,
  reason,
  before: null,
  after: null,
})

/** The export of a user who asked the team for it; the audit log has the reason before the data leaves. */
export async function exportOnRequest(
  deps: Deps,
  act: PrivacyAct,
): Promise<z.input<typeof AccountExport> | Refused<'NOT_FOUND'>> {
  if (!(await readAccount(deps.db, act.userId))) return refuse('NOT_FOUND')
  await writeAudit(deps.db, deps.clock.now(), entryOf(act, 'account.export'))
  const data = await exportAccount(deps, act.userId)
  return isRefused(data) ? refuse('NOT_FOUND') : data
}

/**
 * Deletes the account of a user who asked the team for it. Money that is owed is paid out first: to
 * give it up is for the user alone. An administrator leaves the team first.
 */
export async function deleteOnRequest(
  deps: Deps,
  act: PrivacyAct & { readonly language: Language },
): Promise<
  { success: true } | Refused<'ACCOUNT_IN_USE' | 'ALREADY_IN_TEAM' | 'NOT_FOUND' | 'OWN_ACCOUNT'>
> {
  if (act.userId === act.actorId) return refuse('OWN_ACCOUNT')
  const account = await readAccount(deps.db, act.userId)
  if (!account) return refuse('NOT_FOUND')
  if (account.user.isAdmin) return refuse('ALREADY_IN_TEAM')
  const deleted = await deleteAccount(deps, act.userId, act.language, {
    record: (tx, now) => writeAudit(tx, now, entryOf(act, 'account.delete')),
  })
  if (!isRefused(deleted)) return deleted
  if (deleted.refused === 'UNAUTHORIZED') return refuse('NOT_FOUND')
  return {
    refused: 'ACCOUNT_IN_USE',
    details: [
      {
        path: '',
        code: deleted.refused,
        message: deps.phrase(act.language, `answers.inUse.${REASONS[deleted.refused]}`),
      },
      ...(deleted.details ?? []).map(({ path, code, message }) => ({
        path: '',
        code,
        message: code === 'owed' ? `${path} ${message}` : message,
      })),
    ],
  }
}

const REASONS = {
  ACCOUNT_HAS_OPEN_GAMES: 'games',
  ACCOUNT_HAS_OPEN_HOLDS: 'holds',
  ACCOUNT_HAS_OPEN_TRANSFER: 'transfer',
  ACCOUNT_HELD: 'legalHold',
  LAST_OWNER: 'games',
  MONEY_OWED_TO_YOU: 'owed',
} as const
