import { describe, expect, test } from 'vitest'
import { SKILL_LEVELS } from '../game.ts'
import { PLACES, placeOfId } from '../places/places.ts'
import { straightKm } from '../places/distance.ts'
import { DAY, HOUR, MINUTE, fromJapanText, japanDate, japanText } from '../time.ts'
import { areasOfGame, isWishArea, nearOfArea, WISH_RADII } from './wish-areas.ts'
import { dayNumber, dayText, wishDays, MAX_WISH_DAYS, WEEKDAY_WISH_DAYS } from './wish-days.ts'
import { isAlertedAtOnce, wishFits, type Wish, type WishedGame } from './wish-matching.ts'

const at = (text: string) => fromJapanText(text)!
const NOW = at('2026-11-26 12:00:00')
const days = (from: string, to = from) => wishDays({ from, to, weekdays: [] }, NOW)!
const game: WishedGame = {
  areas: ['anywhere', 'kanto', 'Chiba', 'station-tokyo/60'],
  teeTime: at('2026-12-12 07:56:00'),
  price: 98,
  level: 'casual',
  freeSeats: 2,
  languages: ['ja', 'en'],
}
const wish: Wish = {
  areas: ['anywhere'],
  days: days('2026-12-12'),
  maxPrice: null,
  level: null,
  partySize: 1,
  languages: [],
}

describe('wishFits', () => {
  test.each<[string, Partial<Wish>, Partial<WishedGame>, boolean]>([
    ['anything on the day', {}, {}, true],
    ['the prefecture', { areas: ['Chiba'] }, {}, true],
    ['the region', { areas: ['kanto'] }, {}, true],
    ['near a station', { areas: ['station-tokyo/60'] }, {}, true],
    ['one of several areas', { areas: ['Okinawa', 'Chiba'] }, {}, true],
    ['another prefecture', { areas: ['Okinawa'] }, {}, false],
    ['a game without a known place', { areas: ['Chiba'] }, { areas: ['anywhere'] }, false],
    ['anywhere, without a known place', {}, { areas: ['anywhere'] }, true],
    ['the day before', { days: days('2026-12-11') }, {}, false],
    ['the day after', { days: days('2026-12-13') }, {}, false],
    ['the first moment of the day', {}, { teeTime: at('2026-12-12 00:00:00') }, true],
    ['the moment before', {}, { teeTime: at('2026-12-12 00:00:00') - 1 }, false],
    ['the last moment of the day', {}, { teeTime: at('2026-12-13 00:00:00') - 1 }, true],
    ['the highest price', { maxPrice: 98 }, {}, true],
    ['a dollar too much', { maxPrice: 97 }, {}, false],
    ['a price limit without a rate', { maxPrice: 500 }, { price: null }, false],
    ['no price limit without a rate', {}, { price: null }, true],
    ['the level', { level: 'casual' }, {}, true],
    ['another level', { level: 'advanced' }, {}, false],
    ['a game for every level', { level: 'advanced' }, { level: 'any' }, true],
    ['as many as there are spots', { partySize: 2 }, {}, true],
    ['one more than there are spots', { partySize: 3 }, {}, false],
    ['a full game', {}, { freeSeats: 0 }, false],
    ['a language of the host', { languages: ['ko', 'en'] }, {}, true],
    ['no language of the host', { languages: ['ko', 'zh'] }, {}, false],
  ])('%s', (_name, changedWish, changedGame, fits) => {
    expect(wishFits({ ...wish, ...changedWish }, { ...game, ...changedGame })).toBe(fits)
  })

  test('agrees with a slow one that compares what people read', () => {
    const random = seeded(20261126)
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
    const some = <T>(list: readonly T[]): T[] => list.filter(() => random() < 0.4)
    const areas = ['Chiba', 'Okinawa', 'kanto', 'station-tokyo/60']
    const languages = ['en', 'ja', 'ko', 'zh'] as const
    let fitting = 0
    for (let round = 0; round < 5000; round++) {
      const dates = random() < 0.5
      const from = NOW + Math.floor(random() * 6) * DAY
      const asked = {
        from: dates ? japanDate(from) : null,
        to: dates ? japanDate(from + Math.floor(random() * 6) * DAY) : null,
        weekdays: dates ? [] : [...some([0, 1, 2, 3, 4, 5]), 6],
      }
      const chosen = some(areas)
      const wished = {
        areas: chosen.length === 0 ? ['anywhere'] : chosen,
        days: wishDays(asked, NOW)!,
        maxPrice: pick([null, 80, 120]),
        level: pick([null, ...SKILL_LEVELS]),
        partySize: pick([1, 2, 3]),
        languages: some(languages),
      }
      const posted: WishedGame = {
        areas: ['anywhere', ...some(areas)],
        teeTime: NOW + Math.floor(random() * 10 * 24 * 60) * MINUTE,
        price: pick([null, 79, 80, 81, 120, 121]),
        level: pick(SKILL_LEVELS),
        freeSeats: pick([0, 1, 2, 3]),
        languages: some(languages),
      }
      const fits = fitsSlowly({ ...wished, ...asked }, posted)
      if (fits) fitting++
      expect(wishFits(wished, posted)).toBe(fits)
    }
    // the generator reaches both sides
    expect(fitting).toBeGreaterThan(100)
  })
})

/** By the calendar text of the tee time, one question after the other. */
function fitsSlowly(
  wished: Omit<Wish, 'days'> & {
    from: string | null
    to: string | null
    weekdays: readonly number[]
  },
  posted: WishedGame,
): boolean {
  const day = japanText(posted.teeTime).slice(0, 10)
  if (wished.from !== null && wished.to !== null) {
    if (day < wished.from || day > wished.to) return false
  } else if (!wished.weekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay())) return false
  let inArea = wished.areas[0] === 'anywhere'
  for (const area of wished.areas) for (const own of posted.areas) if (area === own) inArea = true
  if (!inArea) return false
  if (wished.maxPrice !== null) {
    if (posted.price === null) return false
    if (posted.price > wished.maxPrice) return false
  }
  if (wished.level !== null && posted.level !== 'any' && wished.level !== posted.level) return false
  if (posted.freeSeats < wished.partySize) return false
  if (wished.languages.length === 0) return true
  return posted.languages.filter((language) => wished.languages.includes(language)).length > 0
}
/** Repeats its numbers for a seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

describe('wishDays', () => {
  const dates = (from: string | null, to: string | null, weekdays: number[] = []) =>
    wishDays({ from, to, weekdays }, NOW)?.map(dayText)
  test.each<[string, string | null, string | null, number[], string[] | undefined]>([
    ['today', '2026-11-26', '2026-11-26', [], ['2026-11-26']],
    ['yesterday', '2026-11-25', '2026-11-25', [], undefined],
    ['from the past: from today', '2026-11-20', '2026-11-27', [], ['2026-11-26', '2026-11-27']],
    ['swapped', '2026-12-02', '2026-12-01', [], undefined],
    ['half a range', '2026-12-02', null, [], undefined],
    ['no days', null, null, [], undefined],
    ['dates and weekdays', '2026-12-02', '2026-12-02', [3], undefined],
    ['no date', '2026-02-30', '2026-12-02', [], undefined],
    ['too far away', '2027-11-27', '2027-11-27', [], undefined],
  ])('%s', (_name, from, to, weekdays, expected) => {
    expect(dates(from, to, weekdays)).toEqual(expected)
  })
  test('takes at most two months', () => {
    expect(dates('2026-12-01', '2027-01-31')).toHaveLength(MAX_WISH_DAYS)
    expect(dates('2026-12-01', '2027-02-01')).toBeUndefined()
  })
  test('lists the weekdays of the next months', () => {
    const saturdays = dates(null, null, [6])!
    expect(saturdays.slice(0, 2)).toEqual(['2026-11-28', '2026-12-05'])
    expect(at(saturdays.at(-1)!) - NOW).toBeLessThanOrEqual(WEEKDAY_WISH_DAYS * DAY)
  })
  test('a day begins at midnight in Japan', () => {
    const midnight = at('2026-11-27 00:00:00')
    expect([dayNumber(midnight - 1), dayNumber(midnight)].map(dayText)).toEqual([
      '2026-11-26',
      '2026-11-27',
    ])
  })
})

describe('areas', () => {
  test.each(['kanto', 'Chiba', 'station-tokyo/60', 'airport-hnd/30'])('%s is one', (area) => {
    expect(isWishArea(area)).toBe(true)
  })
  test.each(['', 'anywhere', 'chiba', 'station-tokyo', 'station-tokyo/61', 'station-atlantis/60'])(
    '%j is none',
    (area) => expect(isWishArea(area)).toBe(false),
  )
  test('a game lies in its region, its prefecture and around places', () => {
    const position = placeOfId('station-tokyo')!
    const areas = areasOfGame({ region: 'kanto', prefecture: 'Tokyo', position })
    expect(areas).toEqual(
      expect.arrayContaining(['anywhere', 'kanto', 'Tokyo', 'station-tokyo/30']),
    )
    for (const area of areas) {
      const near = nearOfArea(area)
      if (near) expect(straightKm(position, placeOfId(near.placeId)!)).toBeLessThanOrEqual(near.km)
    }
    const around = PLACES.filter((place) => straightKm(position, place) < WISH_RADII[0])
    for (const { id } of around) for (const km of WISH_RADII) expect(areas).toContain(`${id}/${km}`)
  })
  test('a game without a known place is anywhere', () => {
    expect(areasOfGame({ region: null, prefecture: null, position: null })).toEqual(['anywhere'])
  })
})

test.each<[ahead: number, listedFrom: number | null, atOnce: boolean]>([
  [72 * HOUR, null, true],
  [72 * HOUR + 1, null, false],
  [30 * DAY, NOW + 1, true],
  [30 * DAY, NOW, false],
])('a game in %d ms, listed from %s, is alerted at once: %s', (ahead, listedFrom, atOnce) => {
  expect(isAlertedAtOnce({ teeTime: NOW + ahead, listedFrom }, NOW)).toBe(atOnce)
})
