import { unequalSlots } from '@tomogolf/domain/inbox/reply-slots'
import type { ThreadKind } from '@tomogolf/domain/requests'
import type { Language } from '@tomogolf/phrases'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { newId } from '../../../platform/security/ids.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import {
  countTemplates,
  deleteTemplate,
  insertTemplate,
  lockTemplate,
  updateTemplate,
} from './templates.repository.ts'

type Actor = { readonly actorId: string; readonly ip: string | null }
export type TemplateInput = {
  readonly kind: ThreadKind | null
  readonly name: string
  readonly texts: Readonly<Record<Language, string>>
}
/** More would not be found in the list. */
const MAX_TEMPLATES = 100

/** A language without a slot of the others would lose what an operator fills in. */
function slotProblem(
  { phrase }: Pick<Deps, 'phrase'>,
  texts: TemplateInput['texts'],
  language: Language,
): Refused<'VALIDATION_ERROR'> | null {
  const unequal = unequalSlots(texts)
  if (unequal.length === 0) return null
  return {
    refused: 'VALIDATION_ERROR',
    details: unequal.map((of) => ({
      path: `texts.${of}`,
      code: 'slots',
      message: phrase(language, 'answers.template_slots'),
    })),
  }
}

export async function addTemplate(
  deps: Deps,
  input: TemplateInput & Actor & { readonly language: Language },
): Promise<{ id: string } | Refused<'TEMPLATE_LIMIT' | 'VALIDATION_ERROR'>> {
  const problem = slotProblem(deps, input.texts, input.language)
  if (problem) return problem
  const { kind, name, texts, actorId, ip } = input
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    if ((await countTemplates(tx)) >= MAX_TEMPLATES) return refuse('TEMPLATE_LIMIT')
    const id = newId()
    const row = { id, kind, name, texts, version: 1, updatedAt: now, updatedBy: actorId }
    await insertTemplate(tx, row)
    await writeAudit(tx, now, {
      actorId,
      ip,
      action: 'template.add',
      subject: id,
      reason: null,
      before: null,
      after: name,
    })
    return { id }
  })
}

/** STALE_EDIT when another administrator changed it since it was loaded. */
export async function changeTemplate(
  deps: Deps,
  input: TemplateInput & Actor & { id: string; version: number; language: Language },
): Promise<{ success: true } | Refused<'NOT_FOUND' | 'STALE_EDIT' | 'VALIDATION_ERROR'>> {
  const problem = slotProblem(deps, input.texts, input.language)
  if (problem) return problem
  const { id, version, kind, name, texts, actorId, ip } = input
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const before = await lockTemplate(tx, id)
    if (!before) return refuse('NOT_FOUND')
    const row = { id, kind, name, texts, version, updatedAt: now, updatedBy: actorId }
    if (!(await updateTemplate(tx, row))) return refuse('STALE_EDIT')
    await writeAudit(tx, now, {
      actorId,
      ip,
      action: 'template.change',
      subject: id,
      reason: null,
      before: before.name,
      after: name,
    })
    return { success: true as const }
  })
}

export async function removeTemplate(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, actorId, ip }: Actor & { readonly id: string },
): Promise<{ success: true } | Refused<'NOT_FOUND'>> {
  return db.transaction(async (tx) => {
    const before = await lockTemplate(tx, id)
    if (!before) return refuse('NOT_FOUND')
    await deleteTemplate(tx, id)
    await writeAudit(tx, clock.now(), {
      actorId,
      ip,
      action: 'template.remove',
      subject: id,
      reason: null,
      before: before.name,
      after: null,
    })
    return { success: true as const }
  })
}
