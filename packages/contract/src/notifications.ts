import { z } from 'zod'
import { Ok } from './common.schemas.ts'
import { endpoint } from './api/endpoint.ts'
import {
  NotificationSettings,
  NotificationSettingsBody,
  PushEndpoint,
  PushSubscriptionBody,
  UnsubscribeQuery,
} from './notifications.schemas.ts'

export const notifications = {
  'GET /api/notification-settings': endpoint({
    summary: 'Notification settings',
    guard: 'user',
    limit: 'read',
    result: NotificationSettings,
    errors: [],
  }),
  'PUT /api/notification-settings': endpoint({
    summary:
      'Change notification settings; absent fields keep their value, null clears the quiet hours',
    guard: 'user',
    limit: 'write',
    body: NotificationSettingsBody,
    result: NotificationSettings,
    errors: [],
  }),
  'POST /unsubscribe': endpoint({
    summary:
      'Stop mail of one category, by the token of the mail; mail programs call it (RFC 8058), a browser that opens the address gets a page',
    guard: 'public',
    // mail programs call from few addresses
    limit: 'read',
    query: UnsubscribeQuery,
    // visitors without an account have no settings to turn mail on again
    result: Ok.extend({ hasAccount: z.boolean() }),
    errors: ['INVALID_TOKEN'],
  }),
  'GET /api/push/public-key': endpoint({
    summary: 'Public VAPID key; null when push is not configured',
    guard: 'public',
    limit: 'read',
    result: z.object({ publicKey: z.string().nullable() }),
    errors: [],
  }),
  'POST /api/push/subscriptions': endpoint({
    summary: 'Subscribe this browser to push while its session lasts; idempotent',
    guard: 'user',
    limit: 'write',
    body: PushSubscriptionBody,
    result: Ok,
    status: 201,
    errors: [],
  }),
  'DELETE /api/push/subscriptions': endpoint({
    summary: 'Unsubscribe this browser from push',
    guard: 'user',
    limit: 'write',
    body: z.object({ endpoint: PushEndpoint }),
    result: Ok,
    errors: [],
  }),
}
