/** Why a rule, and no operator, closed a case. The texts are stored; the back-office translates them. */
export const SYSTEM_REASONS = {
  scan_proves_host: "a scan of the host's code at the course proves that the host was there",
  scan_proves_guest: 'a scan made at the course proves it',
  host_absent: 'the host was absent',
  host_silent: 'a guest reported it from the course, and the host made no statement',
  reports_withdrawn: 'every guest who reported the host has checked in',
  game_cancelled: 'the host cancelled the game',
  team_cancelled: 'an administrator cancelled the game; the hold has a case of its own',
  charged: 'charged',
  provider_answered: 'the provider answered',
  dispute_won: 'won',
  dispute_lost: 'lost',
  dispute_closed: 'closed',
} as const
export type SystemReason = keyof typeof SYSTEM_REASONS

/** The rule that a stored reason names; null for an operator's words. */
export const systemReasonOf = (text: string | null): SystemReason | null =>
  (Object.keys(SYSTEM_REASONS) as SystemReason[]).find((name) => SYSTEM_REASONS[name] === text) ??
  null
