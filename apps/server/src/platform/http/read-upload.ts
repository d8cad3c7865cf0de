import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse, type Refused } from '../refusal.ts'

/**
 * Reads the only file of a form. Its name and declared type are ignored: encoders look at the
 * bytes.
 */
export async function readUpload(
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<Buffer | Refused<'FILE_TOO_LARGE' | 'UPLOAD_FAILED'>> {
  if (!request.isMultipart()) return refuse('UPLOAD_FAILED')
  try {
    return (await (await request.file())?.toBuffer()) ?? refuse('UPLOAD_FAILED')
  } catch (err) {
    if (err instanceof app.multipartErrors.RequestFileTooLargeError) return refuse('FILE_TOO_LARGE')
    request.log.info({ err }, 'upload')
    return refuse('UPLOAD_FAILED')
  }
}
