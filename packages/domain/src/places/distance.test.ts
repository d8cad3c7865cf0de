import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceMetres, straightKm } from './distance.ts'

const TOKYO = { latitude: 35.6812, longitude: 139.7671 }
const OSAKA = { latitude: 34.7025, longitude: 135.4959 }
/** A point so many metres north of Tokyo Station: one degree of latitude is 111,194.93 m. */
const north = (metres: number) => ({
  ...TOKYO,
  latitude: TOKYO.latitude + metres / 111_194.926_644_558_73,
})

test('distances agree with known ones and are symmetric', () => {
  expect(distanceMetres(TOKYO, OSAKA) / 1000).toBeCloseTo(403, 0)
  const point = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(point, point, (from, to) => {
      const distance = distanceMetres(from, to)
      expect(distance).toBeGreaterThanOrEqual(0)
      expect(distance).toBeCloseTo(distanceMetres(to, from), 3)
      expect(distance).toBeLessThan(20_016_000)
    }),
  )
})
test('crosses the date line on the short side', () => {
  const [west, east] = [179.9, -179.9].map((longitude) => ({ latitude: 0, longitude }))
  expect(straightKm(west!, east!)).toBe(22)
})
test.each([
  ['the same point', 0, 1],
  ['a few hundred metres', 400, 1],
  ['below one and a half', 1499, 1],
  ['above one and a half', 1501, 2],
  ['a day trip', 48_400, 48],
  ['the same trip, half a kilometer further', 48_600, 49],
])('%s, in whole kilometers', (_name, metres, km) => {
  expect(straightKm(TOKYO, north(metres))).toBe(km)
})
