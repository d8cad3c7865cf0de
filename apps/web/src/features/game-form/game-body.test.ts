import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@tomogolf/phrases/languages'
import { NO_COURSE, shownAddress } from './chosen-course.ts'
import { changedFields, draftOfGame, duplicateGame, roundedPrice, toGameBody } from './game-body.ts'
import { emptyDraft, parseStoredDraft, type GameDraft } from './game-draft.ts'
import type { GameDetail } from '../../queries/games.ts'

const draft: GameDraft = {
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

describe('the request body of a draft', () => {
  it('has the defaults of an untouched form', () => {
    expect(
      toGameBody({ ...emptyDraft(), date: '2026-11-28', time: '07:42', price: '1' }),
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
  it('has the date and time of Japan, a numeric price, and null for empty notes', () => {
    expect(toGameBody(draft)).toMatchObject({
      courseName: 'Boso Misaki Golf Links',
      date: '2026-11-28 07:42:00',
      price: 100,
      notes: null,
      mealIncluded: true,
      transportationDetails: 'Ohara station',
    })
  })
  it('contains neither the agreement nor display fields', () => {
    expect(
      Object.keys(toGameBody(draft)).filter((name) =>
        ['agreed', 'region', 'courseNameJa', 'courseNameKo', 'coursePlace', 'time'].includes(name),
      ),
    ).toEqual([])
  })
  it('drops the details of a ride that is no longer offered', () => {
    expect(toGameBody({ ...draft, transportationProvided: false }).transportationDetails).toBeNull()
  })
  it('has a casual dress code after a reset', () => {
    expect(emptyDraft('casual').dressCodeLevel).toBe('casual')
  })
})

describe('the draft of an existing game', () => {
  const game = {
    ...toGameBody(draft),
    courseNameJa: '房総岬ゴルフリンクス',
    region: 'kanto',
    notes: null,
    transportationDetails: 'Ohara station',
    version: 3,
    listedFrom: null,
  } as unknown as GameDetail
  it('starts from the game', () => {
    expect(draftOfGame(game)).toMatchObject({
      date: '2026-11-28',
      time: '07:42',
      price: '100',
      notes: '',
      extras: ['shower', 'wifi'],
    })
  })
  it('shows the address in the language while it is the one of the course', () => {
    const listed = draftOfGame({
      ...game,
      courseId: 'boso-misaki-golf-links',
      location: 'Isumi City, Chiba',
      municipality: 'Isumi City',
      prefecture: 'Chiba',
      placeJa: '千葉県いすみ市',
      placeKo: '지바현 이스미시',
    })
    expect(LANGUAGES.map((language) => shownAddress(listed, language))).toEqual([
      'Isumi City, Chiba',
      '千葉県いすみ市',
      '지바현 이스미시',
      '千葉県いすみ市',
    ])
    const typed = { ...listed, location: ' 2240 Misaki-cho, Isumi ' }
    expect(shownAddress(typed, 'ja')).toBe('2240 Misaki-cho, Isumi')
    expect(shownAddress({ ...listed, ...NO_COURSE }, 'ja')).toBe('Isumi City, Chiba')
    expect(shownAddress(draftOfGame(game), 'ko')).toBe('Isumi, Chiba')
  })
  it('sends only the changed fields of an edit', () => {
    const before = draftOfGame(game)
    expect(changedFields(before, before, 'USD', false)).toEqual({})
    expect(
      changedFields(before, { ...before, time: '08:10', extras: ['shower'] }, 'USD', false),
    ).toEqual({
      date: '2026-11-28 08:10:00',
      extras: ['shower'],
    })
  })
  describe('the decision whether it is played', () => {
    const decided = {
      ...game,
      teeTime: '2026-11-27T22:42:00.000Z',
      goNoGo: {
        minPlayers: 3,
        missing: 2,
        decideAt: '2026-11-26T08:30:00.000Z',
        decision: null,
      },
    } as GameDetail
    const before = draftOfGame(decided)
    it('is read as days before and a time in Japan', () => {
      expect(before).toMatchObject({ minPlayers: 3, decideDays: 2, decideTime: '17:30' })
      expect(toGameBody(before)).toMatchObject({ minPlayers: 3, decideAt: '2026-11-26 17:30:00' })
    })
    it.each([
      ['stays on its day when the tee time moves within the day', { time: '08:10' }, '2026-11-26'],
      ['moves with the date', { date: '2026-11-30' }, '2026-11-28'],
    ])('%s', (_, change, day) => {
      expect(changedFields(before, { ...before, ...change }, 'USD', false)).toMatchObject({
        decideAt: `${day} 17:30:00`,
      })
    })
    it('is left to the server once guests have joined', () => {
      expect(changedFields(before, { ...before, date: '2026-11-30' }, 'USD', true)).toEqual({
        date: '2026-11-30 07:42:00',
      })
    })
    it('is removed with the minimum', () => {
      expect(changedFields(before, { ...before, minPlayers: null }, 'USD', false)).toEqual({
        minPlayers: null,
        decideAt: null,
      })
    })
  })
  it('copies an earlier game without its date, agreement and a price in another currency', () => {
    expect(duplicateGame({ ...game, currency: 'USD' } as GameDetail)).toEqual({
      ...draftOfGame(game),
      date: '',
      agreed: false,
    })
    expect(duplicateGame({ ...game, currency: 'JPY' } as GameDetail).price).toBe('')
  })
  it('treats the meal flag of an older game as an included meal', () => {
    expect(
      draftOfGame({ ...game, mealIncluded: true, mealPackageType: 'not_included' } as GameDetail)
        .mealPackageType,
    ).toBe('included_in_fees')
  })
})

describe('a stored draft', () => {
  it('is restored except for its agreement', () => {
    expect(parseStoredDraft(JSON.parse(JSON.stringify(draft)))).toEqual({ ...draft, agreed: false })
  })
  it.each([null, undefined, 'text', 7])('is ignored when %s is stored', (stored) => {
    expect(parseStoredDraft(stored)).toBeNull()
  })
  it('loses only its invalid fields', () => {
    expect(
      parseStoredDraft({
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

describe('the price when its field loses focus', () => {
  it.each([
    ['100', '100'],
    ['99.999', '100'],
    ['12.345', '12.35'],
    ['12.5', '12.50'],
    ['0.4', '1'],
    ['1,250', '1250'],
    [' 80 ', '80'],
    ['12,50', '12.50'],
    ['12,5', '12.50'],
    ['１２．５０', '12.50'],
    ['１，２５０', '1250'],
    // stays for the form to refuse
    ['0', '0'],
    ['0,00', '0,00'],
    ['-5', '-5'],
    ['12,5000', '12,5000'],
    ['free', 'free'],
    ['', ''],
  ])('turns %s into %s dollars', (typed, rounded) => {
    expect(roundedPrice(typed, 'USD')).toBe(rounded)
  })
  it('is whole in yen', () => {
    expect(roundedPrice('15000.5', 'JPY')).toBe('15001')
    expect(roundedPrice('15.800', 'JPY')).toBe('15800')
    expect(roundedPrice('0', 'JPY')).toBe('0')
  })
})
