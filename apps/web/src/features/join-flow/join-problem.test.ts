import { describe, expect, it } from 'vitest'
import { ERRORS } from '@tomogolf/contract/errors'
import { endpoints } from '@tomogolf/contract/endpoints'
import { joinProblem, mayBegin } from './join-problem.ts'

describe('a refused join', () => {
  it.each(['GAME_ALREADY_STARTED', 'JOIN_DEADLINE_PASSED'])('closes the dialog after %s', (code) =>
    expect(joinProblem(code)).toBe('closed'),
  )
  it.each(['PAYMENT_METHOD_REQUIRED', 'CARD_EXPIRED', 'PAYMENT_SETUP_FAILED'])(
    'leads to the payment setup after %s',
    (code) => expect(joinProblem(code)).toBe('card'),
  )
  it.each(['CARD_DECLINED', 'INSUFFICIENT_FUNDS', 'STRIPE_ERROR', 'NETWORK_ERROR', 'SERVER_ERROR'])(
    'stays to be read after %s, for nothing was charged',
    (code) => expect(joinProblem(code)).toBe('stay'),
  )
  it('asks for a login when nobody is signed in', () =>
    expect(joinProblem('UNAUTHORIZED')).toBe('login'))
  it('shows new amounts when they changed meanwhile', () =>
    expect(joinProblem('TERMS_CHANGED')).toBe('terms'))
  it("lets the game's page tell an outcome that is not known yet", () =>
    expect(joinProblem('PAYMENT_OUTCOME_UNKNOWN')).toBe('unknown'))
  it('has a way for every refusal that the call declares', () => {
    const ways = endpoints['POST /api/games/:id/join'].errors.map((code) => [
      code,
      joinProblem(code),
    ])
    expect(ways.filter(([, way]) => way === 'stay').map(([code]) => code)).toEqual([
      'CARD_DECLINED',
      'INSUFFICIENT_FUNDS',
      'AUTHENTICATION_REQUIRED',
      'GAME_CLASH',
      'STRIPE_ERROR',
    ])
    expect(ways.every(([code]) => code! in ERRORS)).toBe(true)
  })
})

describe('the first press on join', () => {
  it('begins when nothing stands in the way, or only the card does', () => {
    expect([true as const, 'PAYMENT_METHOD_REQUIRED', 'CARD_EXPIRED'].map(mayBegin)).toEqual([
      'begin',
      'begin',
      'begin',
    ])
  })
  it('asks for the profile first', () => expect(mayBegin('PROFILE_INCOMPLETE')).toBe('profile'))
  it('opens the game for those who are in it', () =>
    expect(['ALREADY_JOINED', 'HOST_CANNOT_JOIN'].map(mayBegin)).toEqual(['open', 'open']))
  it('refuses what cannot be mended', () =>
    expect(
      ['GAME_FULL', 'GAME_CANCELLED', 'JOIN_DEADLINE_PASSED', 'GAME_CLASH'].map(mayBegin),
    ).toEqual(['refused', 'refused', 'refused', 'refused']))
})
