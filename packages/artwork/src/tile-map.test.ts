import { describe, expect, it } from 'vitest'
import {
  heatStep,
  PREFECTURES,
  prefecturesOf,
  REGIONS,
  regionBox,
  regionOutline,
  TILE_COLUMNS,
  TILE_ROWS,
} from './tile-map.ts'
import { outlineOf } from './tile-outline.ts'
import { pathPoints } from '../test/svg-reading.ts'

describe('Japan in tiles', () => {
  it('has the 47 prefectures in the order of their JIS codes', () => {
    expect(PREFECTURES.map((prefecture) => prefecture.code)).toEqual(
      Array.from({ length: 47 }, (_, i) => i + 1),
    )
    for (const key of ['id', 'en', 'ja', 'ko', 'zh'] as const)
      expect(new Set(PREFECTURES.map((prefecture) => prefecture[key])).size).toBe(47)
  })

  it('has one tile on the grid per prefecture', () => {
    expect(new Set(PREFECTURES.map(({ col, row }) => `${col},${row}`)).size).toBe(47)
    for (const { col, row } of PREFECTURES) {
      expect(col).toBeGreaterThanOrEqual(1)
      expect(col).toBeLessThanOrEqual(TILE_COLUMNS)
      expect(row).toBeGreaterThanOrEqual(1)
      expect(row).toBeLessThanOrEqual(TILE_ROWS)
    }
  })

  it('has the same regions as the course list, Mie in Kansai', () => {
    expect(REGIONS.map(({ listName, id }) => `${listName} ${prefecturesOf(id).length}`)).toEqual([
      'Hokkaido 1',
      'Tohoku 6',
      'Kanto 7',
      'Chubu 9',
      'Kansai 7',
      'Chugoku 5',
      'Shikoku 4',
      'Kyushu-Okinawa 8',
    ])
  })
})

describe('the outline of a region', () => {
  it('consists of closed parts', () => {
    for (const { id } of REGIONS) {
      const pathData = regionOutline(id)
      expect(pathData.match(/M/g)?.length).toBe(pathData.match(/Z/g)?.length)
      for (const part of pathData.split(/(?<=Z)/)) {
        const points = pathPoints(part)
        const [first, last] = [points[0]!, points.at(-1)!]
        // the closing side is straight, along one axis
        expect(Math.min(Math.abs(first[0] - last[0]), Math.abs(first[1] - last[1]))).toBeLessThan(
          1e-9,
        )
        expect(
          points.every(
            ([x, y]) => x > -0.1 && y > -0.1 && x < TILE_COLUMNS + 0.1 && y < TILE_ROWS + 0.1,
          ),
        ).toBe(true)
      }
    }
  })

  it('contains exactly the tiles of the region', () => {
    const area = (pathData: string) =>
      pathData.split(/(?<=Z)/).reduce(
        (sum, part) =>
          sum +
          Math.abs(
            pathPoints(part).reduce((twice, [x, y], i, all) => {
              const [nx, ny] = all[(i + 1) % all.length]!
              return twice + x * ny - nx * y
            }, 0) / 2,
          ),
        0,
      )
    for (const { id } of REGIONS) {
      const tiles = prefecturesOf(id).length
      // larger than the tiles by `grow`, smaller by the round corners
      expect(Math.abs(area(regionOutline(id)) - tiles)).toBeLessThan(0.13 * tiles + 0.1)
    }
  })

  it('draws Okinawa as a separate part', () => {
    expect(regionOutline('kyushu').match(/M/g)?.length).toBe(2)
    expect(regionOutline('kanto').match(/M/g)?.length).toBe(1)
  })

  it('separates tiles that touch only at a corner', () => {
    expect(
      outlineOf(
        [
          { x: 0, y: 0 },
          { x: 1, y: 1 },
        ],
        { grow: 0, radius: 0.1 },
      ).match(/M/g)?.length,
    ).toBe(2)
    expect(
      outlineOf(
        [
          { x: 0, y: 0 },
          { x: 1, y: 0 },
        ],
        { grow: 0, radius: 0.1 },
      ).match(/M/g)?.length,
    ).toBe(1)
  })

  it('regionBox contains all tiles of a region', () => {
    expect(regionBox('kanto')).toEqual({ col: 12, row: 6, columns: 3, rows: 3 })
    expect(regionBox('hokkaido')).toEqual({ col: 14, row: 1, columns: 1, rows: 1 })
  })
})

describe('the heat of a tile', () => {
  it.each([
    [0, 34, 0],
    [-3, 34, 0],
    [Number.NaN, 34, 0],
    [1, 34, 1],
    [1, 25, 1],
    [2, 25, 2],
    [4, 25, 2],
    [5, 25, 3],
    [9, 25, 3],
    [10, 25, 4],
    [16, 25, 4],
    [17, 25, 5],
    [25, 25, 5],
    [40, 25, 5],
    [1, 1, 5],
    [3, 0, 5],
  ])('is for %d games where the busiest prefecture has %d: step %d', (count, max, step) => {
    expect(heatStep(count, max)).toBe(step)
  })
})
