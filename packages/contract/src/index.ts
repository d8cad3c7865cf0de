export * from './accounts.schemas.ts'
export { AnalyticsEvent } from './analytics.ts'
export * from './common.schemas.ts'
export * from './courses.ts'
export * from './endpoint.ts'
export * from './endpoints.ts'
export * from './errors.ts'
export * from './games.schemas.ts'
export {
  DEFAULT_QUIET_HOURS,
  NotificationSettings,
  NotificationSettingsBody,
  PUSH_TOPICS,
  PushSubscriptionBody,
  QuietHours,
  type PushTopic,
} from './notifications.ts'
export {
  PaymentMethod,
  SetupIntent,
  Transaction,
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
} from './payments.ts'
export * from './requests.schemas.ts'
export { OutboxMail, SettingRow } from './system.ts'
