import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { OperatorEditPorts } from '../games/hosting/edit-game-as-operator.usecase.ts'
import { sendRefusal } from '../../platform/http/send-refusal.ts'
import { refuse } from '../../platform/refusal.ts'
import { coursesRoutes } from './games/courses.routes.ts'
import { bookingsRoutes } from './games/bookings.routes.ts'
import { gamesRoutes } from './games/games.routes.ts'
import { contactsRoutes } from './contacts/contacts.routes.ts'
import { inboxRoutes } from './inbox/inbox.routes.ts'
import { metricsRoutes } from './metrics/metrics.routes.ts'
import { disputesRoutes } from './disputes/disputes.routes.ts'
import { approvalsRoutes } from './money/approvals.routes.ts'
import { reportsRoutes } from './moderation/reports.routes.ts'
import { casesRoutes } from './money/cases.routes.ts'
import { ledgerRoutes } from './money/ledger.routes.ts'
import { holdsRoutes } from './money/holds.routes.ts'
import { transactionsRoutes } from './money/transactions.routes.ts'
import { payoutsRoutes } from './payouts/payouts.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { issuesRoutes } from './system/issues.routes.ts'
import { requestsRoutes } from './system/requests.routes.ts'
import { systemRoutes } from './system/system.routes.ts'
import { notesRoutes } from './team/notes.routes.ts'
import { teamRoutes } from './team/team.routes.ts'
import { usersRoutes } from './users/users.routes.ts'
import { hasTwoFactor } from './users/users.read.ts'

/** Every admin route. In production an administrator has to set up two-step sign-in first. */
export async function adminRoutes(
  app: FastifyInstance,
  deps: Deps,
  ports: OperatorEditPorts,
): Promise<void> {
  await app.register(async (admin) => {
    admin.addHook('preHandler', async (request, reply) => {
      const { viewer } = request
      // the guard of each route refuses all others
      if (!deps.config.isProduction || !viewer?.isAdmin) return
      if (await hasTwoFactor(deps.db, viewer.userId)) return
      return sendRefusal(request, reply, refuse('TOTP_ENROLMENT_REQUIRED'))
    })
    usersRoutes(admin, deps)
    contactsRoutes(admin, deps)
    gamesRoutes(admin, deps, ports)
    bookingsRoutes(admin, deps, ports)
    coursesRoutes(admin, deps)
    holdsRoutes(admin, deps)
    transactionsRoutes(admin, deps)
    approvalsRoutes(admin, deps)
    payoutsRoutes(admin, deps)
    ledgerRoutes(admin, deps)
    casesRoutes(admin, deps)
    notesRoutes(admin, deps)
    disputesRoutes(admin, deps)
    issuesRoutes(admin, deps)
    reportsRoutes(admin, deps)
    requestsRoutes(admin, deps)
    inboxRoutes(admin, deps)
    metricsRoutes(admin, deps)
    systemRoutes(admin, deps)
    teamRoutes(admin, deps)
    searchRoutes(admin, deps)
  })
}
