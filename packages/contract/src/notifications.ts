import { z } from 'zod'
import { Ok } from './common.schemas.ts'
import { endpoint } from './api/endpoint.ts'
import {
  NotificationSettings,
  NotificationSettingsBody,
  PushEndpoint,
  PushSubscriptionBody,
} from './notifications.schemas.ts'

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
    errors: [],
  }),
  'DELETE /api/push/subscriptions': endpoint({
    summary: 'Send no more pushes to this browser',
    guard: 'user',
    limit: 'write',
    body: z.object({ endpoint: PushEndpoint }),
    result: Ok,
    errors: [],
  }),
}
