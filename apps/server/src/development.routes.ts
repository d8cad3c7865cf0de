import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { route } from './platform/http/route.ts'

/** Tools for trying the product: they move time and run jobs. Never mounted in production. */
export function developmentRoutes(app: FastifyInstance, deps: Deps): void {
  const { clock, config, jobs } = deps
  const shown = () => ({ now: clock.iso(), moved: clock.moved })
  route(app, 'GET /api/dev/clock', async () => shown())
  route(app, 'PUT /api/dev/clock', async ({ body }) => {
    clock.set(body.now === null ? null : Date.parse(body.now))
    // an emulator in a process of its own keeps its own clock
    if (config.STRIPE_EMULATOR_URL)
      await fetch(`${config.STRIPE_EMULATOR_URL}/_emulator/clock`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    return shown()
  })
  route(app, 'POST /api/dev/run-due-jobs', async () => ({ ran: await jobs.runDue() }))
}
