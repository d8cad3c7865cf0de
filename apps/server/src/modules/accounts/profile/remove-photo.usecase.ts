import type { Deps } from '../../../deps.ts'
import { lockUser, updateProfile } from '../accounts.repository.ts'
import { deletePhotosOf } from './photos.repository.ts'

export async function removePhoto(deps: Deps, userId: string): Promise<{ success: true }> {
  await deps.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    await updateProfile(tx, userId, { photoId: null, updatedAt: deps.clock.now() })
    await deletePhotosOf(tx, userId)
  })
  return { success: true }
}
