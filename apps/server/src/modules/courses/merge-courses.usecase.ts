import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { writeAudit } from '../settings/audit.repository.ts'
import { lockCourse, updateCourse, type Course } from './courses.repository.ts'
import type { OperatorAct } from './operator-fields.step.ts'

/** Games belong to a later module: moving them is injected. */
type MovesGames = { moveGames(tx: Tx, from: string, into: string): Promise<number> }

/**
 * Merges two rows of one course: the first slug redirects to the second, and its games move there.
 */
export async function mergeCourses(
  deps: Deps,
  { moveGames }: MovesGames,
  merge: OperatorAct & { from: string; into: string },
): Promise<{ success: true } | Refused<'CONFLICT' | 'NOT_FOUND'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    if (merge.from === merge.into) return refuse('CONFLICT')
    // in one order: two opposite merges could deadlock
    const locked = new Map<string, Course>()
    for (const id of [merge.from, merge.into].toSorted()) {
      const course = await lockCourse(tx, id)
      if (course) locked.set(id, course)
    }
    const from = locked.get(merge.from)
    const into = locked.get(merge.into)
    if (!from || !into) return refuse('NOT_FOUND')
    if (from.mergedInto || into.mergedInto || into.hiddenAt !== null) return refuse('CONFLICT')
    await updateCourse(tx, from.id, { mergedInto: into.id, correctedAt: now, updatedAt: now })
    const moved = await moveGames(tx, from.id, into.id)
    await writeAudit(tx, now, {
      actorId: merge.actorId,
      ip: merge.ip,
      action: 'course.merge',
      subject: from.id,
      reason: merge.reason,
      before: null,
      after: `${into.id}, ${moved} games`,
    })
    return { success: true as const }
  })
}
