import { newPerson, type Person } from './people.ts'
import type { World } from './world.ts'

/** A user whom the operator has made an administrator. */
export async function newAdministrator(w: World, name = 'Saki'): Promise<Person> {
  const person = await newPerson(w, name, null)
  await w.deps.db.executeSql('UPDATE users SET is_admin = true WHERE id = $1', [person.id])
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
export const auditOf = async (w: World, subject: string): Promise<AuditRow[]> =>
  (
    await w.deps.db.executeSql<AuditRow>(
      'SELECT action, subject, reason, actor_id, before, after FROM audit_log WHERE subject = $1 ORDER BY at, id',
      [subject],
    )
  ).rows
export const mailsTo = async (
  w: World,
  person: Person,
): Promise<{ template: string; subject: string; text: string }[]> => {
  await w.runJobs()
  return (
    await w.call<{ template: string; subject: string; text: string }[]>('GET /api/dev/outbox', {
      query: { to: person.email },
    })
  ).body
}
