import type { AdminRole } from '@tomogolf/domain/team/permissions'
import { forceCancelGame } from '../../src/modules/games/hosting/force-cancel-game.usecase.ts'
import { forceCancelEffects } from '../../src/modules/participations/on-force-cancelled.ts'
import { isRefused } from '../../src/platform/refusal.ts'
import { newPerson, type Person } from './people.ts'
import type { World } from './world.ts'

/** Creates an administrator. */
export async function newAdministrator(
  world: World,
  name = 'Saki',
  role: AdminRole = 'owner',
): Promise<Person> {
  const person = await newPerson(world, name, null)
  await world.deps.db.executeSql(
    'UPDATE users SET is_admin = true, admin_role = $2 WHERE id = $1',
    [person.id, role],
  )
  return person
}
export type AuditRow = {
  action: string
  subject: string
  reason: string | null
  actor_id: string
  before: string | null
  after: string | null
}
export const auditOf = async (world: World, subject: string): Promise<AuditRow[]> =>
  (
    await world.deps.db.executeSql<AuditRow>(
      'SELECT action, subject, reason, actor_id, before, after FROM audit_log WHERE subject = $1 ORDER BY at, id',
      [subject],
    )
  ).rows
export const mailsTo = async (
  world: World,
  person: Person,
): Promise<{ template: string; subject: string; text: string }[]> => {
  await world.runJobs()
  return (
    await world.call<{ template: string; subject: string; text: string }[]>('GET /api/dev/outbox', {
      query: { to: person.email },
    })
  ).body
}

/** An administrator cancels a game; fails unless it is cancelled. */
export async function forceCancel({ deps }: World, gameId: string): Promise<void> {
  const { rows } = await deps.db.executeSql<{ version: number }>(
    'SELECT version FROM games WHERE id = $1',
    [gameId],
  )
  const done = await forceCancelGame(deps, forceCancelEffects(deps), {
    gameId,
    version: rows[0]!.version,
    actorId: 'operator000001',
    ip: '127.0.0.1',
    reason: 'The course is closed.',
  })
  if (isRefused(done)) throw new Error(done.refused)
}
