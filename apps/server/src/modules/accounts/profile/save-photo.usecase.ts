import type { Deps } from '../../../deps.ts'
import { newId } from '../../../platform/security/ids.ts'
import { encodePhoto } from '../../../platform/documents/photo-encoder.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUser, updateProfile } from '../accounts.repository.ts'
import { deletePhotosOf, insertPhoto } from './photos.repository.ts'

/**
 * Makes an uploaded file the profile photo. Each photo has its own URL, so responses are immutable
 * in caches.
 */
export async function savePhoto(
  deps: Deps,
  userId: string,
  file: Buffer,
): Promise<{ photoId: string } | Refused<'FILE_TOO_LARGE' | 'INVALID_FILE_TYPE' | 'UNAUTHORIZED'>> {
  const encoded = await encodePhoto(file)
  if (encoded.kind === 'too_large') return refuse('FILE_TOO_LARGE')
  if (encoded.kind === 'not_a_photo') return refuse('INVALID_FILE_TYPE')
  const { bytes } = encoded,
    now = deps.clock.now(),
    id = newId()
  return deps.db.transaction(async (tx) => {
    // the lock makes concurrent uploads leave one photo
    if (!(await lockUser(tx, userId))) return refuse('UNAUTHORIZED')
    await deletePhotosOf(tx, userId)
    await insertPhoto(tx, {
      id,
      userId,
      mime: 'image/webp',
      size: bytes.length,
      bytes,
      createdAt: now,
    })
    await updateProfile(tx, userId, { photoId: id, updatedAt: now })
    return { photoId: id }
  })
}
