import { describe, expect, test } from 'vitest'
import { fromMajor } from '../money.ts'
import { priceParticipation } from '../pricing.ts'
import { DEFAULT_SETTINGS } from '../settings.ts'
import { fromJapanText } from '../time.ts'
import { launchProblem } from './launch-problem.ts'
import {
  launchOf,
  settingsAt,
  USUAL_LAUNCH,
  type LaunchFee,
  type Launches,
} from './region-launch.ts'

const FEE: LaunchFee = {
  percent: 10,
  baseUsd: 5,
  baseJpy: 500,
  from: '2026-12-01',
  to: '2026-12-31',
}
const launches: Launches = new Map([
  ['kyushu', { state: 'seeding', fee: FEE, headStartHours: 24 }],
  ['shikoku', { state: 'closed', fee: null, headStartHours: null }],
])
const COURSE = 'keya-golf-club'
const feeOf = (
  region: 'kanto' | 'kyushu' | 'shikoku' | null,
  at: string,
  price = 100,
  courseId: string | null = COURSE,
) =>
  priceParticipation(
    fromMajor(price, 'USD'),
    settingsAt(DEFAULT_SETTINGS, launches, { region, courseId, teeTime: fromJapanText(at)! }),
  ).fee.minor

describe('the platform fee of a region', () => {
  test.each<[Parameters<typeof feeOf>[0], string, number]>([
    // the first and the last minute of the days, both included, by the calendar in Japan
    ['kyushu', '2026-11-30 23:59', 3000],
    ['kyushu', '2026-12-01 00:00', 1000],
    ['kyushu', '2026-12-31 23:59', 1000],
    ['kyushu', '2027-01-01 00:00', 3000],
    // other regions, a region without a fee of its own, an unknown place
    ['kanto', '2026-12-15 08:00', 3000],
    ['shikoku', '2026-12-15 08:00', 3000],
    [null, '2026-12-15 08:00', 3000],
  ])('in %s at %s is %d cents', (region, at, cents) => {
    expect(feeOf(region, at)).toBe(cents)
  })
  test.each([
    // the base applies below it, the percentage above; a half cent is rounded up
    [49.99, 500],
    [50, 500],
    [50.05, 501],
  ])('of a green fee of $%d is %d cents', (price, cents) => {
    expect(feeOf('kyushu', '2026-12-15 08:00', price)).toBe(cents)
  })
  test('needs a listed course: an address of the host’s own has the usual one', () => {
    expect(feeOf('kyushu', '2026-12-15 08:00', 100, null)).toBe(3000)
  })
  test('in yen has its own base', () => {
    const settings = settingsAt(DEFAULT_SETTINGS, launches, {
      region: 'kyushu',
      courseId: COURSE,
      teeTime: fromJapanText('2026-12-15 08:00')!,
    })
    expect(priceParticipation(fromMajor(3000, 'JPY'), settings).fee.minor).toBe(500)
    expect(priceParticipation(fromMajor(12_345, 'JPY'), settings).fee.minor).toBe(1235)
  })
})

test('the head start of a region applies on every day', () => {
  const at = (region: 'kanto' | 'kyushu') =>
    settingsAt(DEFAULT_SETTINGS, launches, {
      region,
      courseId: null,
      teeTime: fromJapanText('2027-06-01 08:00')!,
    }).wish_head_start_hours
  expect([at('kyushu'), at('kanto')]).toEqual([24, 12])
})
test('a region without values is open', () => {
  expect(launchOf(launches, 'kanto')).toEqual(USUAL_LAUNCH)
  expect(launchOf(launches, null).state).toBe('open')
  expect(launchOf(launches, 'shikoku').state).toBe('closed')
})

test.each<[string, Partial<LaunchFee> | null, number | null, string | null]>([
  ['usual values', null, null, null],
  ['a head start of none', null, 0, null],
  ['the longest head start', null, 48, null],
  ['a longer one', null, 49, 'headStart'],
  ['a part of an hour', null, 1.5, 'headStart'],
  ['one day', { from: '2026-12-01', to: '2026-12-01' }, null, null],
  ['swapped days', { from: '2026-12-02', to: '2026-12-01' }, null, 'dates'],
  ['no day', { from: '2026-02-30' }, null, 'dates'],
  ['no fee at all', { percent: 0, baseUsd: 0, baseJpy: 0 }, null, null],
  ['a negative percentage', { percent: -1 }, null, 'fee'],
  ['more than everything', { percent: 100.1 }, null, 'fee'],
  ['a part of a yen', { baseJpy: 0.5 }, null, 'fee'],
  ['the smallest fee that can be charged', { baseUsd: 0.5, baseJpy: 50 }, null, null],
])('the values of a region with %s', (_name, fee, headStartHours, problem) => {
  expect(
    launchProblem(
      { state: 'seeding', fee: fee && { ...FEE, ...fee }, headStartHours },
      DEFAULT_SETTINGS,
    ),
  ).toBe(problem)
})
test('a base fee that the card provider does not charge is a contradiction', () => {
  const problem = launchProblem(
    { state: 'open', fee: { ...FEE, baseUsd: 0.49 }, headStartHours: null },
    DEFAULT_SETTINGS,
  )
  expect(problem).toMatchObject({ text: 'fee_too_low' })
})
