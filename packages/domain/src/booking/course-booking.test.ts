import { expect, test } from 'vitest'
import { at } from '../../test/at.ts'
import { MINUTE } from '../time.ts'
import {
  bookingBadge,
  bookingClaim,
  isBookingTime,
  mayBeSameBooking,
  referenceKey,
} from './course-booking.ts'

const game = {
  courseId: 'kazusa' as string | null,
  courseName: 'Kazusa Country Club',
  teeTime: at('2026-12-12 08:16'),
}
test.each([
  ['G44712086', 'G44712086'],
  [' g-4471 2086 ', 'G44712086'],
  ['Ｇ４４７１２０８６', 'G44712086'],
  ['G\u200b44712086', 'G44712086'],
  ['#Ⅳ-1', 'IV1'],
  ['予約12', '予約12'],
  ['---', null],
  ['', null],
  [null, null],
])('the reference %j is compared as %j', (reference, key) => {
  expect(referenceKey(reference)).toBe(key)
})
test('two games have the same claim by course, tee time and reference only', () => {
  const claim = bookingClaim(game, 'G4471')
  expect(bookingClaim(game, 'g-4471')).toBe(claim)
  expect(bookingClaim({ ...game, courseName: 'Another spelling' }, 'G4471')).toBe(claim)
  for (const other of [
    { ...game, courseId: 'obitsu' },
    { ...game, courseId: null },
    { ...game, teeTime: game.teeTime + MINUTE },
  ])
    expect(bookingClaim(other, 'G4471')).not.toBe(claim)
  expect(bookingClaim(game, 'G4472')).not.toBe(claim)
  expect(bookingClaim(game, ' - ')).toBeNull()
})
test('an unlisted course is its name, however it is spelled', () => {
  const claims = ['Hidden Hills G.C.', 'ＨＩＤＤＥＮ hills g c'].map((courseName) =>
    bookingClaim({ ...game, courseId: null, courseName }, '1'),
  )
  expect(new Set(claims).size).toBe(1)
})
test.each([
  ['G4471', {}, false, 'both courses are listed'],
  ['G4471', { courseId: null, courseName: 'Kazusa CC' }, true, 'one is not'],
  ['G4471', { courseId: null, teeTime: game.teeTime + MINUTE }, false, 'another tee time'],
  ['渡辺', { courseId: null }, false, 'a family name'],
  ['G447', { courseId: null }, false, 'three digits'],
  ['Ｇ-44 71', { courseId: null }, true, 'four, however they are written'],
])('the reference %s at %j: %s, %s', (reference, more, expected, _why) => {
  const [one, other] = [
    { ...game, courseId: 'obitsu' },
    { ...game, ...more },
  ].map((place) => ({
    courseId: place.courseId,
    claim: bookingClaim(place, reference)!,
  }))
  expect(mayBeSameBooking(one!, other!)).toBe(expected)
  expect(mayBeSameBooking(other!, one!)).toBe(expected)
})
test.each([
  [null, 'accepted', null],
  ['-', 'accepted', null],
  ['1', 'none', 'on_file'],
  ['1', 'waiting', 'on_file'],
  ['1', 'declined', 'on_file'],
  ['1', 'accepted', 'shown'],
] as const)('reference %j with evidence %s: badge %s', (reference, evidence, badge) => {
  expect(bookingBadge({ reference, evidence })).toBe(badge)
})
test.each([
  [null, true],
  [game.teeTime, true],
  [game.teeTime + 1, false],
])('a deadline at %s', (deadline, expected) => {
  expect(isBookingTime(deadline, game.teeTime)).toBe(expected)
})
