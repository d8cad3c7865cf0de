import type { z } from 'zod'
import type { AccountExport } from '@tomogolf/contract/accounts.schemas'
import { iso, isoOrNull } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { readAccount } from '../accounts.repository.ts'
import { readPhoto } from '../profile/photos.repository.ts'

/** Everything stored about a user, for that user. */
export async function exportAccount(
  deps: Deps,
  userId: string,
): Promise<z.input<typeof AccountExport> | Refused<'UNAUTHORIZED'>> {
  const account = await readAccount(deps.db, userId)
  if (!account) return refuse('UNAUTHORIZED')
  const { user, profile } = account
  const photo = profile.photoId === null ? undefined : await readPhoto(deps.db, profile.photoId)
  return {
    exportedAt: iso(deps.clock.now()),
    account: {
      id: user.id,
      email: user.email,
      username: user.username,
      isAdmin: user.isAdmin,
      language: user.language,
      theme: user.theme,
      createdAt: iso(user.createdAt),
      emailVerifiedAt: isoOrNull(user.emailVerifiedAt),
      hostTermsAcceptedAt: isoOrNull(user.hostTermsAcceptedAt),
      totpEnrolledAt: isoOrNull(user.totpEnrolledAt),
      suspendedUntil: isoOrNull(user.suspendedUntil),
    },
    profile: { ...profile, updatedAt: iso(profile.updatedAt) },
    photo: photo
      ? `data:${photo.mime};base64,${Buffer.from(photo.bytes).toString('base64')}`
      : null,
    records: await readRecords(deps, userId),
  }
}

/** The records of all modules, by name. */
async function readRecords(
  deps: Deps,
  userId: string,
): Promise<z.input<typeof AccountExport>['records']> {
  const records: z.input<typeof AccountExport>['records'] = {}
  for (const module of deps.personalData)
    for (const record of module.records) records[record.name] = await record.export(deps.db, userId)
  return records
}
