/**
 * What administrators may do. Each endpoint of the back-office names one permission; those that end
 * in `.read` change nothing.
 */
export const PERMISSIONS = [
  'overview.read',
  'people.read',
  'contacts.show',
  'people.edit',
  'standing.change',
  'legal_holds.change',
  'team.read',
  'team.change',
  'games.read',
  'games.cancel',
  'bookings.review',
  'courses.read',
  'courses.edit',
  'requests.read',
  'requests.answer',
  'templates.edit',
  'cases.read',
  'cases.decide',
  'reports.read',
  'reports.decide',
  'money.read',
  'holds.release',
  'money.charge',
  'money.ask',
  'money.approve',
  'payouts.record',
  'ledger.lock',
  'disputes.answer',
  'analytics.read',
  'settings.read',
  'settings.change',
  'audit.read',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** The sections of the table of roles, in display order. */
export const PERMISSION_GROUPS = {
  people: [
    'people.read',
    'contacts.show',
    'people.edit',
    'standing.change',
    'legal_holds.change',
    'team.read',
    'team.change',
  ],
  games: ['games.read', 'games.cancel', 'bookings.review', 'courses.read', 'courses.edit'],
  service: [
    'requests.read',
    'requests.answer',
    'templates.edit',
    'cases.read',
    'cases.decide',
    'reports.read',
    'reports.decide',
  ],
  money: [
    'money.read',
    'holds.release',
    'money.charge',
    'money.ask',
    'money.approve',
    'payouts.record',
    'ledger.lock',
    'disputes.answer',
  ],
  system: ['overview.read', 'analytics.read', 'settings.read', 'settings.change', 'audit.read'],
} as const satisfies Record<string, readonly Permission[]>

export const ADMIN_ROLES = ['owner', 'support', 'money', 'content', 'moderator', 'auditor'] as const
export type AdminRole = (typeof ADMIN_ROLES)[number]

const isReading = (permission: Permission): boolean => permission.endsWith('.read')

export const ROLE_PERMISSIONS: Readonly<Record<AdminRole, readonly Permission[]>> = {
  owner: PERMISSIONS,
  support: [
    'overview.read',
    'people.read',
    'contacts.show',
    'people.edit',
    'standing.change',
    'games.read',
    'games.cancel',
    'bookings.review',
    'courses.read',
    'requests.read',
    'requests.answer',
    'templates.edit',
    'cases.read',
    'cases.decide',
    'reports.read',
    'reports.decide',
    'money.read',
    'holds.release',
    'money.ask',
  ],
  money: [
    'overview.read',
    'people.read',
    'contacts.show',
    'games.read',
    'courses.read',
    'requests.read',
    'requests.answer',
    'cases.read',
    'cases.decide',
    'money.read',
    'holds.release',
    'money.charge',
    'money.ask',
    'money.approve',
    'payouts.record',
    'ledger.lock',
    'disputes.answer',
    'analytics.read',
  ],
  content: [
    'overview.read',
    'courses.read',
    'courses.edit',
    'requests.read',
    'requests.answer',
    'templates.edit',
  ],
  moderator: [
    'overview.read',
    'people.read',
    'contacts.show',
    'standing.change',
    'games.read',
    'courses.read',
    'requests.read',
    'requests.answer',
    'cases.read',
    'reports.read',
    'reports.decide',
  ],
  auditor: PERMISSIONS.filter(isReading),
}

export const hasPermission = (role: AdminRole, permission: Permission): boolean =>
  ROLE_PERMISSIONS[role].includes(permission)
