import type { z } from 'zod'
import type { AdminUserBody } from '@tomogolf/contract/admin/users.schemas'
import type { ErrorDetail } from '@tomogolf/contract/errors'
import type { Language } from '@tomogolf/phrases'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { lockUser, readAccount } from '../accounts.repository.ts'
import { changeProfile } from './change-profile.usecase.ts'

type Correction = z.output<typeof AdminUserBody> & {
  userId: string
  actorId: string
  ip: string | null
  readerLanguage: Language
}
type Fields = Record<string, unknown>

async function fieldsOf(tx: Tx, userId: string): Promise<Fields | undefined> {
  const account = await readAccount(tx, userId)
  return (
    account && {
      ...account.profile,
      username: account.user.username,
      language: account.user.language,
    }
  )
}
const text = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : Array.isArray(value)
      ? value.join(', ')
      : String(value)

/** An operator corrects somebody's profile by the same rules as the person, unless it changed since the operator looked. */
export async function editProfile(
  deps: Deps,
  c: Correction,
): Promise<
  | { success: true }
  | Refused<
      | 'AGE_TOO_YOUNG'
      | 'INVALID_PHONE'
      | 'NOT_FOUND'
      | 'STALE_EDIT'
      | 'TOO_MANY_LANGUAGES'
      | 'USERNAME_ALREADY_EXISTS'
    >
> {
  let before: Fields = {}
  const named = Object.keys(c.changes)
  return changeProfile(deps, c.userId, c.changes, {
    before: async (tx): Promise<Refused<'NOT_FOUND' | 'STALE_EDIT'> | null> => {
      if (!(await lockUser(tx, c.userId))) return refuse('NOT_FOUND')
      before = (await fieldsOf(tx, c.userId)) ?? {}
      const changed = Object.keys(c.seen).filter(
        (field) => field in before && text(before[field]) !== text(c.seen[field]),
      )
      const details = changed.map((field): ErrorDetail => ({
        path: field,
        code: 'changed',
        message: deps.phrase(c.readerLanguage, 'errors.field.changed', {
          value: text(before[field]) || '–',
        }),
      }))
      return details.length ? { refused: 'STALE_EDIT', details } : null
    },
    after: async (tx) => {
      const after = (await fieldsOf(tx, c.userId)) ?? {}
      const pick = (from: Fields) =>
        JSON.stringify(
          Object.fromEntries(
            named
              .filter((field) => text(before[field]) !== text(after[field]))
              .map((field) => [field, from[field] ?? null]),
          ),
        )
      await writeAudit(tx, deps.clock.now(), {
        actorId: c.actorId,
        ip: c.ip,
        action: 'profile.edit',
        subject: c.userId,
        reason: c.reason,
        before: pick(before),
        after: pick(after),
      })
    },
  }).then((result) => (isRefused(result) ? result : { success: true as const }))
}
