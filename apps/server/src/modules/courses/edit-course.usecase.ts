import type { z } from 'zod'
import type { CourseEditBody } from '@tomogolf/contract/admin/games.schemas'
import type { ErrorDetail } from '@tomogolf/contract/api/errors'
import type { Language } from '@tomogolf/phrases'
import type { Deps } from '../../deps.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { writeAudit } from '../settings/audit.repository.ts'
import { lockCourse, updateCourse } from './courses.repository.ts'
import { deriveColumns, toFields, toText, type OperatorAct } from './operator-fields.step.ts'

type Edit = OperatorAct & { courseId: string; language: Language } & Pick<
    z.output<typeof CourseEditBody>,
    'changes' | 'seen'
  >

/**
 * An operator edits, hides or shows a course, unless another operator changed the same fields
 * meanwhile. Later imports skip it.
 */
export async function editCourse(
  deps: Deps,
  edit: Edit,
): Promise<{ success: true } | Refused<'NOT_FOUND' | 'STALE_EDIT' | 'VALIDATION_ERROR'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const course = await lockCourse(tx, edit.courseId)
    if (!course) return refuse('NOT_FOUND')
    const before: Record<string, unknown> = {
      ...toFields(course),
      hidden: course.hiddenAt !== null,
    }
    const stale = Object.keys(edit.seen).filter(
      (field) => field in before && toText(before[field]) !== toText(edit.seen[field]),
    )
    if (stale.length)
      return {
        refused: 'STALE_EDIT',
        details: stale.map((field): ErrorDetail => ({
          path: field,
          code: 'changed',
          message: deps.phrase(edit.language, 'errors.field.changed', {
            value: toText(before[field]) || '–',
          }),
        })),
      }
    const { hidden, ...changes } = edit.changes
    const given = Object.fromEntries(
      Object.entries(changes).filter(([, value]) => value !== undefined),
    )
    const after = await deriveColumns(tx, { ...toFields(course), ...given }, now)
    if (!after)
      return {
        refused: 'VALIDATION_ERROR',
        details: [
          {
            path: 'prefecture',
            code: 'choice',
            message: deps.phrase(edit.language, 'errors.field.choice'),
          },
        ],
      }
    await updateCourse(tx, course.id, {
      ...after,
      ...(hidden !== undefined && { hiddenAt: hidden ? (course.hiddenAt ?? now) : null }),
    })
    const named = Object.keys(edit.changes).filter(
      (field) => edit.changes[field as keyof typeof edit.changes] !== undefined,
    )
    const pick = (from: Record<string, unknown>) =>
      JSON.stringify(Object.fromEntries(named.map((field) => [field, from[field] ?? null])))
    await writeAudit(tx, now, {
      actorId: edit.actorId,
      ip: edit.ip,
      action: 'course.edit',
      subject: course.id,
      reason: edit.reason,
      before: pick(before),
      after: pick({ ...before, ...given, ...(hidden !== undefined && { hidden }) }),
    })
    return { success: true as const }
  })
}
