import { describe, expect, test } from 'vitest'
import { ADMIN_ROLES } from '../team/permissions.ts'
import { THREAD_KINDS } from '../requests.ts'
import { mayAnswerThread, mayCloseThread, mayReadThread } from './thread-permissions.ts'

const ABOUT_PLAYERS = ['report', 'appeal'] as const

describe('who sees and answers threads', () => {
  test.each(['contact', 'booking', 'rental'] as const)('%s: every role reads', (kind) => {
    expect(ADMIN_ROLES.filter((role) => mayReadThread(role, kind))).toEqual(ADMIN_ROLES)
    expect(ADMIN_ROLES.filter((role) => !mayAnswerThread(role, kind))).toEqual(['auditor'])
  })
  test.each(ABOUT_PLAYERS)('%s: as the permissions of reports say', (kind) => {
    expect(ADMIN_ROLES.filter((role) => mayReadThread(role, kind))).toEqual([
      'owner',
      'support',
      'moderator',
      'auditor',
    ])
    expect(ADMIN_ROLES.filter((role) => mayAnswerThread(role, kind))).toEqual([
      'owner',
      'support',
      'moderator',
    ])
  })
  test.each(THREAD_KINDS)('%s: an administrator without a role does not', (kind) => {
    expect([mayReadThread(null, kind), mayAnswerThread(null, kind)]).toEqual([false, false])
  })
})

test('reports and appeals close once they are decided', () => {
  expect(mayCloseThread({ kind: 'contact', settledAt: null })).toBe(true)
  for (const kind of ABOUT_PLAYERS) {
    expect(mayCloseThread({ kind, settledAt: null })).toBe(false)
    expect(mayCloseThread({ kind, settledAt: 1 })).toBe(true)
  }
})
