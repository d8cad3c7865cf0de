import { describe, expect, test } from 'vitest'
import { nearMap, type NearMapContent, type NearPin } from './near-map.ts'

const TOKYO = { latitude: 35.6812, longitude: 139.7671 }
const pin = (id: string, latitude: number, longitude: number, km: number): NearPin => ({
  id,
  latitude,
  longitude,
  km,
  text: '$118',
})
const draw = (
  pins: readonly NearPin[],
  width = 358,
  height = 400,
  airports: NearMapContent['airports'] = [],
) =>
  nearMap({
    airports,
    origin: TOKYO,
    originName: 'Tokyo Station',
    pins,
    kmText: (km) => `${km} km`,
    lang: 'en',
    width,
    height,
  })
const OHARA = pin('ohara', 35.2561, 140.3857, 73)

describe('a map around a place', () => {
  test('shows the whole first ring without any pin', () => {
    const { rings, origin, coast } = draw([])
    expect(origin).toEqual([179, 200])
    expect(rings[0]!.km).toBe(25)
    expect(rings[0]!.radius).toBeLessThan(179)
    expect(coast).toMatch(/^M/)
  })
  test('rings have the scale of the pins', () => {
    const { rings, origin, pins } = draw([OHARA])
    const away = Math.hypot(pins[0]!.point[0] - origin[0], pins[0]!.point[1] - origin[1])
    const fifty = rings.find(({ km }) => km === 50)!
    expect((away / fifty.radius) * 50).toBeGreaterThan(71)
    expect((away / fifty.radius) * 50).toBeLessThan(75)
  })
  test('names the airports of the picture that no pin covers', () => {
    const haneda = { name: 'Haneda', latitude: 35.548, longitude: 139.789 }
    const beside = { name: 'Ohara', latitude: 35.2561, longitude: 140.3857 }
    const away = { name: 'Naha', latitude: 26.2, longitude: 127.65 }
    const { airports } = draw([OHARA], 358, 400, [haneda, beside, away])
    expect(airports.map(({ label }) => label?.text)).toEqual(['Haneda'])
  })
  test('keeps one pin of a course, and reduces a covered one to a dot', () => {
    const { pins } = draw([
      OHARA,
      { ...OHARA, id: 'same course' },
      pin('beside', 35.2561, 140.4857, 82),
    ])
    expect(pins.map(({ id, isDot }) => [id, isDot])).toEqual([
      ['ohara', false],
      ['beside', true],
    ])
  })
  test('does not shrink for what is far away, unless all are', () => {
    const sapporo = pin('sapporo', 43.07, 141.35, 831)
    const near = ['a', 'b', 'c'].map((id, i) => pin(id, 35.3 + i / 5, 140.3, 60))
    const drawn = draw([...near, sapporo])
    expect(drawn.pins.map(({ id }) => id)).not.toContain('sapporo')
    expect(draw([sapporo]).pins.map(({ id }) => id)).toEqual(['sapporo'])
  })
  test('no label lies on a pin', () => {
    const { pins, rings, originLabel } = draw([OHARA], 760, 560)
    const labels = [originLabel, ...rings.map((ring) => ring.label)].flatMap((label) => label ?? [])
    const gaps = labels.flatMap(({ at }) =>
      pins.map(({ point }) => Math.hypot(at[0] - point[0], at[1] - (point[1] - 20))),
    )
    expect(Math.min(...gaps)).toBeGreaterThan(20)
  })
})
