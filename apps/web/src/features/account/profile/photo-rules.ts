/** Photo types that the server accepts. HEIC is refused because most browsers cannot display it. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
const LARGEST = 5 * 1024 * 1024

/** Why a file is refused as a photo, checked before the upload. Null if it is accepted. */
export function photoProblem(
  file: Pick<File, 'type' | 'size'>,
): 'INVALID_FILE_TYPE' | 'FILE_TOO_LARGE' | null {
  if (!(PHOTO_TYPES as readonly string[]).includes(file.type)) return 'INVALID_FILE_TYPE'
  return file.size > LARGEST ? 'FILE_TOO_LARGE' : null
}
