import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Ok } from './common.schemas.ts'

/** What somebody may want to hear on their devices, each with a switch of its own. E-mail has one switch for all that may be switched off. */
export const PUSH_TOPICS = [
  'joined',
  'left',
  'cancelled',
  'changed',
  'reminder',
  'check_in',
  'missing',
  'hold',
  'strike',
  'rating',
  'request',
] as const
export type PushTopic = (typeof PUSH_TOPICS)[number]

/** `HH:mm`, 24-hour clock, in the person's own time zone. */
const Clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
/** From the first minute up to, not including, the last; it may pass midnight. */
export const QuietHours = z
  .object({ from: Clock, to: Clock })
  .refine((q) => q.from !== q.to, { path: ['to'], params: { code: 'choice' } })
/** Where nobody chose: the night. */
export const DEFAULT_QUIET_HOURS = { from: '22:00', to: '07:00' } as const

export const NotificationSettings = z.object({
  push: z.record(z.enum(PUSH_TOPICS), z.boolean()),
  /** Null: none. */
  quietHours: QuietHours.nullable(),
  /** The zone that the quiet hours are read in: the profile's, else Japan's. */
  timeZone: z.string(),
})
/** Absent topics stay as they are. */
export const NotificationSettingsBody = z.object({
  push: z.partialRecord(z.enum(PUSH_TOPICS), z.boolean()).optional(),
  quietHours: QuietHours.nullable().optional(),
})

const Endpoint = z.url({ protocol: /^https?$/ }).max(1000)
/** As a browser's PushSubscription.toJSON() has it: the public key (65 bytes) and the shared secret (16) in base64url. */
export const PushSubscriptionBody = z.object({
  endpoint: Endpoint,
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
})

export const notifications = {
  'GET /api/notification-settings': endpoint({
    summary: 'What the user hears on their devices, and when not',
    guard: 'user',
    limit: 'read',
    result: NotificationSettings,
    errors: [],
  }),
  'PUT /api/notification-settings': endpoint({
    summary: 'Change what the user hears; absent fields stay, null clears the quiet hours',
    guard: 'user',
    limit: 'write',
    body: NotificationSettingsBody,
    result: NotificationSettings,
    errors: [],
  }),
  'GET /api/push/public-key': endpoint({
    summary: 'The key that browsers subscribe with (VAPID); null where push is not set up',
    guard: 'public',
    limit: 'read',
    result: z.object({ publicKey: z.string().nullable() }),
    errors: [],
  }),
  'POST /api/push/subscriptions': endpoint({
    summary: 'Send pushes to this browser as long as its session lives; repeating it is safe',
    guard: 'user',
    limit: 'write',
    body: PushSubscriptionBody,
    result: Ok,
    status: 201,
    errors: ['SERVICE_UNAVAILABLE'],
  }),
  'DELETE /api/push/subscriptions': endpoint({
    summary: 'Send no more pushes to this browser',
    guard: 'user',
    limit: 'write',
    body: z.object({ endpoint: Endpoint }),
    result: Ok,
    errors: [],
  }),
}
