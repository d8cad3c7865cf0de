import sharp, { type ResizeOptions } from 'sharp'

export type EncodedPhoto =
  | { kind: 'photo'; bytes: Buffer }
  | { kind: 'not_a_photo' }
  | { kind: 'too_large' }

const SIDE = 512
/** Large enough to read a screenshot of a mail. */
const DOCUMENT_SIDE = 2400
// a small file can unpack into gigabytes; 50 megapixels is more than a phone takes
const MAX_PIXELS = 50_000_000
const TIMEOUT_SECONDS = 10

/**
 * The format by its first bytes: only these three ever reach a decoder, whatever the file is
 * called.
 */
function isTakenFormat(b: Buffer): boolean {
  const jpeg = b[0] === 0xff && b[1] === 0xd8 && b[2] === 0xff
  const png = b.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  const webp = b.toString('latin1', 0, 4) === 'RIFF' && b.toString('latin1', 8, 12) === 'WEBP'
  return jpeg || png || webp
}

/**
 * A square WebP of 512 pixels from a JPEG, PNG or WebP: upright, cut to the middle, without any
 * metadata (place, camera, thumbnails).
 */
export const encodePhoto = (file: Buffer): Promise<EncodedPhoto> =>
  encodeImage(file, { width: SIDE, height: SIDE, fit: 'cover' })

/** The same for a picture of a document: as a whole, not larger than it is. */
export const encodeDocumentPhoto = (file: Buffer): Promise<EncodedPhoto> =>
  encodeImage(file, {
    width: DOCUMENT_SIDE,
    height: DOCUMENT_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  })

async function encodeImage(file: Buffer, size: ResizeOptions): Promise<EncodedPhoto> {
  if (!isTakenFormat(file)) return { kind: 'not_a_photo' }
  try {
    const image = sharp(file, { limitInputPixels: false, failOn: 'error' })
    // read from the header alone, before anything is unpacked
    const { width, height } = await image.metadata()
    if (width * height > MAX_PIXELS) return { kind: 'too_large' }
    const bytes = await image
      .autoOrient()
      .resize(size)
      .webp({ quality: 80 })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer()
    return { kind: 'photo', bytes }
  } catch {
    // cut off, or no image behind the right first bytes
    return { kind: 'not_a_photo' }
  }
}
