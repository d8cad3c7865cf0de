import type { Deps } from '../../deps.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { writeAudit } from '../settings/audit.repository.ts'
import { insertCourse } from './courses.repository.ts'
import { deriveColumns, slugOf, type Fields, type OperatorAct } from './operator-fields.step.ts'

/**
 * An operator adds a course. Its slug is derived from the English name; CONFLICT when it is taken.
 */
export async function addCourse(
  deps: Deps,
  act: OperatorAct & { id?: string | undefined; fields: Fields },
): Promise<{ id: string } | Refused<'CONFLICT' | 'VALIDATION_ERROR'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const row = await deriveColumns(tx, act.fields, now)
    const id = act.id ?? slugOf(act.fields.nameEn)
    if (!row || !id) return refuse('VALIDATION_ERROR')
    if (!(await insertCourse(tx, { ...row, id, hiddenAt: null, mergedInto: null })))
      return refuse('CONFLICT')
    await writeAudit(tx, now, {
      actorId: act.actorId,
      ip: act.ip,
      action: 'course.add',
      subject: id,
      reason: act.reason,
      before: null,
      after: JSON.stringify(act.fields),
    })
    return { id }
  })
}
