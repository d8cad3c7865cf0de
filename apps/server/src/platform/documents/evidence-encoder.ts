import { encodeDocumentPhoto } from './photo-encoder.ts'

export type EncodedEvidence =
  | { kind: 'evidence'; mime: 'image/webp' | 'application/pdf'; bytes: Buffer }
  | { kind: 'not_evidence' }
  | { kind: 'too_large' }

const PDF_START = '%PDF-'

/**
 * A PDF as it is, or an image as WebP without metadata, by the first bytes. A PDF is never opened
 * here: it is only kept and served as a download.
 */
export async function encodeEvidence(file: Buffer): Promise<EncodedEvidence> {
  if (file.toString('latin1', 0, PDF_START.length) === PDF_START)
    return { kind: 'evidence', mime: 'application/pdf', bytes: file }
  const encoded = await encodeDocumentPhoto(file)
  if (encoded.kind === 'photo') return { ...encoded, kind: 'evidence', mime: 'image/webp' }
  return encoded.kind === 'too_large' ? encoded : { kind: 'not_evidence' }
}
