import { describe, expect, test } from 'vitest'
import { originOf, nearbyPlaces, PLACE_KINDS, placeOfId, PLACES } from './places.ts'
import { pointNear, positionIn, roundedPosition } from './near.ts'
import { PLACE_ROWS } from './places.data.ts'

describe('the table of places', () => {
  test('has stations, airports and areas in every prefecture', () => {
    expect(PLACES).toHaveLength(256)
    expect(new Set(PLACES.map(({ id }) => id)).size).toBe(256)
    expect(new Set(PLACES.map(({ prefecture }) => prefecture)).size).toBe(47)
    expect(PLACE_KINDS.map((kind) => PLACES.filter((place) => place.kind === kind).length)).toEqual(
      [122, 53, 81],
    )
  })
  test.each(PLACES.map((place) => [place.id, place] as const))('%s is complete', (_id, place) => {
    expect(place.latitude).toBeGreaterThan(24)
    expect(place.latitude).toBeLessThan(46)
    expect(place.longitude).toBeGreaterThan(122)
    expect(place.longitude).toBeLessThan(146)
    for (const name of Object.values(place.name)) expect(name.trim()).not.toBe('')
  })
  test('names the source of every position', () => {
    for (const row of PLACE_ROWS.trim().split('\n')) expect(row.split('|')[8]).toMatch(/\S/)
  })
})

describe('near', () => {
  test.each([
    ['35.68,139.77', { latitude: 35.68, longitude: 139.77 }],
    ['35.681,139.767', { latitude: 35.681, longitude: 139.767 }],
    ['35,139', { latitude: 35, longitude: 139 }],
    ['-33.87,151.21', { latitude: -33.87, longitude: 151.21 }],
    ['90,180', { latitude: 90, longitude: 180 }],
  ])('reads the position %s', (near, point) => {
    expect(positionIn(near)).toEqual(point)
    expect(pointNear(near)).toEqual(point)
  })
  test.each([
    ['more decimals than a kilometer needs', '35.6812,139.7671'],
    ['a latitude beyond the pole', '90.01,139'],
    ['a longitude beyond the date line', '35,180.01'],
    ['one number', '35.68'],
    ['a space', '35.68, 139.77'],
    ['an unknown place', 'station-atlantis'],
    ['nothing', ''],
  ])('refuses %s', (_name, near) => {
    expect(pointNear(near)).toBeUndefined()
  })
  test('knows places by their id', () => {
    expect(pointNear('station-tokyo')).toBe(placeOfId('station-tokyo'))
  })
  test('a device’s position is rounded to about a kilometer before it is sent', () => {
    const sent = roundedPosition({ latitude: 35.681_236_4, longitude: 139.767_124_9 })
    expect(sent).toBe('35.68,139.77')
    expect(positionIn(sent)).toBeDefined()
    expect(roundedPosition({ latitude: -0.001, longitude: 9.999 })).toBe('0,10')
  })
})

describe('the places around a course', () => {
  const ids = (latitude: number, longitude: number) =>
    nearbyPlaces({ latitude, longitude }).map(({ id }) => id)
  test('are the large city, the nearest airport, station and area, nearest first', () => {
    const near = nearbyPlaces({ latitude: 35.2561, longitude: 140.3857 })
    expect(near.map(({ kind }) => kind).toSorted()).toContain('airport')
    expect(near.map(({ id }) => id)).toContain('station-tokyo')
    expect(near.map(({ km }) => km)).toEqual(near.map(({ km }) => km).toSorted((a, b) => a - b))
  })
  test.each([
    ['Tokyo Station for Chiba', 35.2561, 140.3857, 'station-tokyo'],
    ['Naha for Okinawa', 26.5, 127.9, 'area-naha-kokusai-dori'],
    ['the airport for an island far from Naha', 24.73, 125.28, 'airport-mmy'],
    ['the airport for the far end of Hokkaido', 43.9, 143.9, 'airport-mmb'],
  ])('begin at %s', (_name, latitude, longitude, id) => {
    expect(originOf({ latitude, longitude }).id).toBe(id)
  })
  test('name no point twice', () => {
    const { latitude, longitude } = placeOfId('station-hakata')!
    const found = ids(latitude, longitude)
    expect(found.filter((id) => id === 'area-hakata' || id === 'station-hakata')).toHaveLength(1)
    expect(new Set(found).size).toBe(found.length)
  })
  test('leave out stations across the sea', () => {
    // Miyakojima
    const near = nearbyPlaces({ latitude: 24.73, longitude: 125.28 })
    expect(near.some(({ kind }) => kind === 'station')).toBe(false)
    expect(near[0]!.kind).toBe('airport')
  })
})
