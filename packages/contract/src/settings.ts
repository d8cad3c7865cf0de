import { z } from 'zod'
import { endpoint } from './api/endpoint.ts'
import { Operator, SettingRow, Site } from './settings.schemas.ts'

export const settings = {
  'GET /api/admin/settings': endpoint({
    summary: 'The settings of all rules; administrators read further ones',
    guard: 'public',
    limit: 'read',
    cache: 'anonymous',
    result: z.object({ settings: z.array(SettingRow) }),
    errors: [],
  }),
  'GET /api/site': endpoint({
    summary: 'Version of the server, social media pages of the company, and what pages show',
    guard: 'public',
    limit: 'read',
    cache: 'anonymous',
    result: Site,
    errors: [],
  }),
  'GET /api/operator': endpoint({
    summary: 'The company behind the site; null when none is configured',
    guard: 'public',
    limit: 'read',
    result: z.object({ operator: Operator }),
    errors: [],
  }),
}
