import { describe, expect, test } from 'vitest'
import { gamePhase, isAfterRound, type GamePhase, type PhaseInput } from './game-phase.ts'
import { HOUR } from './time.ts'

const TEE = Date.parse('2026-11-28T07:42:00+09:00')
const OPENS = TEE - 6 * HOUR
const END = TEE + 6 * HOUR
const input = (more: Partial<PhaseInput> = {}): PhaseInput => ({
  gameStatus: 'scheduled',
  teeTime: TEE,
  checkInOpens: OPENS,
  viewer: 'guest',
  seat: 'confirmed',
  ...more,
})

describe('the phase by the clock', () => {
  const host = { viewer: 'host', seat: undefined } as const
  const visitor = { viewer: 'visitor', seat: undefined } as const
  test.each<[now: number, guest: GamePhase, host: GamePhase, visitor: GamePhase]>([
    [OPENS - 1, 'before', 'before', 'before'],
    [OPENS, 'window', 'window', 'window'],
    [TEE - 1, 'window', 'window', 'window'],
    [TEE, 'playing', 'playing', 'playing'],
    [END, 'playing', 'playing', 'playing'],
    [END + 1, 'played', 'played', 'settled'],
  ])('at %d it is %s for a guest, %s for the host, %s for a visitor', (now, ...phases) => {
    expect([
      gamePhase(input(), now),
      gamePhase(input(host), now),
      gamePhase(input(visitor), now),
    ]).toEqual(phases)
  })
})

test.each<[PhaseInput['seat'], GamePhase]>([
  ['checked_in', 'settled'],
  ['no_show', 'settled'],
  ['host_absent', 'settled'],
  ['not_played', 'settled'],
  ['left', 'settled'],
  ['left_late', 'settled'],
  ['missing', 'played'],
  ['unverified', 'played'],
  ['disputed', 'played'],
  ['arrived', 'played'],
])('a completed game is, for a guest who is %s, %s', (seat, phase) => {
  expect(gamePhase(input({ gameStatus: 'completed', seat }), END + 1)).toBe(phase)
})

test('a completed game is settled for its host, unless a question is open', () => {
  const host = input({ gameStatus: 'completed', viewer: 'host', seat: undefined })
  expect(gamePhase(host, END + 1)).toBe('settled')
  expect(gamePhase({ ...host, isAsked: true }, END + 1)).toBe('played')
})

test.each(['cancelled', 'admin_cancelled'] as const)('a game that is %s stays so', (gameStatus) => {
  for (const now of [OPENS - 1, TEE, END + 1])
    for (const viewer of ['guest', 'host', 'visitor'] as const)
      expect(gamePhase(input({ gameStatus, viewer }), now)).toBe('cancelled')
})

test('only a round that is over is after the round', () => {
  const phases: GamePhase[] = ['before', 'window', 'playing', 'played', 'settled', 'cancelled']
  expect(phases.filter(isAfterRound)).toEqual(['played', 'settled'])
})
