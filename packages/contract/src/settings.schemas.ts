import { z } from 'zod'
import { SiteLaunch } from './launch/launches.schemas.ts'
import { SETTING_KEYS } from '@tomogolf/domain/settings'

export const SettingRow = z.object({ settingKey: z.enum(SETTING_KEYS), settingValue: z.string() })
/**
 * The company behind the site, as the legal pages name it; null when none is configured (never in
 * production).
 */
export const Operator = z
  .object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    representative: z.string(),
    email: z.string(),
  })
  .nullable()
/**
 * `version`: of the server. `social`: the company's configured social media pages. `settings`:
 * values that pages show beside the public settings.
 */
export const Site = z.object({
  version: z.string(),
  environment: z.enum(['development', 'production', 'test']),
  social: z.array(
    z.object({ network: z.enum(['instagram', 'facebook', 'x', 'youtube', 'line']), url: z.url() }),
  ),
  settings: z.array(SettingRow),
  regions: z.array(SiteLaunch).describe('regions with a state, a fee or a head start of their own'),
})
