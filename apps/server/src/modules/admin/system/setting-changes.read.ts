import type { z } from 'zod'
import type { SettingChange } from '@tomogolf/contract/admin.schemas'
import { SETTING_KEYS } from '@tomogolf/domain/settings'
import type { Tx } from '../../../platform/database/database.ts'
import { readNames } from '../users/people.read.ts'
import { when, type SqlTime } from '../dto.ts'

type Row = {
  subject: string
  at: SqlTime
  actor_id: string | null
  before: string | null
  after: string | null
  reason: string | null
}
// one look into the index of subjects for each key, not a walk through the whole record
const NEWEST = `SELECT a.* FROM unnest($1::text[]) k(key), LATERAL (SELECT subject, at, actor_id, before, after, reason FROM audit_log WHERE subject = k.key AND action = 'settings.write' ORDER BY at DESC, id DESC LIMIT 1) a`

/** Who changed which setting last, from what to what, and why. */
export async function readSettingChanges(tx: Tx): Promise<z.input<typeof SettingChange>[]> {
  const { rows } = await tx.executeSql<Row>(NEWEST, [SETTING_KEYS])
  const names = await readNames(
    tx,
    rows.map((r) => r.actor_id),
  )
  return rows.map((r) => ({
    settingKey: r.subject,
    at: when(r.at),
    by: r.actor_id === null ? null : (names.get(r.actor_id)?.name ?? null),
    before: r.before,
    after: r.after,
    reason: r.reason,
  }))
}
