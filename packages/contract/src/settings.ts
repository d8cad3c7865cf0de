import { z } from 'zod'
import { endpoint } from './api/endpoint.ts'
import { Operator, SettingRow, Site } from './settings.schemas.ts'

export const settings = {
  'GET /api/admin/settings': endpoint({
    summary: 'The numbers that every rule and page uses; readable by anyone',
    guard: 'public',
    limit: 'read',
    result: z.object({ settings: z.array(SettingRow) }),
    errors: [],
  }),
  'GET /api/site': endpoint({
    summary: 'What runs here, and where else the company is found',
    guard: 'public',
    limit: 'read',
    result: Site,
    errors: [],
  }),
  'GET /api/operator': endpoint({
    summary: 'The company behind the site; null where none is configured',
    guard: 'public',
    limit: 'read',
    result: z.object({ operator: Operator }),
    errors: [],
  }),
}
