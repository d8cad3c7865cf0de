/** What the server takes as a photo; HEIC is not read by most browsers, so it is refused. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
const LARGEST = 5 * 1024 * 1024

/** Why a file cannot be the photo, told before it travels; null when it can. */
export function photoProblem(
  file: Pick<File, 'type' | 'size'>,
): 'INVALID_FILE_TYPE' | 'FILE_TOO_LARGE' | null {
  if (!(PHOTO_TYPES as readonly string[]).includes(file.type)) return 'INVALID_FILE_TYPE'
  return file.size > LARGEST ? 'FILE_TOO_LARGE' : null
}
