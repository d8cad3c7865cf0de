import { must } from '../people.ts'
import { reason, type Act, type ActContext } from './act-context.ts'

/** Changes of users' profiles, strikes, suspensions and passwords. */
export const userActs = (context: ActContext) =>
  ({
    'PATCH /api/admin/users/:id': {
      actions: ['profile.edit'],
      run: async () =>
        context.call(`PATCH /api/admin/users/${(await context.createUser()).id}`, {
          seen: {},
          changes: { handicap: 12 },
          reason,
        }),
    },
    'POST /api/admin/users/:id/strikes': {
      actions: ['strike.give'],
      run: async () =>
        context.call(`POST /api/admin/users/${(await context.createUser()).id}/strikes`, {
          reason,
          seen: { strikes: 0, suspendedUntil: null },
        }),
    },
    'DELETE /api/admin/users/:id/strikes/:strikeId': {
      actions: ['strike.give', 'strike.remove'],
      run: async () => {
        const { id } = await context.createUser()
        must(await context.call(`POST /api/admin/users/${id}/strikes`, { reason }))
        const strike = await context.queryOne<{ id: string }>(
          'SELECT id FROM strikes WHERE user_id = $1',
          [id],
        )
        return context.call(`DELETE /api/admin/users/${id}/strikes/${strike.id}`, { reason })
      },
    },
    'POST /api/admin/users/:id/suspension': {
      actions: ['suspension.give'],
      run: async () =>
        context.call(`POST /api/admin/users/${(await context.createUser()).id}/suspension`, {
          days: 30,
          reason,
        }),
    },
    'DELETE /api/admin/users/:id/suspension': {
      actions: ['suspension.give', 'suspension.lift'],
      run: async () => {
        const { id } = await context.createUser()
        must(await context.call(`POST /api/admin/users/${id}/suspension`, { days: 30, reason }))
        return context.call(`DELETE /api/admin/users/${id}/suspension`, { reason })
      },
    },
    'POST /api/admin/users/:id/reset-password': {
      actions: ['password.reset'],
      run: async () =>
        context.call(`POST /api/admin/users/${(await context.createUser()).id}/reset-password`),
    },
  }) satisfies Record<string, Act>
