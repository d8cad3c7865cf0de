import { describe, expect, test } from 'vitest'
import type { GameDetail } from '../../queries/games.ts'
import type { Completeness } from '../../queries/profile.ts'
import {
  initialState,
  joinFlowReducer,
  TRANSITIONS,
  type JoinFlowEvent,
  type JoinFlowState,
  type JoinResult,
} from './join-flow.machine.ts'

const gameWith = (insideWindow: boolean, code: true | 'GAME_FULL' = true) =>
  ({
    id: 'game-1',
    joining: 'instant',
    joinPreview: { insideWindow },
    viewer: { can: { join: code } },
  }) as GameDetail
const game = gameWith(false)
const lateGame = gameWith(true)
const completeness = { complete: false, missing: ['phone'], minutes: 1 } as unknown as Completeness
const participation = { id: 'participation-1' } as JoinResult['participation']
const action = { apiBase: '', publishableKey: '', clientSecret: 'secret', stripeJsUrl: null }
const PROBLEM = 'The card was declined.'

const run = (...events: JoinFlowEvent[]): JoinFlowState =>
  events.reduce(joinFlowReducer, initialState)
const start: JoinFlowEvent = { type: 'start', gameId: game.id }
const opened: JoinFlowEvent = { type: 'opened', game, completeness: null }
const agreement: JoinFlowEvent = { type: 'agreementChanged', agreed: true }
const submitted: JoinFlowEvent = { type: 'submitted' }
const demanded: JoinFlowEvent = { type: 'placed', participation, action }
const placed: JoinFlowEvent = { type: 'placed', participation, action: null }
const authenticated: JoinFlowEvent = { type: 'authenticated' }
const refused: JoinFlowEvent = { type: 'refused', problem: PROBLEM, termsChanged: false }
const HOLD = { step: 'hold', game, agreed: false, completeness: null, problem: null }
const toPlacing = [start, opened, agreement, submitted]

describe('the start of a join', () => {
  test('shows the hold when the profile is complete and leaving is free', () =>
    expect(run(start, opened)).toEqual(HOLD))
  test('asks for the missing fields when the profile is incomplete', () => {
    const incomplete = { type: 'opened', game, completeness } as const
    expect(run(start, incomplete)).toEqual({ ...HOLD, completeness })
    expect(run(start, incomplete, submitted)).toEqual({ ...HOLD, completeness })
    expect(run(start, incomplete, { type: 'profileCompleted' })).toEqual(HOLD)
  })
  test('warns before anything else when leaving is not free any more', () => {
    const late = { type: 'opened', game: lateGame } as const
    const confirmed = { type: 'warningConfirmed' } as const
    expect(run(start, { ...late, completeness }).step).toBe('lateLeaveWarning')
    expect(run(start, { ...late, completeness }, confirmed)).toMatchObject({
      step: 'hold',
      completeness,
    })
    expect(run(start, { ...late, completeness: null }, confirmed).step).toBe('hold')
  })
  test('ends when the game cannot be joined', () =>
    expect(run(start, { type: 'stopped' })).toEqual({ step: 'idle' }))
  test('is ignored while another join is open', () =>
    expect(run(start, { type: 'start', gameId: 'game-2' })).toEqual({
      step: 'starting',
      gameId: 'game-1',
    }))
})

const request = {
  id: 'r'.repeat(14),
  status: 'pending' as const,
  askedAt: '2026-11-20T03:00:00.000Z',
  answerUntil: '2026-11-21T03:00:00.000Z',
  hold: { amount: 130, currency: 'USD' as const },
}
const asked: JoinFlowEvent = { type: 'asked', request }
const listed: JoinFlowEvent = {
  type: 'listed',
  waiting: {
    id: 'entry-1',
    status: 'waiting',
    position: 3,
    since: '2026-11-20T03:00:00.000Z',
    offerUntil: null,
    seats: 1,
    hold: { amount: 130, currency: 'USD' },
  },
}
test('a full game leads to the waiting list without a warning about late leaving', () => {
  const full = gameWith(true, 'GAME_FULL')
  expect(run(start, { type: 'opened', game: full, completeness: null })).toEqual({
    ...HOLD,
    game: full,
  })
})

describe('placing the hold', () => {
  test('joins when the bank demands nothing', () =>
    expect(run(...toPlacing, placed)).toEqual({ step: 'joined', game, participation }))
  test('waits for a host who approves guests', () =>
    expect(run(...toPlacing, asked)).toEqual({ step: 'asked', game, request }))
  test('goes through 3-D Secure, once or several times', () => {
    expect(run(...toPlacing, demanded)).toMatchObject({ step: 'authenticating', action })
    expect(run(...toPlacing, demanded, authenticated).step).toBe('placing')
    expect(run(...toPlacing, demanded, authenticated, demanded).step).toBe('authenticating')
    expect(run(...toPlacing, demanded, authenticated, placed).step).toBe('joined')
  })
  test('returns to the hold with the reason when it is refused, and keeps the agreement', () => {
    const expected = { ...HOLD, agreed: true, problem: PROBLEM }
    expect(run(...toPlacing, refused)).toEqual(expected)
    expect(run(...toPlacing, demanded, authenticated, refused)).toEqual(expected)
  })
  test('asks for a new agreement when the terms have changed', () =>
    expect(run(...toPlacing, { ...refused, termsChanged: true })).toMatchObject({
      step: 'hold',
      agreed: false,
    }))
  test('clears the reason of the last refusal with the next attempt', () =>
    expect(run(...toPlacing, refused, submitted)).toEqual({
      step: 'placing',
      game,
      agreed: true,
    }))
  test('leads to the profile when it turns out to be incomplete', () =>
    expect(run(...toPlacing, { type: 'profileMissing', completeness })).toEqual({
      ...HOLD,
      agreed: true,
      completeness,
    }))
})

/** A path to every step. */
const PATHS: Record<JoinFlowState['step'], JoinFlowEvent[]> = {
  idle: [],
  starting: [start],
  lateLeaveWarning: [start, { type: 'opened', game: lateGame, completeness: null }],
  hold: [start, opened],
  placing: toPlacing,
  authenticating: [...toPlacing, demanded],
  joined: [...toPlacing, placed],
  asked: [...toPlacing, asked],
  listed: [...toPlacing, listed],
}
describe.each(Object.entries(PATHS))('the step %s', (step, events) => {
  const state = run(...events)
  test('is reachable', () => expect(state.step).toBe(step))
  test('can be left for idle', () => {
    const end: JoinFlowEvent = { type: step === 'starting' ? 'stopped' : 'closed' }
    expect(joinFlowReducer(state, end)).toEqual({ step: 'idle' })
  })
  test('ignores the events that it does not list', () => {
    const all = [start, opened, agreement, submitted, demanded, authenticated, refused]
    const unlisted = all.filter(({ type }) => !(type in TRANSITIONS[state.step]))
    for (const event of unlisted) expect(joinFlowReducer(state, event)).toBe(state)
  })
})
