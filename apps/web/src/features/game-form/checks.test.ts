import { describe, expect, it } from 'vitest'
import { CHECKS, firstProblem, roundedPrice, teeTimeProblem, type Check } from './checks.ts'
import { emptyDraft, type Draft } from './draft.ts'

// 11:20 in Japan
const now = Date.parse('2026-11-20T02:20:00Z')
const LEAD = 4
const complete: Draft = {
  ...emptyDraft(),
  courseName: 'Boso Misaki Golf Links',
  date: '2026-11-28',
  time: '07:42',
  location: '2240 Misaki-cho, Isumi, Chiba',
  price: '100',
  agreed: true,
}
const problemOf = (part: Partial<Draft>) => firstProblem({ ...complete, ...part }, now, LEAD)

describe('the checks of the host form', () => {
  it('are made in the order in which the form asks', () => {
    expect(CHECKS.map(([check]) => check)).toEqual([
      'course',
      'date',
      'time',
      'teeTime',
      'location',
      'price',
      'agreement',
      'transportation',
    ])
  })
  it('let a complete form pass', () => {
    expect(firstProblem(complete, now, LEAD)).toBeNull()
  })
  it('tell the first failure when everything is missing, then the next as each is mended', () => {
    const mended: Partial<Draft>[] = [
      { courseName: 'Boso' },
      { date: '2026-11-20' },
      { time: '12:00' },
      { time: '18:00' },
      { location: 'Isumi' },
      { price: '100' },
      { agreed: true },
      { transportationDetails: 'Ohara station, 06:20' },
    ]
    const told: (Check | null)[] = []
    let draft: Draft = { ...emptyDraft(), transportationProvided: true }
    for (const part of mended) {
      told.push(firstProblem(draft, now, LEAD))
      draft = { ...draft, ...part }
    }
    expect(told).toEqual([
      'course',
      'date',
      'time',
      'teeTime',
      'location',
      'price',
      'agreement',
      'transportation',
    ])
    expect(firstProblem(draft, now, LEAD)).toBeNull()
  })
  it.each<[string, Partial<Draft>, Check]>([
    ['a name of blanks', { courseName: '   ' }, 'course'],
    ['an address of blanks', { location: ' ' }, 'location'],
    ['a price of nothing', { price: '0' }, 'price'],
    ['a price below nothing', { price: '-5' }, 'price'],
    ['a price that is no number', { price: 'free' }, 'price'],
    [
      'a ride without details',
      { transportationProvided: true, transportationDetails: ' ' },
      'transportation',
    ],
  ])('refuse %s', (_, part, check) => {
    expect(problemOf(part)).toBe(check)
  })
  it('ask for no details where no ride is offered', () => {
    expect(problemOf({ transportationProvided: false, transportationDetails: '' })).toBeNull()
  })
  it('leave out what an edit does not touch', () => {
    expect(
      firstProblem({ ...complete, date: '2026-11-20', time: '12:00' }, now, LEAD, ['teeTime']),
    ).toBeNull()
  })
})

describe('the tee time', () => {
  const problemAt = (date: string, time: string, at = now) =>
    teeTimeProblem({ date, time }, at, LEAD)
  it('may be exactly the lead from now', () => {
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
  it('does not call tomorrow today', () => {
    const late = Date.parse('2026-11-20T13:00:00Z') // 22:00 in Japan
    expect(problemAt('2026-11-20', '23:30', late)).toMatchObject({ kind: 'soon', today: false })
  })
  it('lies ahead', () => {
    expect(problemAt('2026-11-20', '11:20')).toEqual({ kind: 'past' })
    expect(problemAt('2026-11-19', '23:00')).toEqual({ kind: 'past' })
  })
  it('lies within a year', () => {
    expect(problemAt('2027-11-20', '11:20')).toBeNull()
    expect(problemAt('2027-11-20', '11:21')).toEqual({ kind: 'far' })
  })
  it('is not judged before date and time are both there', () => {
    expect(problemAt('2020-01-01', '')).toBeNull()
    expect(problemAt('', '09:00')).toBeNull()
  })
})

describe('the price when its field is left', () => {
  it.each([
    ['100', '100'],
    ['99.999', '100'],
    ['12.345', '12.35'],
    ['12.5', '12.50'],
    ['0.4', '1'],
    ['1,250', '1250'],
    [' 80 ', '80'],
    ['free', ''],
    ['', ''],
  ])('turns %s into %s dollars', (typed, kept) => {
    expect(roundedPrice(typed, 'USD')).toBe(kept)
  })
  it('is whole in yen', () => {
    expect(roundedPrice('15000.5', 'JPY')).toBe('15001')
    expect(roundedPrice('0', 'JPY')).toBe('1')
  })
})
