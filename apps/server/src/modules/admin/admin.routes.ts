import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { sendRefusal } from '../../platform/http/route.ts'
import { refuse } from '../../platform/refusal.ts'
import { adminCoursesRoutes } from './games/courses.routes.ts'
import { systemRoutes } from './system/system.routes.ts'
import { isEnrolled } from './users/enrolment.read.ts'
import { metricsRoutes } from './metrics/metrics.routes.ts'
import { moneyRoutes } from './money/money.routes.ts'
import { usersRoutes } from './users/users.routes.ts'

/** The back-office. In production an administrator without two-step sign-in gets no further than being asked for it. */
export async function adminRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (desk) => {
    desk.addHook('preHandler', async (request, reply) => {
      const { viewer } = request
      // others are refused by the guard of each call
      if (
        deps.config.isProduction &&
        viewer?.isAdmin &&
        !(await isEnrolled(deps.db, viewer.userId))
      )
        return sendRefusal(request, reply, refuse('TOTP_ENROLMENT_REQUIRED'))
    })
    usersRoutes(desk, deps)
    systemRoutes(desk, deps)
    moneyRoutes(desk, deps)
    metricsRoutes(desk, deps)
    adminCoursesRoutes(desk, deps)
  })
}
