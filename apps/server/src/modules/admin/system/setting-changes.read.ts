import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { SettingChange } from '@tomogolf/contract/admin/system.schemas'
import { SETTING_KEYS } from '@tomogolf/domain/settings'
import type { Tx } from '../../../platform/database/database.ts'
import { selectRows } from '../../../platform/database/select-rows.ts'
import { auditLog } from '../../settings/settings.table.ts'
import { sqlTimeToIso, type SqlTime } from '../dto.presenter.ts'
import { nameFrom, readPeople } from '../users/people.read.ts'

type Row = {
  subject: string
  at: SqlTime
  actorId: string | null
  before: string | null
  after: string | null
  reason: string | null
}

/** The newest change of each setting. */
export async function readSettingChanges(tx: Tx): Promise<z.input<typeof SettingChange>[]> {
  // LATERAL: one index lookup for each key instead of a scan of the whole audit log
  const rows = await selectRows<Row>(
    tx,
    sql`SELECT newest.* FROM unnest(${sql.param(SETTING_KEYS)}::text[]) setting(key),
      LATERAL (
        SELECT ${auditLog.subject}, ${auditLog.at}, ${auditLog.actorId} AS "actorId",
          ${auditLog.before}, ${auditLog.after}, ${auditLog.reason}
        FROM ${auditLog}
        WHERE ${auditLog.subject} = setting.key AND ${auditLog.action} = 'settings.write'
        ORDER BY ${auditLog.at} DESC, ${auditLog.id} DESC LIMIT 1
      ) newest`,
  )
  const people = await readPeople(
    tx,
    rows.map((row) => row.actorId),
  )
  return rows.map((row) => ({
    settingKey: row.subject,
    at: sqlTimeToIso(row.at),
    by: nameFrom(people, row.actorId),
    before: row.before,
    after: row.after,
    reason: row.reason,
  }))
}
