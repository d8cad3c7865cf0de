/**
 * Promised response times in hours: questions (on business days), payment problems, problems on the
 * day of a game, and requests for tee times and clubs.
 */
export const SUPPORT_HOURS = { general: 24, payment: 4, gameDay: 1, request: 24 } as const
