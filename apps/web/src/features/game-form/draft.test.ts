import { describe, expect, it } from 'vitest'
import {
  bodyOf,
  changesOf,
  draftFrom,
  draftOf,
  duplicateOf,
  emptyDraft,
  type Draft,
} from './draft.ts'
import type { GameDetail } from '../../queries/games.ts'

const draft: Draft = {
  ...emptyDraft(),
  courseName: ' Boso Misaki Golf Links ',
  courseId: 'boso-misaki',
  date: '2026-11-28',
  time: '07:42',
  location: 'Isumi, Chiba',
  price: '100',
  slots: 2,
  extras: ['shower', 'wifi'],
  agreed: true,
  mealPackageType: 'included_in_fees',
  transportationProvided: true,
  transportationDetails: ' Ohara station ',
  notes: '  ',
}

describe('a game as the form sends it', () => {
  it('has the defaults of an untouched form', () => {
    expect(
      bodyOf({ ...emptyDraft(), date: '2026-11-28', time: '07:42', price: '1' }),
    ).toMatchObject({
      courseType: '18H',
      cartSystem: 'self_play',
      mealPackageType: 'not_included',
      mealIncluded: false,
      courseTerrain: 'parkland',
      dressCodeLevel: 'business',
      skillLevel: 'any',
      currency: 'USD',
      slots: 1,
      caddieIncluded: false,
      playThrough: false,
      twoSomeGuarantee: false,
      transportationProvided: false,
      transportationDetails: null,
      notes: null,
      extras: [],
    })
  })
  it("says date and time as Japan's, the price as a number, and empty notes as none", () => {
    expect(bodyOf(draft)).toMatchObject({
      courseName: 'Boso Misaki Golf Links',
      date: '2026-11-28 07:42:00',
      price: 100,
      notes: null,
      mealIncluded: true,
      transportationDetails: 'Ohara station',
    })
  })
  it('never sends the agreement, nor what is only shown', () => {
    expect(
      Object.keys(bodyOf(draft)).filter((name) =>
        ['agreed', 'region', 'courseNameJa', 'time'].includes(name),
      ),
    ).toEqual([])
  })
  it('forgets the details of a ride that is no longer offered', () => {
    expect(bodyOf({ ...draft, transportationProvided: false }).transportationDetails).toBeNull()
  })
  it('starts with a casual dress code after a reset', () => {
    expect(emptyDraft('casual').dressCodeLevel).toBe('casual')
  })
})

describe('an edit', () => {
  const game = {
    ...bodyOf(draft),
    courseNameJa: '房総岬ゴルフリンクス',
    region: 'kanto',
    notes: null,
    transportationDetails: 'Ohara station',
    version: 3,
  } as unknown as GameDetail
  it('shows the game as it is', () => {
    expect(draftOf(game)).toMatchObject({
      date: '2026-11-28',
      time: '07:42',
      price: '100',
      notes: '',
      extras: ['shower', 'wifi'],
    })
  })
  it('sends only what changed', () => {
    const before = draftOf(game)
    expect(changesOf(before, before)).toEqual({})
    expect(changesOf(before, { ...before, time: '08:10', extras: ['shower'] })).toEqual({
      date: '2026-11-28 08:10:00',
      extras: ['shower'],
    })
  })
  it('begins as a copy of an earlier game without its day, its agreement, and a price in another currency', () => {
    expect(duplicateOf({ ...game, currency: 'USD' } as GameDetail)).toEqual({
      ...draftOf(game),
      date: '',
      agreed: false,
    })
    expect(duplicateOf({ ...game, currency: 'JPY' } as GameDetail).price).toBe('')
  })
  it("takes an older game's meal for included", () => {
    expect(
      draftOf({ ...game, mealIncluded: true, mealPackageType: 'not_included' } as GameDetail)
        .mealPackageType,
    ).toBe('included_in_fees')
  })
})

describe('a draft that was kept', () => {
  it('comes back as it was, but for the agreement', () => {
    expect(draftFrom(JSON.parse(JSON.stringify(draft)))).toEqual({ ...draft, agreed: false })
  })
  it.each([null, undefined, 'text', 7])('is none when %s is stored', (stored) => {
    expect(draftFrom(stored)).toBeNull()
  })
  it('loses what no form could have written', () => {
    expect(
      draftFrom({
        courseName: 5,
        slots: 9,
        skillLevel: 'god',
        extras: ['wifi', 'casino'],
        price: 'x'.repeat(99),
        playThrough: 'yes',
        date: '2026-02-30',
        time: '25:00',
      }),
    ).toEqual({ ...emptyDraft(), slots: 3, extras: ['wifi'], price: 'x'.repeat(12) })
  })
})
