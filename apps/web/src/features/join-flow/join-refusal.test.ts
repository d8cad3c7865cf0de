import { describe, expect, it } from 'vitest'
import { errorsOf } from '@tomogolf/contract/api/errors-of'
import { joinRefusal, joinStart } from './join-refusal.ts'

describe('a refused join', () => {
  it.each(['GAME_ALREADY_STARTED', 'JOIN_DEADLINE_PASSED'])('closes the dialog after %s', (code) =>
    expect(joinRefusal(code)).toBe('tooLate'),
  )
  it.each(['PAYMENT_METHOD_REQUIRED', 'CARD_EXPIRED', 'PAYMENT_SETUP_FAILED'])(
    'leads to the payment setup after %s',
    (code) => expect(joinRefusal(code)).toBe('card'),
  )
  it.each(['CARD_DECLINED', 'INSUFFICIENT_FUNDS', 'STRIPE_ERROR', 'NETWORK_ERROR', 'SERVER_ERROR'])(
    'keeps the dialog open after %s, because nothing was charged',
    (code) => expect(joinRefusal(code)).toBe('retry'),
  )
  it('asks for a login when the user is signed out', () =>
    expect(joinRefusal('UNAUTHORIZED')).toBe('login'))
  it('shows new amounts when the terms have changed', () =>
    expect(joinRefusal('TERMS_CHANGED')).toBe('terms'))
  it("leads to the game's page while the outcome is unknown", () =>
    expect(joinRefusal('PAYMENT_OUTCOME_UNKNOWN')).toBe('unknown'))
  it('is classified for every error that the endpoint declares', () => {
    const refusals = errorsOf('POST /api/games/:id/join').map((code) => [code, joinRefusal(code)])
    expect(refusals.filter(([, refusal]) => refusal === 'retry').map(([code]) => code)).toEqual([
      'CARD_DECLINED',
      'INSUFFICIENT_FUNDS',
      'AUTHENTICATION_REQUIRED',
      'GAME_CLASH',
      'SEATS_TOO_FEW',
      'COMPANIONS_NOT_POSSIBLE',
      'COMPANION_TWICE',
      'INVITATION_USED',
      'SUBSTITUTE_OWN_CARD',
      'STRIPE_ERROR',
      'VALIDATION_ERROR',
      'BAD_ORIGIN',
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
      'RATE_LIMITED',
      'SERVER_ERROR',
      'SERVICE_UNAVAILABLE',
    ])
  })
})

describe('the start of a join', () => {
  it('opens the flow when nothing or only the card is missing', () => {
    expect([true as const, 'PAYMENT_METHOD_REQUIRED', 'CARD_EXPIRED'].map(joinStart)).toEqual([
      'open',
      'open',
      'open',
    ])
  })
  it('asks for the profile first', () => expect(joinStart('PROFILE_INCOMPLETE')).toBe('profile'))
  it("leads the game's guests and its host to its page", () =>
    expect(['ALREADY_JOINED', 'HOST_CANNOT_JOIN'].map(joinStart)).toEqual(['gamePage', 'gamePage']))
  it('is refused when the user can do nothing about the reason', () =>
    expect(
      ['GAME_FULL', 'GAME_CANCELLED', 'JOIN_DEADLINE_PASSED', 'GAME_CLASH'].map(joinStart),
    ).toEqual(['refused', 'refused', 'refused', 'refused']))
})
