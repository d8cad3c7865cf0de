import { describe, expect, test } from 'vitest'
import { CHARGE_STATES, chargeMachine } from './charge-machine.ts'
import { DISPUTE_OPEN, DISPUTE_STATES, disputeEventTo, disputeMachine } from './dispute-machine.ts'
import { HOLD_STATES, holdMachine } from './hold-machine.ts'
import { statesAllowing, toMermaid, transitionFor, type Machine } from './machine.ts'
import { PARTICIPATION_STATES, participationMachine } from './participation-machine.ts'
import { SEATED, UPCOMING } from './seat-states.ts'
import { FROZEN, PRESENCE_REVIEW_STATES, presenceReviewMachine } from './presence-review-machine.ts'
import { PAYMENT_APPROVAL_STATES, paymentApprovalMachine } from './payment-approval-machine.ts'
import {
  PAYOUT_BATCH_STATES,
  PAYOUT_STATES,
  payoutBatchMachine,
  payoutMachine,
} from './payout-machine.ts'
import { REFUND_STATES, refundMachine } from './refund-machine.ts'
import { REQUEST_STATES, requestMachine } from './request-machine.ts'
import { INVITATION_STATES, invitationMachine } from './invitation-machine.ts'
import { SUBSTITUTE_STATES, substituteMachine } from './substitute-machine.ts'
import { WAITING_STATES, waitingMachine } from './waiting-machine.ts'

type Rows = Machine<string, string, string>
/** A machine without its literal types, so that the same tests run for all. */
const rows = (machine: object) => machine as Rows
const MACHINES: [string, Rows, readonly string[]][] = [
  ['participation', rows(participationMachine), PARTICIPATION_STATES],
  ['presence review', rows(presenceReviewMachine), PRESENCE_REVIEW_STATES],
  ['hold', rows(holdMachine), HOLD_STATES],
  ['charge', rows(chargeMachine), CHARGE_STATES],
  ['refund', rows(refundMachine), REFUND_STATES],
  ['dispute', rows(disputeMachine), DISPUTE_STATES],
  ['request', rows(requestMachine), REQUEST_STATES],
  ['payment approval', rows(paymentApprovalMachine), PAYMENT_APPROVAL_STATES],
  ['payout batch', rows(payoutBatchMachine), PAYOUT_BATCH_STATES],
  ['payout', rows(payoutMachine), PAYOUT_STATES],
  ['waiting list entry', rows(waitingMachine), WAITING_STATES],
  ['substitute link', rows(substituteMachine), SUBSTITUTE_STATES],
  ['invitation', rows(invitationMachine), INVITATION_STATES],
]

describe.each(MACHINES)('the %s machine', (name, machine, states) => {
  const targets = (state: string) => machine.transitions.filter((row) => row.from.includes(state))
  test('has its name and all its states', () => {
    expect(machine.name).toBe(name)
    expect(machine.states).toEqual(states)
    expect(new Set(states).size).toBe(states.length)
  })
  test('names only known states', () => {
    const known = new Set(states)
    for (const state of [
      ...machine.initial,
      ...machine.final,
      ...machine.transitions.flatMap((row) => [...row.from, row.to]),
    ])
      expect(known).toContain(state)
  })
  test('reaches every state from an initial one', () => {
    const reached = new Set(machine.initial)
    for (let before = -1; before < reached.size;) {
      before = reached.size
      for (const row of machine.transitions)
        if (row.from.some((state) => reached.has(state))) reached.add(row.to)
    }
    expect([...reached].toSorted()).toEqual([...states].toSorted())
  })
  test.each(machine.final)('has no transition out of the final state %s', (state) => {
    expect(targets(state)).toEqual([])
  })
  test.each(states.filter((state) => !machine.final.includes(state)))(
    'leaves %s without an action of guest or host',
    (state) => {
      const outsiders = (from: string) =>
        targets(from)
          .filter(
            (row) =>
              row.to !== from && row.actor.some((actor) => actor !== 'guest' && actor !== 'host'),
          )
          .map((row) => row.to)
      const reached = new Set([state])
      for (const from of reached) for (const to of outsiders(from)) reached.add(to)
      expect(outsiders(state)).not.toEqual([])
      // a machine without a final state stays open for an answer
      const ends = [...reached].some((reachable) => machine.final.includes(reachable))
      expect(ends || machine.final.length === 0).toBe(true)
    },
  )
  test('has at most one transition per event and state', () => {
    const keys = machine.transitions.flatMap((row) =>
      row.from.map((from) => `${row.on} in ${from}`),
    )
    expect(new Set(keys).size).toBe(keys.length)
  })
  test('has actors, source states and distinct effects in each row, and a deadline for the clock', () => {
    for (const row of machine.transitions) {
      expect(row.actor.length).toBeGreaterThan(0)
      expect(row.from.length).toBeGreaterThan(0)
      expect(new Set(row.effects).size).toBe(row.effects.length)
      expect(!row.actor.includes('clock') || row.deadline !== undefined).toBe(true)
    }
  })
  test('finds each transition by event and state', () => {
    for (const row of machine.transitions) {
      const sources = machine.transitions.flatMap((other) =>
        other.on === row.on ? other.from : [],
      )
      expect(statesAllowing(machine, row.on).toSorted()).toEqual([...new Set(sources)].toSorted())
      for (const from of row.from) expect(transitionFor(machine, from, row.on)).toBe(row)
      for (const state of machine.final)
        expect(transitionFor(machine, state, row.on)).toBeUndefined()
    }
  })
  test('is drawn with every transition', () => {
    const drawing = toMermaid(machine).split('\n')
    expect(drawing[0]).toBe('stateDiagram-v2')
    expect(drawing).toHaveLength(
      1 +
        machine.initial.length +
        machine.final.length +
        machine.transitions.reduce((count, row) => count + row.from.length, 0),
    )
    for (const { on, from, to } of machine.transitions)
      for (const source of from)
        expect(drawing.some((line) => line.startsWith(`  ${source} --> ${to}: ${on}`))).toBe(true)
  })
})

describe('a participation', () => {
  const WITH_HOLD = ['reserved', 'confirmed', 'arrived', 'missing', 'unverified', 'disputed']
  const MONEY = ['release_hold', 'freeze_hold', 'capture_fee', 'capture_all']
  test('decides about its hold exactly once, when it ends', () => {
    for (const { on, to, effects } of participationMachine.transitions) {
      const decided = effects.filter((effect) => MONEY.includes(effect)).length
      expect([on, decided]).toEqual([on, participationMachine.final.includes(to) ? 1 : 0])
    }
    expect(
      PARTICIPATION_STATES.filter(
        (state) => !participationMachine.final.includes(state),
      ).toSorted(),
    ).toEqual(WITH_HOLD.toSorted())
  })
  test.each([
    ['leave_free', 'release_hold'],
    ['undo', 'release_hold'],
    ['substitute', 'release_hold'],
    ['host_cancel', 'release_hold'],
    ['hold_declined', 'release_hold'],
    ['hold_given_up', 'release_hold'],
    ['settle_host_absent', 'release_hold'],
    ['force_cancel', 'freeze_hold'],
    ['check_in', 'capture_fee'],
    ['arrival_stands', 'capture_fee'],
    ['answer_played', 'capture_fee'],
    ['objection_rejected', 'capture_fee'],
    ['objection_upheld', 'release_hold'],
    ['answers_close', 'release_hold'],
    ['case_accepted', 'capture_fee'],
    ['leave_late', 'capture_all'],
    ['statement_expired', 'capture_all'],
    ['case_rejected', 'capture_all'],
  ] as const)('%s sets the goal by %s', (event, effect) => {
    expect(participationMachine.transitions.find((row) => row.on === event)?.effects).toContain(
      effect,
    )
  })
  test.each([
    ['check_in', ['confirmed', 'arrived', 'missing', 'unverified']],
    ['mark_present', ['confirmed', 'missing', 'unverified']],
    ['arrive', ['confirmed', 'arrived', 'missing', 'unverified']],
    ['object', ['arrived']],
    ['answer_played', ['unverified']],
    ['leave_free', ['confirmed']],
    ['undo', ['confirmed']],
    ['substitute', ['confirmed']],
    ['leave_late', ['confirmed']],
    ['state_presence', ['missing']],
    ['statement_expired', ['missing']],
    ['host_cancel', ['reserved', 'confirmed']],
    ['force_cancel', ['reserved', 'confirmed', 'arrived', 'missing', 'unverified', 'disputed']],
    ['case_accepted', ['disputed']],
    ['case_rejected', ['disputed']],
    ['settle_missing', ['confirmed', 'unverified']],
    ['settle_unverified', ['confirmed']],
  ] as const)('allows %s only in %j', (event, states) => {
    expect(statesAllowing(participationMachine, event)).toEqual(states)
  })
  test('gives a strike only for a no-show', () => {
    for (const { on, to, effects } of participationMachine.transitions)
      expect([on, effects.includes('strike_guest')]).toEqual([on, to === 'no_show'])
  })
  test('frees its seat when it ends while the game goes on', () => {
    for (const { on, to, effects } of participationMachine.transitions) {
      expect([on, effects.includes('free_seat')]).toEqual([
        on,
        // the seat of a guest who is replaced stays taken
        on !== 'substitute' &&
          !SEATED.includes(to) &&
          !['game_cancelled', 'force_cancelled'].includes(to),
      ])
    }
  })
  test('occupies a seat and blocks overlapping games from the start', () => {
    expect(UPCOMING).toEqual(['reserved', 'confirmed'])
    for (const state of participationMachine.initial) expect(SEATED).toContain(state)
  })
  test('opens a case for a statement and for an absent host', () => {
    expect(
      participationMachine.transitions
        .filter((row) => row.effects.includes('open_case'))
        .map((row) => row.on),
    ).toEqual(['object', 'settle_host_absent', 'state_presence'])
  })
  test('a host alone causes no capture', () => {
    const byHost = participationMachine.transitions.filter(
      (row) =>
        row.actor.includes('host') && row.effects.some((effect) => effect.startsWith('capture')),
    )
    expect(byHost).toEqual([])
  })
})

describe('a hold', () => {
  test('is captured only after the capture was recorded', () => {
    expect(statesAllowing(holdMachine, 'captured')).toEqual(['capturing'])
    expect(statesAllowing(holdMachine, 'start_capture')).toEqual(['authorised'])
  })
  test('books the capture and the release of the remainder together', () => {
    expect(transitionFor(holdMachine, 'capturing', 'captured')?.effects).toEqual([
      'book_capture',
      'book_release',
    ])
  })
  test('frees the seat when it ends without having been authorised', () => {
    for (const { on, to, effects } of holdMachine.transitions)
      expect([on, effects.includes('free_seat')]).toEqual([
        on,
        to === 'declined' || to === 'given_up',
      ])
  })
})

describe('a presence review', () => {
  test('frees the guests and charges the host together', () => {
    for (const { on, to, effects } of presenceReviewMachine.transitions)
      expect([on, effects.includes('free_guests'), effects.includes('penalise_host')]).toEqual([
        on,
        to === 'host_absent',
        to === 'host_absent',
      ])
  })
  test('freezes the game until an operator has decided or the host was silent', () => {
    expect(FROZEN).toEqual(['reported', 'stated'])
    expect(statesAllowing(presenceReviewMachine, 'statement_expired')).toEqual(['reported'])
    expect(statesAllowing(presenceReviewMachine, 'decide_absent')).toEqual(FROZEN)
    expect(statesAllowing(presenceReviewMachine, 'decide_present')).toEqual(FROZEN)
  })
})

describe('a dispute', () => {
  test('decides about the share of the host exactly once, when it ends', () => {
    for (const { on, to, effects } of disputeMachine.transitions) {
      const decided = effects.filter((effect) => effect.endsWith('_owed')).length
      expect([on, decided]).toEqual([on, DISPUTE_OPEN.includes(to) ? 0 : 1])
      expect([on, effects.includes('close_case')]).toEqual([on, !DISPUTE_OPEN.includes(to)])
    }
  })
  test('blocks joining only when it is lost', () => {
    for (const { on, to, effects } of disputeMachine.transitions)
      expect([on, effects.includes('block_joining')]).toEqual([on, to === 'lost'])
  })
  test('can skip states, because events may be lost', () => {
    for (const from of DISPUTE_OPEN)
      for (const to of disputeMachine.final) expect(disputeEventTo(from, to)).toBe(to)
    expect(disputeEventTo('inquiry', 'under_review')).toBe('submitted')
  })
  test('ignores an older state that arrives late', () => {
    for (const from of disputeMachine.final)
      for (const to of DISPUTE_STATES) expect(disputeEventTo(from, to)).toBeNull()
  })
})

test('a charge is booked exactly when it was charged', () => {
  for (const { to, effects } of chargeMachine.transitions)
    expect(effects.includes('book_charge')).toBe(to === 'charged')
})
