import { describe, expect, test } from 'vitest'
import {
  ADMIN_ROLES,
  PERMISSIONS,
  PERMISSION_GROUPS,
  ROLE_PERMISSIONS,
  hasPermission,
} from './permissions.ts'

describe('roles', () => {
  test('an owner may do everything, and alone changes the team and the settings', () => {
    expect(ROLE_PERMISSIONS.owner).toEqual(PERMISSIONS)
    for (const permission of ['team.change', 'settings.change'] as const)
      expect(ADMIN_ROLES.filter((role) => hasPermission(role, permission))).toEqual(['owner'])
  })
  test('an auditor reads everything and changes nothing', () => {
    expect(ROLE_PERMISSIONS.auditor).toEqual(
      PERMISSIONS.filter((permission) => permission.endsWith('.read')),
    )
  })
  test('only owner and money charge cards, refund and pay out', () => {
    for (const permission of ['money.charge', 'payouts.record', 'disputes.answer'] as const)
      expect(ADMIN_ROLES.filter((role) => hasPermission(role, permission))).toEqual([
        'owner',
        'money',
      ])
  })
  test.each(ADMIN_ROLES)('%s may read what it may change', (role) => {
    const blind = (
      [
        ['people.edit', 'people.read'],
        ['contacts.show', 'people.read'],
        ['standing.change', 'people.read'],
        ['team.change', 'team.read'],
        ['games.cancel', 'games.read'],
        ['bookings.review', 'games.read'],
        ['courses.edit', 'courses.read'],
        ['requests.answer', 'requests.read'],
        ['templates.edit', 'requests.read'],
        ['cases.decide', 'cases.read'],
        ['reports.decide', 'reports.read'],
        ['holds.release', 'money.read'],
        ['money.charge', 'money.read'],
        ['payouts.record', 'money.read'],
        ['disputes.answer', 'money.read'],
        ['settings.change', 'settings.read'],
      ] as const
    ).filter(([change, read]) => hasPermission(role, change) && !hasPermission(role, read))
    expect(blind).toEqual([])
  })
})

test('the table of roles shows every permission once', () => {
  expect(Object.values(PERMISSION_GROUPS).flat().toSorted()).toEqual(PERMISSIONS.toSorted())
})
