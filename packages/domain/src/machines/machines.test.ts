import { describe, expect, test } from 'vitest'
import { CHARGE_STATES, chargeMachine } from './charge-machine.ts'
import { HOLD_STATES, holdMachine } from './hold-machine.ts'
import { statesAllowing, toMermaid, transitionFor, type Machine } from './machine.ts'
import {
  PARTICIPATION_STATES,
  SEATED,
  UPCOMING,
  participationMachine,
} from './participation-machine.ts'
import { REFUND_STATES, refundMachine } from './refund-machine.ts'
import { REQUEST_STATES, requestMachine } from './request-machine.ts'

type Rows = Machine<string, string, string>
/** A machine read as plain rows, so that one set of questions fits them all. */
const rows = (m: object) => m as Rows
const MACHINES: [string, Rows, readonly string[]][] = [
  ['participation', rows(participationMachine), PARTICIPATION_STATES],
  ['hold', rows(holdMachine), HOLD_STATES],
  ['charge', rows(chargeMachine), CHARGE_STATES],
  ['refund', rows(refundMachine), REFUND_STATES],
  ['request', rows(requestMachine), REQUEST_STATES],
]

describe.each(MACHINES)('the %s', (name, machine, states) => {
  const targets = (state: string) => machine.transitions.filter((t) => t.from.includes(state))
  test('is listed under its own name with all its states', () => {
    expect(machine.name).toBe(name)
    expect(machine.states).toEqual(states)
    expect(new Set(states).size).toBe(states.length)
  })
  test('speaks only of states that exist', () => {
    const known = new Set(states)
    for (const state of [
      ...machine.initial,
      ...machine.final,
      ...machine.transitions.flatMap((t) => [...t.from, t.to]),
    ])
      expect(known).toContain(state)
  })
  test('can reach every state from a beginning', () => {
    const reached = new Set(machine.initial)
    for (let before = -1; before < reached.size;) {
      before = reached.size
      for (const t of machine.transitions) if (t.from.some((s) => reached.has(s))) reached.add(t.to)
    }
    expect([...reached].toSorted()).toEqual([...states].toSorted())
  })
  test.each(machine.final)('ends in %s', (state) => {
    expect(targets(state)).toEqual([])
  })
  test.each(states.filter((s) => !machine.final.includes(s)))(
    'does not stay in %s for ever: somebody other than its guest or host can end it',
    (state) => {
      const outsiders = (from: string) =>
        targets(from)
          .filter((t) => t.to !== from && t.actor.some((a) => a !== 'guest' && a !== 'host'))
          .map((t) => t.to)
      const reached = new Set([state])
      for (const from of reached) for (const to of outsiders(from)) reached.add(to)
      expect(outsiders(state)).not.toEqual([])
      expect([...reached].some((s) => machine.final.includes(s))).toBe(true)
    },
  )
  test('has one answer at most to an event in a state', () => {
    const keys = machine.transitions.flatMap((t) => t.from.map((from) => `${t.on} in ${from}`))
    expect(new Set(keys).size).toBe(keys.length)
  })
  test('names an actor, a state and no effect twice in each row, and a deadline for whatever the clock alone does', () => {
    for (const t of machine.transitions) {
      expect(t.actor.length).toBeGreaterThan(0)
      expect(t.from.length).toBeGreaterThan(0)
      expect(new Set(t.effects).size).toBe(t.effects.length)
      expect(!t.actor.includes('clock') || t.deadline !== undefined).toBe(true)
    }
  })
  test('answers by event and state as its rows say', () => {
    for (const t of machine.transitions) {
      expect(statesAllowing(machine, t.on).toSorted()).toEqual(
        [
          ...new Set(machine.transitions.filter((o) => o.on === t.on).flatMap((o) => o.from)),
        ].toSorted(),
      )
      for (const from of t.from) expect(transitionFor(machine, from, t.on)).toBe(t)
      for (const state of machine.final) expect(transitionFor(machine, state, t.on)).toBeUndefined()
    }
  })
  test('is drawn with every arrow', () => {
    const drawing = toMermaid(machine).split('\n')
    expect(drawing[0]).toBe('stateDiagram-v2')
    expect(drawing).toHaveLength(
      1 +
        machine.initial.length +
        machine.final.length +
        machine.transitions.reduce((n, t) => n + t.from.length, 0),
    )
    for (const t of machine.transitions)
      for (const from of t.from)
        expect(drawing.some((line) => line.startsWith(`  ${from} --> ${t.to}: ${t.on}`))).toBe(true)
  })
})

describe('a participation', () => {
  const WITH_HOLD = ['reserved', 'confirmed', 'missing', 'disputed']
  const MONEY = ['release_hold', 'freeze_hold', 'capture_fee', 'capture_all']
  test('that ends says once what becomes of its hold', () => {
    for (const t of participationMachine.transitions) {
      const decided = t.effects.filter((e) => MONEY.includes(e)).length
      expect([t.on, decided]).toEqual([t.on, participationMachine.final.includes(t.to) ? 1 : 0])
    }
    expect(
      PARTICIPATION_STATES.filter((s) => !participationMachine.final.includes(s)).toSorted(),
    ).toEqual(WITH_HOLD.toSorted())
  })
  test.each([
    ['leave_free', 'release_hold'],
    ['host_cancel', 'release_hold'],
    ['hold_declined', 'release_hold'],
    ['hold_given_up', 'release_hold'],
    ['settle_host_absent', 'release_hold'],
    ['force_cancel', 'freeze_hold'],
    ['check_in', 'capture_fee'],
    ['mark_present', 'capture_fee'],
    ['case_accepted', 'capture_fee'],
    ['leave_late', 'capture_all'],
    ['statement_expired', 'capture_all'],
    ['case_rejected', 'capture_all'],
  ] as const)('with %s decides: %s', (event, effect) => {
    expect(participationMachine.transitions.find((t) => t.on === event)?.effects).toContain(effect)
  })
  test.each([
    ['check_in', ['confirmed', 'missing']],
    ['mark_present', ['confirmed', 'missing']],
    ['leave_free', ['confirmed']],
    ['leave_late', ['confirmed']],
    ['state_presence', ['missing']],
    ['statement_expired', ['missing']],
    ['host_cancel', ['reserved', 'confirmed']],
    ['force_cancel', ['reserved', 'confirmed', 'missing', 'disputed']],
    ['case_accepted', ['disputed']],
    ['case_rejected', ['disputed']],
    ['settle_missing', ['confirmed']],
  ] as const)('allows %s only while %j', (event, states) => {
    expect(statesAllowing(participationMachine, event)).toEqual(states)
  })
  test('gives a strike for a no-show and for nothing else', () => {
    for (const t of participationMachine.transitions)
      expect([t.on, t.effects.includes('strike_guest')]).toEqual([t.on, t.to === 'no_show'])
  })
  test('frees its seat while another guest can still take it', () => {
    for (const t of participationMachine.transitions) {
      expect([t.on, t.effects.includes('free_seat')]).toEqual([
        t.on,
        !SEATED.includes(t.to) && !['game_cancelled', 'force_cancelled'].includes(t.to),
      ])
    }
  })
  test('takes up a seat before the game, and blocks other games, until it ends', () => {
    expect(UPCOMING).toEqual(['reserved', 'confirmed'])
    for (const state of participationMachine.initial) expect(SEATED).toContain(state)
  })
  test('opens a case for a statement and for an absent host', () => {
    expect(
      participationMachine.transitions
        .filter((t) => t.effects.includes('open_case'))
        .map((t) => t.on),
    ).toEqual(['settle_host_absent', 'state_presence'])
  })
  test('costs money at its host’s word only when the host says that the guest was there', () => {
    const byHost = participationMachine.transitions.filter(
      (t) => t.actor.includes('host') && t.effects.some((e) => e.startsWith('capture')),
    )
    expect(byHost.map((t) => t.on)).toEqual(['mark_present'])
  })
})

describe('a hold', () => {
  test('is captured only from the state in which its capture was written down first', () => {
    expect(statesAllowing(holdMachine, 'captured')).toEqual(['capturing'])
    expect(statesAllowing(holdMachine, 'start_capture')).toEqual(['authorised'])
  })
  test('books what was captured and gives back the rest in one step', () => {
    expect(transitionFor(holdMachine, 'capturing', 'captured')?.effects).toEqual([
      'book_capture',
      'book_release',
    ])
  })
  test('frees the seat whenever it ends without ever having stood', () => {
    for (const t of holdMachine.transitions)
      expect([t.on, t.effects.includes('free_seat')]).toEqual([
        t.on,
        t.to === 'declined' || t.to === 'given_up',
      ])
  })
})

test('a charge books money exactly when it was taken', () => {
  for (const t of chargeMachine.transitions)
    expect(t.effects.includes('book_charge')).toBe(t.to === 'charged')
})
