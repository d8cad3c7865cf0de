import { describe, expect, test } from 'vitest'
import type { Point } from '../geometry.ts'
import { clipLine, clipPolygon, thin } from './clip.ts'
import { Labels } from './labels.ts'
import { locatorMap } from './locator-map.ts'
import { japan } from './outline.ts'
import { viewOf } from './view.ts'

const BOX = { left: 0, top: 0, right: 10, bottom: 10 }
const PIN = { latitude: 35.2561, longitude: 140.3857 }
const TOKYO = {
  kind: 'station',
  name: 'Tokyo Station',
  latitude: 35.6812,
  longitude: 139.7671,
} as const
const draw = (origin = true) =>
  locatorMap({
    pin: PIN,
    marks: [{ kind: 'airport', name: 'A & B', latitude: 35.77, longitude: 140.39 }],
    origin: origin ? { ...TOKYO, distanceText: '73 km' } : undefined,
    lang: 'en',
    width: 720,
    height: 380,
  })

describe('the outline of Japan', () => {
  test('has 47 prefectures, whose inner borders are used twice', () => {
    const { prefectures, borders, land } = japan()
    expect(prefectures.map(({ code }) => code)).toEqual(Array.from({ length: 47 }, (_, i) => i + 1))
    expect(borders.length).toBeGreaterThan(80)
    expect(land.length).toBe(203)
    for (const ring of land) expect(ring.length).toBeGreaterThan(2)
  })
})
describe('clipping', () => {
  const square: Point[] = [
    [-5, 2],
    [5, 2],
    [5, 8],
    [-5, 8],
  ]
  test('cuts polygons at the box', () => {
    expect(clipPolygon(square, BOX)).toEqual([
      [0, 2],
      [5, 2],
      [5, 8],
      [0, 8],
    ])
    expect(
      clipPolygon(
        [
          [20, 20],
          [30, 20],
          [30, 30],
        ],
        BOX,
      ),
    ).toEqual([])
  })
  test('keeps the parts of a line near the box', () => {
    const line: Point[] = [
      [-20, 5],
      [-5, 5],
      [5, 5],
      [15, 5],
      [30, 5],
    ]
    expect(clipLine(line, BOX)).toEqual([
      [
        [-5, 5],
        [5, 5],
        [15, 5],
      ],
    ])
    expect(
      clipLine(
        [
          [20, 20],
          [30, 30],
        ],
        BOX,
      ),
    ).toEqual([])
  })
  test('leaves out points too close to see', () => {
    expect(
      thin(
        [
          [0, 0],
          [0.2, 0.2],
          [1, 0],
        ],
        0.8,
      ),
    ).toEqual([
      [0, 0],
      [1, 0],
    ])
  })
})
describe('labels', () => {
  test('avoid what is taken and are dropped without room', () => {
    const labels = new Labels(100, 40)
    expect(labels.beside([20, 20], 'Abc', 12)).toMatchObject({ anchor: 'start' })
    expect(labels.beside([20, 20], 'A much longer name', 12)).toBeUndefined()
  })
})
describe('the map', () => {
  test('is deterministic and shows the origin, its distance and the marks', () => {
    expect(draw()).toBe(draw())
    expect(draw()).toContain('>73 km<')
    expect(draw()).toContain('>A &amp; B<')
    expect(draw()).toContain('>CHIBA<')
    expect(draw(false)).not.toContain('km<')
  })
  test('shows every position inside the picture, north up', () => {
    const { project } = viewOf([PIN, TOKYO], 720, 380)
    const [pin, tokyo] = [PIN, TOKYO].map(({ longitude, latitude }) =>
      project([longitude, latitude]),
    )
    for (const [x, y] of [pin!, tokyo!]) {
      expect(x).toBeGreaterThan(20)
      expect(x).toBeLessThan(700)
      expect(y).toBeGreaterThan(20)
      expect(y).toBeLessThan(360)
    }
    expect(tokyo![1]).toBeLessThan(pin![1])
    expect(tokyo![0]).toBeLessThan(pin![0])
  })
  test('around one position it is some kilometers wide', () => {
    expect(viewOf([PIN], 720, 380).kmPerPixel).toBeCloseTo(0.05)
  })
})
