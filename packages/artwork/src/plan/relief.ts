import type { Point } from '../geometry.ts'
import { isoRings, sampleField } from '../iso-rings.ts'
import type { Terrain } from '../palette.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { hills } from '../topography.ts'
import type { Frame } from '../topography.ts'

const LAND: Readonly<Record<Terrain, { count: number; spread: number; levels: number }>> = {
  mountain: { count: 9, spread: 0.6, levels: 12 },
  seaside: { count: 7, spread: 0.72, levels: 8 },
  parkland: { count: 7, spread: 0.72, levels: 8 },
}

/** Contour rings of the land, lowest first. */
export function planRelief(
  random: SeededRandom,
  { width, height, terrain, unit }: Frame & { terrain: Terrain; unit: number },
): Point[][][] {
  const { count, spread, levels } = LAND[terrain]
  return contours(random, { width, height, count, spread, levels, cell: 14 * Math.max(unit, 0.8) })
}

export interface ContourOptions extends Frame {
  count: number
  spread: number
  levels: number
  cell: number
}

export function contours(
  random: SeededRandom,
  { levels, cell, ...land }: ContourOptions,
): Point[][][] {
  const grid = sampleField(hills(random, land), land, cell)
  return Array.from({ length: levels }, (_, i) => {
    const level = grid.low + ((grid.high - grid.low) * (i + 1)) / (levels + 1)
    return isoRings(grid, level, 3)
  })
}
