import { describe, expect, test } from 'vitest'
import {
  REPORTS_A_DAY,
  mayRemoveWith,
  outcomesFor,
  removesContent,
  reportRefusal,
} from './content-reports.ts'

const REPORT = { reporterId: 'emily', reportedId: 'kenji', isRepeated: false, lately: 0 }

test.each([
  [{}, null],
  [{ reportedId: 'emily' }, 'REPORT_OWN'],
  [{ isRepeated: true }, 'ALREADY_DONE'],
  [{ lately: REPORTS_A_DAY - 1 }, null],
  [{ lately: REPORTS_A_DAY }, 'REPORT_LIMIT'],
  // a repeated report says so, also at the limit
  [{ lately: REPORTS_A_DAY, isRepeated: true }, 'ALREADY_DONE'],
] as const)('a report with %j: %s', (change, refusal) => {
  expect(reportRefusal({ ...REPORT, ...change })).toBe(refusal)
})

describe('decisions', () => {
  test('a person is not removed', () => {
    expect(outcomesFor('person')).not.toContain('removed')
    for (const outcome of outcomesFor('person')) {
      expect(mayRemoveWith('person', outcome)).toBe(false)
      expect(removesContent('person', { outcome, remove: true })).toBe(false)
    }
  })
  test.each([
    ['dismissed', true, false],
    ['removed', false, true],
    ['warned', false, false],
    ['warned', true, true],
    ['strike', false, false],
    ['strike', true, true],
    ['suspended', true, true],
  ] as const)('%s with remove=%s removes: %s', (outcome, remove, removed) => {
    expect(removesContent('message', { outcome, remove })).toBe(removed)
  })
})
