import type { FastifyReply } from 'fastify'
import type { EvidenceFile } from './bookings.repository.ts'

/**
 * Sends a file that a user uploaded: downloaded or shown alone, without scripts, never from a
 * cache.
 */
export const sendEvidence = (reply: FastifyReply, file: EvidenceFile) =>
  reply
    .headers({
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      // a PDF can hold scripts: it is not opened on this origin
      'content-disposition':
        file.mime === 'application/pdf' ? 'attachment; filename="booking.pdf"' : 'inline',
    })
    .type(file.mime)
    .serializer((body: unknown) => body as string)
    .send(Buffer.from(file.bytes))
