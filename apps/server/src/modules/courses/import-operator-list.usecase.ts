import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { ImportResult } from '@tomogolf/contract/admin/games.schemas'
import { prefectureInAddress } from '@tomogolf/domain/places/prefecture-in-address'
import type { Deps } from '../../deps.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { writeAudit } from '../settings/audit.repository.ts'
import { terrainForDrawing } from './course-list.adapter.ts'
import { insertCourse, readCoursesById, updateCourse, type Course } from './courses.repository.ts'
import {
  deriveColumns,
  toFields,
  toText,
  slugOf,
  type Fields,
  type OperatorAct,
} from './operator-fields.step.ts'
import { readDetails } from './list-details.policy.ts'
import { readRows, type ListLine, type ListProblem, type ListRow } from './operator-list.adapter.ts'

type Result = z.output<typeof ImportResult>
type Row = Result['rows'][number]
type Planned = { row: Row | null; id: string; fields: Fields | null; existing: Course | undefined }
export type OperatorImport = Omit<OperatorAct, 'reason'> & {
  reason?: string | undefined
  format: 'csv' | 'geojson'
  text: string
  apply: boolean
  preview?: string | undefined
}

/** Changed lines in a preview; the counts cover all. */
const MAX_PREVIEW_LINES = 500

const idOf = (given: ListRow): string => given.slug || slugOf(given.name_en ?? '')

function planLine(
  { line, given }: ListLine,
  existing: Course | undefined,
  /** The line that has the same course already. */
  earlier: number | undefined,
): Planned {
  const id = idOf(given)
  const name = given.name_en ?? existing?.nameEn ?? ''
  const refused = (problem: string): Planned => ({
    id,
    fields: null,
    existing,
    row: { line, id, name, kind: 'refused', changes: [], problem, sameAs: earlier ?? null },
  })
  const number = (text: string | undefined, old: number | null | undefined) =>
    text ? Number(text) : (old ?? Number.NaN)
  const base = existing && toFields(existing)
  const detailed = readDetails(given, base)
  const fields: Fields = {
    ...(base ?? {
      par: null,
      terrain: terrainForDrawing(id),
      terrainKnown: false,
      weekdayPriceJpy: null,
      weekendPriceJpy: null,
      priceYear: null,
      priceNote: null,
      priceSourceUrl: null,
      visitorsWelcome: null,
      architect: null,
      openedYear: null,
      access: null,
      lastBus: null,
      lastBusSourceUrl: null,
      website: null,
      events: null,
    }),
    ...('details' in detailed ? detailed.details : {}),
    nameEn: name,
    nameJa: given.name_ja ?? base?.nameJa ?? name,
    nameRomaji: given.name_kana_romaji ?? base?.nameRomaji ?? '',
    prefecture: given.prefecture ?? base?.prefecture ?? '',
    municipality: given.municipality_en ?? base?.municipality ?? '',
    municipalityJa: given.municipality_ja ?? base?.municipalityJa ?? given.municipality_en ?? '',
    lat: number(given.lat, base?.lat),
    lng: number(given.lng, base?.lng),
    holes: given.holes ? Number(given.holes) : (base?.holes ?? null),
  }
  if (!id || !/^[a-z0-9-]{1,120}$/.test(id) || !name || name.length > 120) return refused('name_en')
  if (earlier !== undefined) return refused('same_course')
  if ('problem' in detailed) return refused(detailed.problem)
  if (!prefectureInAddress(fields.prefecture)) return refused('prefecture')
  if (!(fields.lat >= 20 && fields.lat <= 46 && fields.lng >= 122 && fields.lng <= 154))
    return refused('place')
  if (
    fields.holes !== null &&
    !(Number.isInteger(fields.holes) && fields.holes > 0 && fields.holes <= 108)
  )
    return refused('holes')
  if (existing?.correctedAt) return { id, fields: null, existing, row: null }
  const changes = (Object.keys(fields) as (keyof Fields)[])
    .filter((field) => !base || toText(base[field]) !== toText(fields[field]))
    .filter((field) => base || toText(fields[field]))
    .map((field) => ({
      field,
      from: base ? toText(base[field]) || null : null,
      to: toText(fields[field]) || null,
    }))
  return {
    id,
    fields,
    existing,
    row: changes.length
      ? {
          line,
          id,
          name,
          kind: existing ? 'changed' : 'added',
          changes,
          problem: null,
          sameAs: null,
        }
      : null,
  }
}

/**
 * Previews what an operator's list would change, or applies exactly the previewed changes: another
 * file, or a changed course list, needs a new preview.
 */
export async function importOperatorList(
  deps: Deps,
  input: OperatorImport,
): Promise<Result | Refused<ListProblem['problem'] | 'STALE_EDIT'>> {
  const rows = readRows(input.format, input.text)
  if ('problem' in rows) return refuse(rows.problem, { line: rows.line })
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const known = await readCoursesById(
      tx,
      rows.map(({ given }) => idOf(given)),
    )
    const lineOf = new Map<string, number>()
    const plan = rows.map((row) => {
      const id = idOf(row.given)
      const earlier = id ? lineOf.get(id) : undefined
      if (id && earlier === undefined) lineOf.set(id, row.line)
      return planLine(row, known.get(id), earlier)
    })
    const shownRows = plan.flatMap((entry) => entry.row ?? [])
    const preview = createHash('sha256')
      .update(JSON.stringify(shownRows))
      .digest('hex')
      .slice(0, 32)
    const count = (kind: Row['kind']) => shownRows.filter((row) => row.kind === kind).length
    const counts = {
      added: count('added'),
      changed: count('changed'),
      refused: count('refused'),
      same: plan.filter((entry) => !entry.row).length,
    }
    if (!input.apply)
      return { preview, applied: false, counts, rows: shownRows.slice(0, MAX_PREVIEW_LINES) }
    if (input.preview !== preview) return refuse('STALE_EDIT')
    for (const entry of plan) {
      const row = entry.row && entry.fields && (await deriveColumns(tx, entry.fields, now))
      // not marked as edited: the next version of the same list may change it again
      if (row && entry.existing) await updateCourse(tx, entry.id, { ...row, correctedAt: null })
      else if (row)
        await insertCourse(tx, {
          ...row,
          id: entry.id,
          correctedAt: null,
          hiddenAt: null,
          mergedInto: null,
        })
    }
    await writeAudit(tx, now, {
      actorId: input.actorId,
      ip: input.ip,
      action: 'course.import',
      subject: 'courses',
      reason: input.reason ?? null,
      before: null,
      after: JSON.stringify(counts),
    })
    return { preview, applied: true, counts, rows: shownRows.slice(0, MAX_PREVIEW_LINES) }
  })
}
