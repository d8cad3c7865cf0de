import type { FastifyInstance } from 'fastify'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { Deps } from '../../../deps.ts'
import { dryRunRetention } from '../../accounts/privacy/run-retention.usecase.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused } from '../../../platform/refusal.ts'
import { changeLaunch } from '../../settings/launches/change-launch.usecase.ts'
import { presentLaunches } from '../../settings/launches/launches.presenter.ts'
import { listLaunchRows, readLaunches } from '../../settings/launches/launches.repository.ts'
import { presentSettings } from '../../settings/settings.presenter.ts'
import { writeSettings } from '../../settings/write-settings.usecase.ts'
import { actorOf, respondWithList } from '../list-response.presenter.ts'
import { withConflictDetail } from '../conflict.read.ts'
import type { Column } from '../../../platform/http/csv.ts'
import { listAllAudit, listAudit, type AuditListQuery } from './audit.read.ts'
import { readSettingChanges } from './setting-changes.read.ts'
import { createSystemStatusReader } from './system-status.read.ts'

const AUDIT_COLUMNS: readonly Column<ResultOf<'GET /api/admin/audit-log'>['rows'][number]>[] = [
  ['at', (entry) => entry.at],
  ['who', (entry) => entry.actor?.name],
  ['who_email', (entry) => entry.actor?.email],
  ['action', (entry) => entry.action],
  ['subject', (entry) => entry.subject],
  ['about', (entry) => entry.about],
  ['reason', (entry) => entry.reason],
  ['before', (entry) => entry.before],
  ['after', (entry) => entry.after],
  ['ip', (entry) => entry.ip],
]

/** System status, settings and the audit log. */
export function systemRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/admin/retention', async () => ({ classes: await dryRunRetention(deps) }))

  route(app, 'GET /api/admin/system-status', createSystemStatusReader(deps))

  route(app, 'PUT /api/admin/settings', async (call) => {
    const { language } = call.request
    const written = await writeSettings(deps, { ...call.body, ...actorOf(call), language })
    if (!isRefused(written)) return presentSettings(written)
    // the details name every conflicting setting; the first one is described
    const settingKey = written.details?.[0]?.path ?? ''
    return withConflictDetail(deps, language, 'audited', settingKey, written)
  })

  const readRegions = async () =>
    presentLaunches(await listLaunchRows(deps.db), await readLaunches(deps.db))
  route(app, 'GET /api/admin/regions', readRegions)
  route(app, 'PUT /api/admin/regions', async (call) => {
    const { body, request } = call
    const changed = await changeLaunch(deps, { ...body, ...actorOf(call) })
    if (!isRefused(changed)) return readRegions()
    return withConflictDetail(deps, request.language, 'audited', body.region, changed)
  })

  route(app, 'GET /api/admin/settings/changes', async () => ({
    changes: await readSettingChanges(deps.db),
  }))

  route(app, 'GET /api/admin/audit-log', (call) =>
    respondWithList(deps, call, {
      name: 'audit-log',
      readPage: (query: AuditListQuery) => listAudit(deps.db, query),
      readAll: (query: AuditListQuery) => listAllAudit(deps.db, query),
      columns: AUDIT_COLUMNS,
    }),
  )
}
