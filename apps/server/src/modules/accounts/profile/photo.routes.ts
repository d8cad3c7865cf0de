import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { route } from '../../../platform/http/route.ts'
import { photoUrl } from './people.presenter.ts'
import { readPhoto } from './photos.repository.ts'
import { removePhoto } from './remove-photo.usecase.ts'
import { savePhoto } from './save-photo.usecase.ts'

/**
 * Reads the only file of a form. Its name and declared type are ignored: the encoder looks at the
 * bytes.
 */
async function readFile(
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

export function photoRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'POST /api/profile/photo', async ({ viewer, request }) => {
    const file = await readFile(app, request)
    if (isRefused(file)) return file
    const saved = await savePhoto(deps, viewer.userId, file)
    return isRefused(saved) ? saved : { avatarUrl: photoUrl(saved.photoId) }
  })
  route(app, 'DELETE /api/profile/photo', ({ viewer }) => removePhoto(deps, viewer.userId))
  route(app, 'GET /api/photos/:id', async ({ params, reply }) => {
    const photo = await readPhoto(deps.db, params.id)
    if (!photo) return refuse('NOT_FOUND')
    reply.type(photo.mime).header('cache-control', 'public, max-age=31536000, immutable')
    return photo.bytes
  })
}
