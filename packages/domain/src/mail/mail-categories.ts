/** Mail that a user can stop, by its category. Everything else is essential. */
export const MAIL_CATEGORIES = [
  'hosting',
  'reminders',
  'questions',
  'messages',
  'ratings',
  'requests',
  'wishes',
] as const
export type MailCategory = (typeof MAIL_CATEGORIES)[number]
