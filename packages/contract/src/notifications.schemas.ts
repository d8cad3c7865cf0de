import { z } from 'zod'
import { MAIL_CATEGORIES } from '@tomogolf/domain/mail/mail-categories'

/** Topics of push notifications, each with its own setting. */
export const PUSH_TOPICS = [
  'joined',
  'left',
  'cancelled',
  'changed',
  'reminder',
  'question',
  'wish',
  'message',
  'check_in',
  'missing',
  'hold',
  'payout',
  'strike',
  'rating',
  'request',
] as const
export type PushTopic = (typeof PUSH_TOPICS)[number]
/** `HH:mm`, 24-hour clock, in the user's time zone. */
const Clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
/** A half-open range that may cross midnight. */
export const QuietHours = z
  .object({ from: Clock, to: Clock })
  .refine((hours) => hours.from !== hours.to, { path: ['to'], params: { code: 'choice' } })
/** Defaults of a user who has not chosen. */
export const DEFAULT_QUIET_HOURS = { from: '22:00', to: '07:00' } as const
export const NotificationSettings = z.object({
  /** Counts while email notifications are on in the profile. */
  mail: z.record(z.enum(MAIL_CATEGORIES), z.boolean()),
  push: z.record(z.enum(PUSH_TOPICS), z.boolean()),
  /** Null: no quiet hours. */
  quietHours: QuietHours.nullable(),
  /** Time zone of the quiet hours: the profile's, else Japan's. */
  timeZone: z.string(),
})
/** Absent topics and categories keep their setting. */
export const NotificationSettingsBody = z.object({
  mail: z.partialRecord(z.enum(MAIL_CATEGORIES), z.boolean()).optional(),
  push: z.partialRecord(z.enum(PUSH_TOPICS), z.boolean()).optional(),
  quietHours: QuietHours.nullable().optional(),
})
/** Endpoint of a push service, created by the browser. */
export const PushEndpoint = z.url({ protocol: /^https?$/ }).max(1000)
/**
 * PushSubscription.toJSON() of a browser: public key (65 bytes) and shared secret (16 bytes) in
 * base64url.
 */
export const PushSubscriptionBody = z.object({
  endpoint: PushEndpoint,
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
})
/** The address in the header of a mail: the category, and a token of its recipient. */
export const UnsubscribeQuery = z.object({
  list: z.enum(MAIL_CATEGORIES),
  token: z.string().min(1).max(200),
})
