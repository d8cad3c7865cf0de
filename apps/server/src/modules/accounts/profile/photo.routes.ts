import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { isRefused, refuse } from '../../../platform/refusal.ts'
import { readUpload } from '../../../platform/http/read-upload.ts'
import { route } from '../../../platform/http/route.ts'
import { photoUrl } from './people.presenter.ts'
import { readPhoto } from './photos.repository.ts'
import { removePhoto } from './remove-photo.usecase.ts'
import { savePhoto } from './save-photo.usecase.ts'

export function photoRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'POST /api/profile/photo', async ({ viewer, request }) => {
    const file = await readUpload(app, request)
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
