import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { route } from './platform/http/route.ts'

/** Development tools that move the clock and run jobs. Never mounted in production. */
export function developmentRoutes(app: FastifyInstance, deps: Deps): void {
  const { clock, config, jobs } = deps
  const clockState = () => ({ now: clock.iso(), moved: clock.moved })
  route(app, 'GET /api/dev/clock', async () => clockState())
  route(app, 'PUT /api/dev/clock', async ({ body }) => {
    clock.set(body.now === null ? null : Date.parse(body.now))
    // an emulator in another process has its own clock
    if (config.STRIPE_EMULATOR_URL)
      await fetch(`${config.STRIPE_EMULATOR_URL}/_emulator/clock`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    return clockState()
  })
  route(app, 'POST /api/dev/run-due-jobs', async () => ({ ran: await jobs.runDue() }))
}
