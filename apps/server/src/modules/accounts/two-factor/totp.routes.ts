import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { beginTotp } from './begin-totp.usecase.ts'
import { confirmTotp } from './confirm-totp.usecase.ts'
import { disableTotp } from './disable-totp.usecase.ts'

export function totpRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'POST /api/auth/totp/begin', ({ viewer, body }) =>
    beginTotp(deps, viewer.userId, body.currentPassword),
  )
  route(app, 'POST /api/auth/totp/confirm', ({ viewer, body, request }) =>
    confirmTotp(deps, {
      ...body,
      userId: viewer.userId,
      sessionHash: viewer.sessionHash,
      ip: request.ip,
    }),
  )
  route(app, 'POST /api/auth/totp/disable', ({ viewer, body, request }) =>
    disableTotp(deps, { ...body, userId: viewer.userId, ip: request.ip }),
  )
}
