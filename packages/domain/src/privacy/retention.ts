/** Kinds of rows that the nightly run erases once their time is over. */
export const RETENTION_CLASSES = [
  'sessions',
  'devices',
  'links',
  'login_codes',
  'link_requests',
  'challenges',
  'issuer_logins',
  'pending_identities',
  'handoffs',
  'invitations',
  'email_changes',
  'contact_views',
  'booking_evidence',
  'questions',
  'saved_games',
  'statement_messages',
  'round_shares',
  'failed_calls',
  'companions',
  'identity_hashes',
  'requests',
  'report_threads',
  'wishes',
  'unconfirmed_wishes',
  'play_again',
  'conversations',
  'reports',
  'mails',
  'reminders',
  'mail_events',
  'stopped_addresses',
  'events',
] as const
export type RetentionName = (typeof RETENTION_CLASSES)[number]

/** From when the days of a class are counted. */
export const RETENTION_TRIGGERS = [
  'created',
  'expired',
  'last_used',
  'ended',
  'round',
  'settled',
  'closed',
  'decided',
] as const
export type RetentionTrigger = (typeof RETENTION_TRIGGERS)[number]
