import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  HOLD_GOALS,
  HOLD_STATES,
  needsFallbackCharge,
  holdMachine,
  isHoldWanted,
  nextHoldStep,
  type HoldEvent,
  type HoldGoal,
  type HoldState,
  type HoldStep,
} from './hold-machine.ts'
import { statesAllowing } from './machine.ts'
import { participationMachine, type ParticipationEvent } from './participation-machine.ts'
import { hours } from '../time.ts'
import { HoldWorld, type CallResult, type Verdict } from '../../test/hold-world.ts'

const DUE = hours(100),
  END = hours(124)

describe('nextHoldStep', () => {
  const step = (state: HoldState, goal: HoldGoal, now = DUE, giveUpAt: number | null = END) =>
    nextHoldStep({ state, goal, placeAt: DUE, giveUpAt }, now)
  test.each<[HoldState, HoldGoal, number, HoldStep]>([
    ['scheduled', 'keep', DUE - 1, null],
    ['scheduled', 'keep', DUE, 'place'],
    ['scheduled', 'release', DUE - 1, 'drop'],
    ['scheduled', 'freeze', DUE, 'drop'],
    ['scheduled', 'capture_all', DUE, 'place'],
    ['refused', 'keep', DUE - 1, null],
    ['refused', 'keep', DUE, 'place'],
    ['refused', 'keep', END, 'place'],
    ['refused', 'keep', END + 1, 'give_up'],
    ['refused', 'release', DUE, 'drop'],
    ['refused', 'freeze', END + 1, 'drop'],
    ['action_required', 'keep', END, 'ask_provider'],
    ['action_required', 'keep', END + 1, 'give_up'],
    ['action_required', 'release', END + 1, 'release'],
    ['action_required', 'freeze', DUE, 'release'],
    ['placing', 'keep', DUE, 'ask_provider'],
    ['unknown', 'release', DUE, 'ask_provider'],
    ['unknown', 'capture_all', END + 1, 'ask_provider'],
    ['authorised', 'keep', END + 1, null],
    ['authorised', 'freeze', END + 1, null],
    ['authorised', 'release', DUE, 'release'],
    ['authorised', 'capture_fee', DUE, 'capture'],
    ['authorised', 'capture_all', DUE, 'capture'],
    ['authorised', 'capture_amount', DUE, 'capture'],
    ['capturing', 'capture_fee', DUE, 'capture'],
    ['releasing', 'release', DUE, 'release'],
  ])('%s with goal %s at %d: %s', (state, goal, now, expected) => {
    expect(step(state, goal, now)).toBe(expected)
  })
  test.each(HOLD_GOALS)('is null for an ended hold with goal %s', (goal) => {
    for (const state of holdMachine.final) expect(step(state, goal, END + 1)).toBeNull()
  })
  test('retries a refused hold while no end of the grace period is set', () => {
    expect(step('refused', 'keep', END + hours(1000), null)).toBe('place')
  })

  /** Possible outcomes of a step, by the state in which it is taken. */
  const OUTCOMES: Record<Exclude<HoldStep, null>, Partial<Record<HoldState, HoldEvent[]>>> = {
    place: { scheduled: ['place'], refused: ['place'] },
    ask_provider: {
      placing: [
        'authorised',
        'needs_action',
        'declined',
        'refused',
        'not_found',
        'dropped',
        'released',
      ],
      unknown: [
        'authorised',
        'needs_action',
        'declined',
        'refused',
        'not_found',
        'dropped',
        'released',
      ],
      action_required: ['authorised', 'declined', 'refused'],
    },
    capture: { authorised: ['start_capture', 'lapsed'], capturing: ['captured', 'lapsed'] },
    release: {
      authorised: ['start_release'],
      action_required: ['start_release'],
      releasing: ['released', 'lapsed'],
    },
    drop: { scheduled: ['dropped'], refused: ['dropped'] },
    give_up: { refused: ['give_up', 'authorised'], action_required: ['give_up', 'authorised'] },
  }
  test('leads only to events that the machine allows in the current state', () => {
    for (const state of HOLD_STATES)
      for (const goal of HOLD_GOALS)
        for (const now of [0, DUE, END, END + 1])
          for (const giveUpAt of [null, END]) {
            const next = step(state, goal, now, giveUpAt)
            if (next === null) continue
            const events = OUTCOMES[next][state]
            expect(events, `${next} in ${state}`).toBeDefined()
            for (const event of events!)
              expect(statesAllowing(holdMachine, event), `${event} in ${state}`).toContain(state)
          }
  })
  test('is null only while a hold waits for its time, or is authorised and wanted', () => {
    for (const state of HOLD_STATES.filter((state) => !holdMachine.final.includes(state)))
      for (const goal of HOLD_GOALS)
        for (const now of [0, DUE, END + 1]) {
          if (step(state, goal, now) !== null) continue
          const waits =
            (state === 'scheduled' || state === 'refused') && now < DUE && isHoldWanted(goal)
          const settled = state === 'authorised' && (goal === 'keep' || goal === 'freeze')
          expect(waits || settled, `${state} with ${goal} at ${now}`).toBe(true)
        }
  })
})

describe('needsFallbackCharge', () => {
  test.each<[HoldState, HoldGoal, boolean]>([
    ['expired', 'capture_all', true],
    ['expired', 'capture_fee', true],
    ['expired', 'capture_amount', true],
    ['given_up', 'capture_fee', true],
    ['released', 'capture_all', true],
    ['captured', 'capture_all', false],
    ['authorised', 'capture_all', false],
    ['capturing', 'capture_all', false],
    ['unknown', 'capture_all', false],
    ['expired', 'keep', false],
    ['expired', 'freeze', false],
    ['expired', 'release', false],
  ])('hold %s, goal %s: %s', (state, goal, expected) => {
    expect(needsFallbackCharge(state, goal)).toBe(expected)
  })
})

describe('a participation and its hold under random failures', () => {
  const EVENTS = [...new Set(participationMachine.transitions.map((row) => row.on))].filter(
    (event): event is ParticipationEvent =>
      event !== 'hold_authorised' && event !== 'hold_given_up',
  )
  const callResult = fc.constantFrom<CallResult>(
    'answered',
    'answered',
    'never_sent',
    'response_lost',
    'timed_out',
  )
  const verdict = fc.constantFrom<Verdict>('approve', 'approve', 'refuse', 'authenticate')
  const command = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom(...EVENTS).map((event) => ({
        name: `guest or clock: ${event}`,
        run: (world: HoldWorld) => world.applyToParticipation(event),
      })),
    },
    {
      weight: 6,
      arbitrary: fc.tuple(callResult, verdict).map(([result, answer]) => ({
        name: `worker: ${result}, ${answer}`,
        run: (world: HoldWorld) => world.runStep(result, answer),
      })),
    },
    {
      weight: 2,
      arbitrary: fc.integer({ min: 1, max: 60 }).map((count) => ({
        name: `${count} hours pass`,
        run: (world: HoldWorld) => {
          world.now += hours(count)
        },
      })),
    },
    {
      weight: 1,
      arbitrary: fc.boolean().map((webhookArrives) => ({
        name: `authorisation expires, webhook arrives: ${webhookArrives}`,
        run: (world: HoldWorld) => world.expireAuthorisation(webhookArrives),
      })),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('release' as const, 'capture_amount' as const).map((goal) => ({
        name: `operator: ${goal}`,
        run: (world: HoldWorld) => world.decideAsOperator(goal),
      })),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        {
          name: 'guest authenticates',
          run: (world: HoldWorld) => world.authenticateGuest(),
        },
        {
          name: 'guest changes card',
          run: (world: HoldWorld) => world.changeCard(),
        },
      ),
    },
  )
  const history = fc.tuple(fc.boolean(), fc.array(command, { maxLength: 40 }))
  const PAYING = ['left_late', 'checked_in', 'no_show']
  const finished = (world: HoldWorld) => participationMachine.final.includes(world.participation)
  const holdEnded = (world: HoldWorld) => holdMachine.final.includes(world.hold)

  test('takes money at most once, and only for a paying state or an operator decision', () => {
    fc.assert(
      fc.property(history, ([near, commands]) => {
        const world = new HoldWorld(near)
        for (const { run } of commands) {
          run(world)
          expect(world.taken).toBeLessThanOrEqual(1)
          expect(
            world.taken === 0 || PAYING.includes(world.participation) || world.decidedByOperator,
          ).toBe(true)
        }
      }),
      { numRuns: 2000 },
    )
  })
  test('keeps no seat after its hold ended unauthorised', () => {
    fc.assert(
      fc.property(history, ([near, commands]) => {
        const world = new HoldWorld(near)
        for (const { run } of commands) {
          run(world)
          expect(`${world.participation} with hold ${world.hold}`).not.toMatch(
            /^(reserved|confirmed) with hold (declined|given_up|released)$/,
          )
        }
      }),
      { numRuns: 2000 },
    )
  })
  test('leaves no hold open without an actor or a deadline that ends it', () => {
    fc.assert(
      fc.property(history, ([near, commands]) => {
        const world = new HoldWorld(near)
        for (const { run } of commands) {
          run(world)
          if (!finished(world) || holdEnded(world) || world.step !== null) continue
          const waits =
            world.placeAt > world.now && (world.hold === 'scheduled' || world.hold === 'refused')
          const frozen = world.hold === 'authorised' && world.goal === 'freeze'
          expect(
            waits || frozen,
            `${world.participation}, hold ${world.hold}, goal ${world.goal}`,
          ).toBe(true)
        }
      }),
      { numRuns: 2000 },
    )
  })
  test('settles when the network works again: paid once, or free with nothing held', () => {
    fc.assert(
      fc.property(history, ([near, commands]) => {
        const world = new HoldWorld(near)
        for (const { run } of commands) run(world)
        if (!finished(world)) return
        for (let i = 0; i < 20 && !holdEnded(world); i++) {
          if (world.step === null) world.now = Math.max(world.now, world.placeAt)
          world.runStep('answered', 'approve')
          if (world.hold === 'action_required')
            world.now = Math.max(world.now, (world.giveUp ?? world.now) + 1)
        }
        const frozen = world.goal === 'freeze' && world.hold === 'authorised'
        expect(frozen || holdEnded(world)).toBe(true)
        expect(!frozen && ['held', 'needs_action'].includes(world.bank)).toBe(false)
        expect(world.taken).toBe(
          PAYING.includes(world.participation) || world.goal === 'capture_amount' ? 1 : 0,
        )
      }),
      { numRuns: 2000 },
    )
  })
})
