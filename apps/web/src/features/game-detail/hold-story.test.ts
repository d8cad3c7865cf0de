import { describe, expect, it } from 'vitest'
import { HOLD_STATES } from '@tomogolf/domain/hold-machine'
import { PARTICIPATION_STATES } from '@tomogolf/domain/participation-machine'
import { isMoving, storyOfPlace, storyOfPreview } from './hold-story.ts'
import { holdTask, placeTone } from './place-state.ts'
import type { GameDetail, Hold, Participation } from '../../queries/games.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const checkIn = { opens: '2026-11-27T16:42:00.000Z', closes: '2026-11-28T04:42:00.000Z' }
const preview: GameDetail['joinPreview'] = {
  price: usd(100),
  fee: usd(30),
  hold: usd(130),
  placement: 'now',
  placeAt: null,
  freeUntil: '2026-11-25T22:42:00.000Z',
  insideWindow: false,
  policyVersion: '1',
}
const hold: Hold = {
  status: 'authorised',
  amount: usd(130),
  placeAt: null,
  authorisedAt: '2026-11-24T00:00:00.000Z',
  captureBefore: null,
  giveUpAt: null,
  captured: usd(0),
  released: usd(0),
  card: { brand: 'visa', last4: '4242' },
  problem: null,
}
const place: Participation = {
  id: 'p',
  status: 'confirmed',
  joinedAt: '2026-11-20T02:20:00.000Z',
  checkedInAt: null,
  statementUntil: null,
  hold,
  terms: {
    price: usd(100),
    fee: usd(30),
    hold: usd(130),
    freeUntil: '2026-11-25T22:42:00.000Z',
    windowHours: 48,
    policyVersion: '1',
  },
}
const steps = (list: { step: string }[]) => list.map(({ step }) => step)
const BEFORE = '2026-11-25T22:42:00.000Z',
  AFTER = '2026-11-25T22:42:00.001Z'

describe('how the hold works, for somebody who may join', () => {
  it('holds at once for a game that is near', () => {
    expect(steps(storyOfPreview({ joinPreview: preview, checkIn }))).toEqual([
      'held',
      'free',
      'checkIn',
      'absent',
    ])
  })
  it('agrees today and holds later for a game that is far', () => {
    const later = storyOfPreview({
      joinPreview: { ...preview, placement: 'scheduled', placeAt: '2026-11-23T22:42:00.000Z' },
      checkIn,
    })
    expect(steps(later)).toEqual(['agreed', 'scheduled', 'free', 'checkIn', 'absent'])
    expect(later[1]).toEqual({ step: 'scheduled', at: '2026-11-23T22:42:00.000Z' })
  })
  it('offers no free way back inside the window', () => {
    expect(
      steps(storyOfPreview({ joinPreview: { ...preview, insideWindow: true }, checkIn })),
    ).toEqual(['held', 'lateOnly', 'checkIn', 'absent'])
  })
})

describe('how the hold works, for a guest', () => {
  it('shows when it was agreed, when the hold was placed and until when the bank keeps it', () => {
    expect(
      storyOfPlace(
        { ...place, hold: { ...hold, captureBefore: '2026-11-28T18:00:00.000Z' } },
        checkIn,
        BEFORE,
      ).slice(0, 2),
    ).toEqual([
      { step: 'agreed', at: '2026-11-20T02:20:00.000Z', done: true, held: true },
      {
        step: 'held',
        at: '2026-11-24T00:00:00.000Z',
        until: '2026-11-28T18:00:00.000Z',
        done: true,
      },
    ])
  })
  it('is free up to the very moment, and no longer after it', () => {
    expect(steps(storyOfPlace(place, checkIn, BEFORE))).toContain('free')
    expect(steps(storyOfPlace(place, checkIn, AFTER))).toContain('lateOnly')
  })
  it('says when a scheduled hold will be placed', () => {
    const scheduled = {
      ...place,
      hold: {
        ...hold,
        status: 'scheduled' as const,
        authorisedAt: null,
        placeAt: '2026-11-23T22:42:00.000Z',
      },
    }
    expect(steps(storyOfPlace(scheduled, checkIn, BEFORE))).toEqual([
      'agreed',
      'scheduled',
      'free',
      'checkIn',
      'absent',
    ])
  })
  it('ends with the check-in', () => {
    const arrived = storyOfPlace({ ...place, status: 'checked_in' }, checkIn, AFTER)
    expect(steps(arrived)).toEqual(['agreed', 'held', 'checkIn'])
    expect(arrived[2]).toMatchObject({ done: true })
  })
})

describe('what a guest has to do', () => {
  it('is another card after a refusal, a word to the bank when it wants one, and else nothing', () => {
    const tasks = HOLD_STATES.map(
      (status) => [status, holdTask({ ...hold, status })] as const,
    ).filter(([, task]) => task !== null)
    expect(tasks).toEqual([
      ['placing', 'wait'],
      ['unknown', 'wait'],
      ['action_required', 'bank'],
      ['refused', 'card'],
    ])
  })
  it('is a word to the bank when that was the reason of the refusal', () => {
    expect(holdTask({ ...hold, status: 'refused', problem: 'AUTHENTICATION_REQUIRED' })).toBe(
      'bank',
    )
    expect(holdTask(null)).toBeNull()
  })
  it('is asked for again and again while money moves', () => {
    expect(HOLD_STATES.filter(isMoving)).toEqual(['placing', 'unknown', 'capturing', 'releasing'])
    expect(isMoving(undefined)).toBe(false)
  })
  it('is marked by a tone for every state of a place', () => {
    expect(PARTICIPATION_STATES.map(placeTone).every(Boolean)).toBe(true)
    expect(placeTone('missing')).toBe('act')
  })
})
