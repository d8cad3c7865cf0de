import type { z } from 'zod'
import type { AdminUserBody } from '@tomogolf/contract/admin/users.schemas'
import type { ErrorDetail } from '@tomogolf/contract/api/errors'
import { maskField } from '@tomogolf/domain/people/masking'
import { REQUIRED_FIELDS, isMissing } from '@tomogolf/domain/profile'
import type { Language } from '@tomogolf/phrases'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { lockUser, readAccount } from '../accounts.repository.ts'
import { editProfile } from './edit-profile.usecase.ts'

type OperatorEdit = z.output<typeof AdminUserBody> & {
  userId: string
  actorId: string
  ip: string | null
  readerLanguage: Language
}
type Fields = Record<string, unknown>

async function readFields(tx: Tx, userId: string): Promise<Fields | undefined> {
  const account = await readAccount(tx, userId)
  return (
    account && {
      ...account.profile,
      username: account.user.username,
      language: account.user.language,
    }
  )
}
const toText = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : Array.isArray(value)
      ? value.join(', ')
      : String(value)

/**
 * An operator edits a profile by the rules that hold for its user; what joining requires cannot be
 * cleared. STALE_EDIT when a field changed
 * since the operator loaded it.
 */
export async function editProfileAsOperator(
  deps: Deps,
  edit: OperatorEdit,
): Promise<
  | { success: true }
  | Refused<
      | 'AGE_TOO_YOUNG'
      | 'INVALID_PHONE'
      | 'NOT_FOUND'
      | 'STALE_EDIT'
      | 'TOO_MANY_LANGUAGES'
      | 'USERNAME_ALREADY_EXISTS'
      | 'VALIDATION_ERROR'
    >
> {
  let before: Fields = {}
  const fields = Object.keys(edit.changes)
  return editProfile(deps, edit.userId, edit.changes, {
    before: async (
      tx,
    ): Promise<Refused<'NOT_FOUND' | 'STALE_EDIT' | 'VALIDATION_ERROR'> | null> => {
      if (!(await lockUser(tx, edit.userId))) return refuse('NOT_FOUND')
      before = (await readFields(tx, edit.userId)) ?? {}
      const changed = Object.keys(edit.seen).filter(
        (field) => field in before && toText(before[field]) !== toText(edit.seen[field]),
      )
      const details = changed.map((field): ErrorDetail => ({
        path: field,
        code: 'changed',
        message: deps.phrase(edit.readerLanguage, 'errors.field.changed', {
          value: toText(maskField(field, before[field])) || '–',
        }),
      }))
      if (details.length) return { refused: 'STALE_EDIT', details }
      const cleared = REQUIRED_FIELDS.filter(
        (field) =>
          field in edit.changes &&
          isMissing((edit.changes as Fields)[field]) &&
          !isMissing(before[field]),
      )
      return cleared.length
        ? {
            refused: 'VALIDATION_ERROR',
            details: cleared.map((field) => ({
              path: `changes.${field}`,
              code: 'required',
              message: deps.phrase(edit.readerLanguage, 'errors.field.required'),
            })),
          }
        : null
    },
    after: async (tx) => {
      const after = (await readFields(tx, edit.userId)) ?? {}
      const pick = (from: Fields) =>
        JSON.stringify(
          Object.fromEntries(
            fields
              .filter((field) => toText(before[field]) !== toText(after[field]))
              .map((field) => [field, from[field] ?? null]),
          ),
        )
      await writeAudit(tx, deps.clock.now(), {
        actorId: edit.actorId,
        ip: edit.ip,
        action: 'profile.edit',
        subject: edit.userId,
        reason: edit.reason,
        before: pick(before),
        after: pick(after),
      })
    },
  }).then((result) => (isRefused(result) ? result : { success: true as const }))
}
