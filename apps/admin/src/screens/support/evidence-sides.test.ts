import { describe, expect, test } from 'vitest'
import { answersOf, type Entry, type Side, sideOf } from './evidence-sides.ts'

const person = (id: string) => ({ id, name: id, email: 'm••••@example.com', avatarUrl: null })
const entry = (
  what: Entry['what'],
  personId: string | null,
  note: string | null = null,
): Entry => ({
  at: '2026-12-02T05:30:00.000Z',
  what,
  who: personId,
  personId,
  note,
  provedAt: null,
})
const caseOf = (...record: Entry[]) => ({
  guest: person('guest'),
  host: person('host'),
  evidence: { qrOpenedAt: null, settledAt: null, record },
})

describe('an entry of the record is', () => {
  test.each<[string, Entry, Side | null]>([
    ['of the guest', entry('statement', 'guest'), 'guest'],
    ['of the host', entry('host_statement', 'host'), 'host'],
    ['of the host, who opens the code', entry('qr_opened', null), 'host'],
    ['of another player', entry('scan', 'other'), null],
    ['of the rules, about the guest', entry('settle_missing', 'guest'), null],
    ['of a decision about the guest', entry('case_accepted', 'guest'), null],
    ['of the rules', entry('review_opened', null), null],
  ])('%s', (_title, one, side) => expect(sideOf(caseOf(one), one)).toBe(side))
})

test('each question has the answers of one side, and only reports about presence', () => {
  const about = caseOf(
    entry('report', 'guest', 'wrong_information: the gate'),
    entry('report', 'guest', 'host_not_here'),
    entry('location', 'host', 'near'),
    entry('code_renewed', null),
    entry('scan', 'other'),
  )
  const notes = (question: 'statement' | 'presence' | 'code', side: Side) =>
    answersOf(about, question, side).map(({ note }) => note)
  expect(notes('statement', 'guest')).toEqual(['host_not_here'])
  expect(notes('presence', 'host')).toEqual(['near'])
  expect(notes('presence', 'guest')).toEqual([])
  expect(notes('code', 'host')).toEqual([])
})
