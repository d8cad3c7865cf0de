import { expect, test } from 'vitest'
import type { Region } from '../regions.ts'
import { regionProblem, regionProblemOfEdit, type WrittenPlace } from './region-problem.ts'
import type { LaunchState, Launches } from './region-launch.ts'

const launches = (states: Partial<Record<Region, LaunchState>>): Launches =>
  new Map(
    Object.entries(states).map(([region, state]) => [
      region as Region,
      { state, fee: null, headStartHours: null },
    ]),
  )
const CLOSED = launches({ kyushu: 'closed', shikoku: 'seeding' })

test.each<[string, Region | null, Launches, ReturnType<typeof regionProblem>]>([
  ['an open region', 'kanto', CLOSED, null],
  ['a seeding region', 'shikoku', CLOSED, null],
  ['a closed region', 'kyushu', CLOSED, 'REGION_CLOSED'],
  ['an unknown region while one is closed', null, CLOSED, 'REGION_UNKNOWN'],
  ['an unknown region while all are open', null, launches({ shikoku: 'seeding' }), null],
])('a new game in %s', (_name, region, at, expected) => {
  expect(regionProblem(region, at)).toBe(expected)
})

const PLACE: WrittenPlace = {
  courseId: null,
  courseName: 'Sea Breeze Golf Club',
  location: 'Itoshima',
  region: null,
}
test.each<[string, Partial<WrittenPlace>, Partial<WrittenPlace>, string | null]>([
  ['stays in a region that was closed later', { region: 'kyushu' }, { location: 'Saga' }, null],
  ['moves into a closed region', { region: 'kanto' }, { region: 'kyushu' }, 'REGION_CLOSED'],
  ['moves out of a closed region', { region: 'kyushu' }, { region: 'kanto' }, null],
  ['stays at an address without a prefecture', {}, {}, null],
  ['gets another address without a prefecture', {}, { location: 'By the sea' }, 'REGION_UNKNOWN'],
  ['gets another course there', {}, { courseName: 'Other' }, 'REGION_UNKNOWN'],
  ['loses its prefecture', { region: 'kanto' }, { region: null }, 'REGION_UNKNOWN'],
])('an edited game that %s', (_name, before, change, expected) => {
  const was = { ...PLACE, ...before }
  expect(regionProblemOfEdit(was, { ...was, ...change }, CLOSED)).toBe(expected)
})
