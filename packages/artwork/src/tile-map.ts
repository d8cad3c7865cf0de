import { PREFECTURES } from './prefectures.data.ts'
import type { Prefecture, RegionId } from './prefectures.data.ts'
import { outlineOf } from './tile-outline.ts'

export { PREFECTURES, REGIONS } from './prefectures.data.ts'
export type { PlaceNames, Prefecture, Region, RegionId } from './prefectures.data.ts'

/** Size of the map in tiles. Outlines exceed it by 0.02 of a tile, so the svg must overflow. */
export const TILE_COLUMNS = 14
export const TILE_ROWS = 11

export type HeatStep = 0 | 1 | 2 | 3 | 4 | 5

/**
 * 0 for a count of 0; 1..5 by the square root of count / maximum, so that one large count does not
 * make all others look small. A count above the maximum is 5; a maximum of 0 or less counts as 1.
 */
export function heatStep(count: number, max: number): HeatStep {
  if (!(count > 0)) return 0
  const step = Math.ceil(Math.sqrt(count / Math.max(max, 1)) * 5 - 1e-9)
  return Math.max(1, Math.min(5, step)) as HeatStep
}

export const prefecturesOf = (region: RegionId): Prefecture[] =>
  PREFECTURES.filter((prefecture) => prefecture.region === region)

/**
 * Rounded outline around a region's tiles as path data; one unit is one tile. Each island of tiles
 * is a closed part.
 */
export function regionOutline(region: RegionId): string {
  return outlineOf(
    prefecturesOf(region).map(({ col, row }) => ({ x: col - 1, y: row - 1 })),
    { grow: 0.02, radius: 0.16 },
  )
}

export interface TileBox {
  col: number
  row: number
  columns: number
  rows: number
}

/** The smallest box of tiles around a region, as one large touch target on a phone. */
export function regionBox(region: RegionId): TileBox {
  const tiles = prefecturesOf(region)
  const col = Math.min(...tiles.map((tile) => tile.col))
  const row = Math.min(...tiles.map((tile) => tile.row))
  return {
    col,
    row,
    columns: Math.max(...tiles.map((tile) => tile.col)) - col + 1,
    rows: Math.max(...tiles.map((tile) => tile.row)) - row + 1,
  }
}
