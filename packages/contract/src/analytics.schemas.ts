import { z } from 'zod'
import { Id, LanguageTag } from './common.schemas.ts'

const event = <const Name extends string, P extends z.ZodRawShape>(name: Name, properties: P) =>
  z.object({ name: z.literal(name), properties: z.object(properties).default(() => ({}) as never) })
/**
 * Recorded events and their properties; other properties are dropped. No property may hold a name,
 * an address or free text.
 */
export const AnalyticsEvent = z.discriminatedUnion('name', [
  // once per visit; the country is the browser's setting, never derived from the IP address
  event('visit', {
    language: LanguageTag.optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
  }),
  event('sign_up', {}),
  event('create_game', {}),
  event('join', { gameId: Id.optional() }),
  event('cancel', { as: z.enum(['guest', 'host']).optional(), late: z.boolean().optional() }),
  event('qr_check_in', { way: z.enum(['scan', 'typed', 'link']).optional() }),
  event('share', {
    way: z.enum(['native', 'copy', 'line', 'whatsapp', 'kakaotalk', 'x', 'facebook']).optional(),
  }),
  event('language_change', { language: LanguageTag.optional() }),
])
