import { describe, expect, it } from 'vitest'
import { HOLD_STATES } from '@tomogolf/domain/machines/hold-machine'
import { PARTICIPATION_STATES } from '@tomogolf/domain/machines/participation-machine'
import { isSettling, participationSteps, previewSteps, windowTexts } from './hold-timeline.ts'
import { holdTask, participationTone } from './participation-state.ts'
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
  undoMinutes: null,
  answerUntil: null,
  mayInvite: true,
  mostSeats: 3,
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
const participation: Participation = {
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

describe('the steps of a hold for a visitor', () => {
  it('start with the hold when the game is near', () => {
    expect(steps(previewSteps({ joinPreview: preview, checkIn }))).toEqual([
      'held',
      'free',
      'checkIn',
      'absent',
    ])
  })
  it('start with the agreement when the hold is scheduled', () => {
    const later = previewSteps({
      joinPreview: { ...preview, placement: 'scheduled', placeAt: '2026-11-23T22:42:00.000Z' },
      checkIn,
    })
    expect(steps(later)).toEqual(['agreed', 'scheduled', 'free', 'checkIn', 'absent'])
    expect(later[1]).toEqual({ step: 'scheduled', at: '2026-11-23T22:42:00.000Z' })
  })
  it('offer no free leave inside the departure window', () => {
    expect(
      steps(previewSteps({ joinPreview: { ...preview, insideWindow: true }, checkIn })),
    ).toEqual(['held', 'lateOnly', 'checkIn', 'absent'])
  })
  it('name the minutes of the undo inside the departure window', () => {
    const undo = previewSteps({
      joinPreview: { ...preview, insideWindow: true, undoMinutes: 60 },
      checkIn,
    })
    expect(steps(undo)).toEqual(['held', 'undo', 'checkIn', 'absent'])
  })
})

describe('the steps of a hold for a guest', () => {
  it('show when it was agreed, when it was placed and when the bank releases it', () => {
    expect(
      participationSteps(
        { ...participation, hold: { ...hold, captureBefore: '2026-11-28T18:00:00.000Z' } },
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
  it('offer free leave until the deadline, inclusive', () => {
    expect(steps(participationSteps(participation, checkIn, BEFORE))).toContain('free')
    expect(steps(participationSteps(participation, checkIn, AFTER))).toContain('lateOnly')
  })
  it('show when a scheduled hold will be placed', () => {
    const scheduled = {
      ...participation,
      hold: {
        ...hold,
        status: 'scheduled' as const,
        authorisedAt: null,
        placeAt: '2026-11-23T22:42:00.000Z',
      },
    }
    expect(steps(participationSteps(scheduled, checkIn, BEFORE))).toEqual([
      'agreed',
      'scheduled',
      'free',
      'checkIn',
      'absent',
    ])
  })
  it('end with the check-in', () => {
    const arrived = participationSteps({ ...participation, status: 'checked_in' }, checkIn, AFTER)
    expect(steps(arrived)).toEqual(['agreed', 'held', 'checkIn'])
    expect(arrived[2]).toMatchObject({ done: true })
  })
})

describe('the state of a hold', () => {
  it('demands another card after a refusal and 3-D Secure when required', () => {
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
  it('demands 3-D Secure when its absence was the reason of a refusal', () => {
    expect(holdTask({ ...hold, status: 'refused', problem: 'AUTHENTICATION_REQUIRED' })).toBe(
      'bank',
    )
    expect(holdTask(null)).toBeNull()
  })
  it('is polled while the payment service has not responded', () => {
    expect(HOLD_STATES.filter(isSettling)).toEqual(['placing', 'unknown', 'capturing', 'releasing'])
    expect(isSettling(undefined)).toBe(false)
  })
  it('has a tone for every state of a participation', () => {
    expect(PARTICIPATION_STATES.map(participationTone).every(Boolean)).toBe(true)
    expect(participationTone('missing')).toBe('act')
  })
})

describe('windowTexts', () => {
  it('writes the day once, unless the window ends on another day in Japan', () => {
    const window = { from: '2026-11-27T16:42:00.000Z', until: '2026-11-28T04:42:00.000Z' }
    expect(windowTexts(window, 'en')).toEqual({ from: 'Sat, Nov 28, 01:42', until: '13:42' })
    expect(windowTexts({ ...window, until: '2026-11-28T15:00:00.000Z' }, 'en').until).toBe(
      'Sun, Nov 29, 00:00',
    )
  })
})
