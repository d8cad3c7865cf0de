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
  'evidence_drafts',
  'questions',
  'saved_games',
  'statement_messages',
  'round_shares',
  'companions',
  'failed_calls',
  'internal_notes',
  'identity_hashes',
  'requests',
  'report_threads',
  'wishes',
  'unconfirmed_wishes',
  'wish_recipients',
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

/** What a run does with the rows of a class; `delete_with_parts`: also with the rows that belong to them. */
export const RETENTION_ACTIONS = ['delete', 'delete_with_parts'] as const
export type RetentionAction = (typeof RETENTION_ACTIONS)[number]
