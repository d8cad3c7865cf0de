import type { FastifyInstance } from 'fastify'
import { isSuspended } from '@tomogolf/domain/standing'
import { iso } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { isRefused, refuse } from '../../../platform/refusal.ts'
import { route } from '../../../platform/http/route.ts'
import { acceptHostTerms } from './accept-host-terms.usecase.ts'
import type { AccountPorts } from '../account-ports.types.ts'
import { presentProfile } from '../account.presenter.ts'
import { maySeeStanding } from '../accounts.policy.ts'
import { readAccount } from '../accounts.repository.ts'
import { editProfile } from './edit-profile.usecase.ts'
import { keepGender } from './keep-gender.step.ts'
import { normaliseProfile } from './normalise-profile.usecase.ts'

export function profileRoutes(app: FastifyInstance, deps: Deps, ports: AccountPorts): void {
  const readProfile = async (userId: string) => {
    const account = await readAccount(deps.db, userId)
    return account
      ? presentProfile(
          account,
          await ports.readStanding(deps.db, userId, deps.clock.now()),
          await ports.readPaymentProfile(deps.db, userId),
          deps.clock.now(),
        )
      : refuse('UNAUTHORIZED')
  }
  route(app, 'GET /api/profile', ({ viewer }) => readProfile(viewer.userId))
  route(app, 'PUT /api/profile', async ({ viewer, body }) => {
    const result = await editProfile(deps, viewer.userId, body, {
      before: (tx) => keepGender(tx, ports, viewer.userId, body),
    })
    return isRefused(result) ? result : readProfile(viewer.userId)
  })
  route(app, 'POST /api/profile/repair', ({ viewer }) => normaliseProfile(deps, viewer.userId))
  route(app, 'POST /api/host-terms', ({ viewer }) => acceptHostTerms(deps, viewer.userId))
  route(app, 'GET /api/users/:id/hosting-eligibility', async ({ viewer, params }) => {
    if (!maySeeStanding(viewer, params.id)) return refuse('FORBIDDEN')
    const account = await readAccount(deps.db, params.id)
    if (!account) return refuse('NOT_FOUND')
    const { suspendedUntil } = account.user
    const suspended = isSuspended(suspendedUntil, deps.clock.now())
    return {
      isSuspended: suspended,
      strikeCount: await ports.countStrikes(deps.db, params.id),
      suspendedUntil: suspended && suspendedUntil !== null ? iso(suspendedUntil) : null,
    }
  })
}
