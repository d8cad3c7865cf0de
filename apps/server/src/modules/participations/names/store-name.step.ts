import type { z } from 'zod'
import type { GivenName } from '@tomogolf/contract/participations.schemas'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { updateProfile } from '../../accounts/accounts.repository.ts'

/** Remembers the name in the profile, where the next game finds it. The caller has locked the person. */
export const storeName = (
  tx: Tx,
  userId: string,
  name: z.output<typeof GivenName>,
  now: Instant,
): Promise<void> =>
  updateProfile(tx, userId, {
    nameLatin: name.latin,
    nameKatakana: name.katakana,
    ...(name.clubs && { clubs: name.clubs }),
    updatedAt: now,
  })
