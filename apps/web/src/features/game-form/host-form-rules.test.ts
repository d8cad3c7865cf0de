import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '@tomogolf/domain/settings'
import { emptyDraft, type GameDraft } from './game-draft.ts'
import { findPriceProblem } from './price/price-problem.ts'
import { HOST_FORM_RULES, hostFormSchema, type Rule } from './host-form-rules.ts'
import { teeTimeProblem } from './tee-time.ts'

// 11:20 in Japan
const now = Date.parse('2026-11-20T02:20:00Z')
const LEAD_HOURS = 4
const complete: GameDraft = {
  ...emptyDraft(),
  courseName: 'Boso Misaki Golf Links',
  date: '2026-11-28',
  time: '07:42',
  location: '2240 Misaki-cho, Isumi, Chiba',
  price: '100',
  agreed: true,
}
/** The issues of a draft: rule and field. At most one is expected. */
const issuesOf = (draft: GameDraft, isTeeTimeKept?: () => boolean) =>
  hostFormSchema({
    now,
    leadHours: LEAD_HOURS,
    currency: 'USD',
    isPriceRefused: ({ price }) => findPriceProblem(price, 'USD', DEFAULT_SETTINGS) !== null,
    isTeeTimeKept,
  })
    .safeParse(draft)
    .error?.issues.map(({ message, path }) => ({ rule: message as Rule, field: path[0] })) ?? []
const firstProblem = (draft: GameDraft): Rule | null => {
  const issues = issuesOf(draft)
  expect(issues.length).toBeLessThanOrEqual(1)
  return issues[0]?.rule ?? null
}
const problemOf = (part: Partial<GameDraft>) => firstProblem({ ...complete, ...part })

describe('the rules of the host form', () => {
  it('are checked in this order', () => {
    expect(HOST_FORM_RULES.map(([rule]) => rule)).toEqual([
      'course',
      'date',
      'time',
      'teeTime',
      'booking',
      'location',
      'price',
      'priceLimit',
      'agreement',
      'transportation',
      'decision',
    ])
  })
  it('accept a complete form', () => {
    expect(firstProblem(complete)).toBeNull()
  })
  it('report one problem at a time, in order, as each is fixed', () => {
    const fixed: Partial<GameDraft>[] = [
      { courseName: 'Boso' },
      { date: '2026-11-20' },
      { time: '12:00' },
      { time: '18:00' },
      { location: 'Isumi' },
      { price: '2000.01' },
      { price: '2000' },
      { agreed: true },
      { transportationDetails: 'Ohara station, 06:20' },
    ]
    const reported: (Rule | null)[] = []
    let draft: GameDraft = { ...emptyDraft(), transportationProvided: true }
    for (const part of fixed) {
      reported.push(firstProblem(draft))
      draft = { ...draft, ...part }
    }
    expect(reported).toEqual([
      'course',
      'date',
      'time',
      'teeTime',
      'location',
      'price',
      'priceLimit',
      'agreement',
      'transportation',
    ])
    expect(firstProblem(draft)).toBeNull()
  })
  it.each<[string, Partial<GameDraft>, Rule]>([
    ['a name of spaces', { courseName: '   ' }, 'course'],
    ['an address of spaces', { location: ' ' }, 'location'],
    ['a price of zero', { price: '0' }, 'price'],
    ['a negative price', { price: '-5' }, 'price'],
    ['a price that is no number', { price: 'free' }, 'price'],
    ['a price that could mean two', { price: '12,5000' }, 'price'],
    [
      'a ride without details',
      { transportationProvided: true, transportationDetails: ' ' },
      'transportation',
    ],
  ])('refuse %s', (_, part, rule) => {
    expect(problemOf(part)).toBe(rule)
  })
  it('demand ride details only when a ride is offered', () => {
    expect(problemOf({ transportationProvided: false, transportationDetails: '' })).toBeNull()
  })
  it('skip the tee time that an edit keeps', () => {
    const soon = { ...complete, date: '2026-11-20', time: '12:00' }
    expect(issuesOf(soon, () => true)).toEqual([])
    expect(issuesOf(soon, () => false)).toEqual([{ rule: 'teeTime', field: 'time' }])
  })
  it('name the field that takes the focus', () => {
    expect(issuesOf({ ...complete, courseName: '' })).toEqual([
      { rule: 'course', field: 'courseName' },
    ])
    expect(issuesOf({ ...complete, agreed: false })).toEqual([
      { rule: 'agreement', field: 'agreed' },
    ])
  })
})

describe('the tee time', () => {
  const problemAt = (date: string, time: string, at = now) =>
    teeTimeProblem({ date, time }, at, LEAD_HOURS)
  it('may be exactly the lead time from now', () => {
    expect(problemAt('2026-11-20', '15:20')).toBeNull()
    expect(problemAt('2026-11-20', '15:19')).toEqual({
      kind: 'soon',
      earliest: Date.parse('2026-11-20T06:20:00Z'),
      today: true,
    })
  })
  it('names the next whole minute as the earliest', () => {
    expect(problemAt('2026-11-20', '15:20', now + 1)).toEqual({
      kind: 'soon',
      earliest: Date.parse('2026-11-20T06:21:00Z'),
      today: true,
    })
  })
  it('distinguishes tomorrow from today', () => {
    const late = Date.parse('2026-11-20T13:00:00Z') // 22:00 in Japan
    expect(problemAt('2026-11-20', '23:30', late)).toMatchObject({ kind: 'soon', today: false })
  })
  it('must be in the future', () => {
    expect(problemAt('2026-11-20', '11:20')).toEqual({ kind: 'past' })
    expect(problemAt('2026-11-19', '23:00')).toEqual({ kind: 'past' })
  })
  it('must be within a year', () => {
    expect(problemAt('2027-11-20', '11:20')).toBeNull()
    expect(problemAt('2027-11-20', '11:21')).toEqual({ kind: 'far' })
  })
  it('is not checked before date and time are both chosen', () => {
    expect(problemAt('2020-01-01', '')).toBeNull()
    expect(problemAt('', '09:00')).toBeNull()
  })
})
