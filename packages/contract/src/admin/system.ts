import {
  RETENTION_ACTIONS,
  RETENTION_CLASSES,
  RETENTION_TRIGGERS,
} from '@tomogolf/domain/privacy/retention'
import { z } from 'zod'
import { SETTING_KEYS } from '@tomogolf/domain/settings'
import { IdParams, Ok } from '../common.schemas.ts'
import { adminRead, adminWrite, endpoint } from '../api/endpoint.ts'
import { AdminLaunch, LaunchBody } from '../launch/launches.schemas.ts'
import { SettingRow } from '../settings.schemas.ts'
import { Reason, ReasonBody, listOf } from './common.schemas.ts'
import { DecideBody } from './money.schemas.ts'
import {
  AdminIssueQuery,
  AdminIssueRow,
  AdminRequestQuery,
  AdminRequestRow,
  AdvanceBody,
  AuditQuery,
  AuditRow,
  FixBody,
  SettingChange,
  SystemStatus,
} from './system.schemas.ts'

const SettingWrite = SettingRow.extend({ settingKey: z.enum(SETTING_KEYS) })

export const adminSystem = {
  'GET /api/admin/retention': endpoint({
    ...adminRead('settings.read'),
    summary: 'Which data is erased after how many days, and how many rows a run would erase now',
    result: z.object({
      classes: z.array(
        z.object({
          name: z.enum(RETENTION_CLASSES),
          trigger: z.enum(RETENTION_TRIGGERS),
          action: z.enum(RETENTION_ACTIONS),
          days: z.int(),
          erased: z.int(),
          held: z.int().describe('rows that a legal hold keeps'),
        }),
      ),
    }),
    errors: [],
  }),
  'GET /api/admin/system-status': endpoint({
    ...adminRead('overview.read'),
    summary: 'Health probes of all dependencies',
    result: SystemStatus,
    errors: [],
  }),
  'GET /api/admin/audit-log': endpoint({
    ...adminRead('audit.read'),
    summary: 'Audit log of administrators',
    query: AuditQuery,
    result: listOf(AuditRow),
    errors: [],
  }),
  'GET /api/admin/issues': endpoint({
    ...adminRead('reports.read'),
    summary: 'Problems reported on games',
    query: AdminIssueQuery,
    result: listOf(AdminIssueRow),
    errors: [],
  }),
  'POST /api/admin/issues/:id/fix': endpoint({
    ...adminWrite('reports.decide'),
    summary: 'Record how a problem was solved',
    params: IdParams,
    body: FixBody,
    result: Ok,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'ALREADY_DONE'],
  }),
  'POST /api/admin/issues/:id/decide': endpoint({
    ...adminWrite('reports.decide'),
    summary: 'Decide an appeal; when accepted, the strike is removed',
    params: IdParams,
    body: DecideBody,
    result: Ok,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'ALREADY_DONE'],
  }),
  'POST /api/admin/ratings/:id/hide': endpoint({
    ...adminWrite('reports.decide'),
    summary: 'Remove a rating: it is no longer shown or counted',
    params: IdParams,
    body: ReasonBody,
    result: Ok,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'ALREADY_DONE'],
  }),
  'GET /api/admin/requests': endpoint({
    ...adminRead('requests.read'),
    summary: 'Requests for tee times and clubs, and messages',
    query: AdminRequestQuery,
    result: listOf(AdminRequestRow),
    errors: [],
  }),
  'PATCH /api/admin/requests/:id': endpoint({
    ...adminWrite('requests.answer'),
    summary: 'Start, answer, reopen or close a thread of the inbox, or add an internal note',
    params: IdParams,
    body: AdvanceBody,
    result: Ok,
    errors: ['NOT_FOUND', 'CONFLICT', 'STALE_EDIT'],
  }),
  'GET /api/admin/settings/changes': endpoint({
    ...adminRead('settings.read'),
    summary: 'Latest change of each setting',
    result: z.object({ changes: z.array(SettingChange) }),
    errors: [],
  }),
  'GET /api/admin/regions': endpoint({
    ...adminRead('analytics.read'),
    summary: 'State, platform fee and head start of each region',
    result: z.object({ regions: z.array(AdminLaunch) }),
    errors: [],
  }),
  'PUT /api/admin/regions': endpoint({
    ...adminWrite('settings.change'),
    summary: 'Open or close a region for new games, and set its fee and head start',
    body: LaunchBody.extend({ reason: Reason }),
    result: z.object({ regions: z.array(AdminLaunch) }),
    errors: ['LAUNCH_INVALID', 'STALE_EDIT'],
  }),
  'PUT /api/admin/settings': endpoint({
    ...adminWrite('settings.change'),
    summary: 'Change settings',
    body: z.object({
      settings: z.array(SettingWrite).min(1),
      seen: z.array(SettingWrite).optional(),
      reason: Reason.optional(),
    }),
    result: z.object({ settings: z.array(SettingRow) }),
    errors: ['STALE_EDIT'],
  }),
}
