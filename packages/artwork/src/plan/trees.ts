import { distance, shift } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Terrain } from '../palette.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { hills } from '../topography.ts'
import type { Frame } from '../topography.ts'
import type { Bunker } from './bunkers.ts'
import type { CentreLine } from './centre-line.ts'
import type { Green } from './green.ts'
import type { Wet } from './hazards.ts'
import type { Par } from './routing.ts'

export type TreeSize = 0 | 1 | 2
export type Season = 'green' | 'ginkgo' | 'blossom'

export interface Tree {
  at: Point
  size: TreeSize
  coloured: boolean
}

export interface Trees {
  /** Crown radii, viewBox units. */
  radii: readonly [number, number, number]
  season: Season
  list: Tree[]
}

interface TreeOptions extends Frame {
  terrain: Terrain
  par: Par
  base: number
  unit: number
  greens: readonly Green[]
  bunkers: readonly Bunker[]
  wet: Wet
}

interface Stand {
  /** Smallest and largest crown, drawing units. */
  crown: readonly [number, number]
  /** Distance between trunks, drawing units. */
  spacing: number
  /** Noise level above which trees grow: lower is denser. */
  floor: number
}

const STANDS: Readonly<Record<Terrain, Stand>> = {
  mountain: { crown: [5.4, 8.4], spacing: 12.8, floor: 0.02 },
  seaside: { crown: [4.8, 8.2], spacing: 18, floor: 0.36 },
  parkland: { crown: [5.6, 10], spacing: 20, floor: 0.2 },
}

/** Woods on a jittered triangular grid: even like a real canopy, without a search for neighbours. */
export function planTrees(random: SeededRandom, line: CentreLine, options: TreeOptions): Trees {
  const { terrain, par, base, unit, greens, bunkers, wet, width, height } = options
  const stand = STANDS[terrain]
  const radii = [
    stand.crown[0] * unit,
    ((stand.crown[0] + stand.crown[1]) / 2) * unit,
    stand.crown[1] * unit,
  ] as const
  const chance = random.next()
  const season =
    terrain === 'seaside' || chance > 0.42
      ? 'green'
      : chance > 0.28 && terrain === 'parkland'
        ? 'blossom'
        : 'ginkgo'
  const grove = hills(random, { width, height, count: 9, spread: 0.4 })
  const list: Tree[] = []

  const free = (point: Point, radius: number): boolean =>
    !line.stations.some(
      (station) => distance(station.point, point) < corridor(station.progress, par) * base + radius,
    ) &&
    !greens.some((green) => distance(green.centre, point) < green.radius * 1.9 + radius) &&
    !bunkers.some((bunker) => distance(bunker.centre, point) < bunker.radius + radius + 4 * unit) &&
    !wet(point, radius * 1.5 + 5 * unit)

  if (terrain === 'parkland') {
    // trees along the fairway, as on Japanese parkland courses
    const step = (23 * unit) / line.length
    for (const way of [1, -1]) {
      for (let progress = 0.1; progress < 0.9; progress += step) {
        const station = line.at(progress)
        const size = random.integer(1, 2) as TreeSize
        const at = shift(station.point, station.side, way * base * random.between(2.02, 2.2))
        const crowded = list.some((tree) => distance(tree.at, at) < radii[1] * 2)
        if (!random.chance(0.12) && !crowded && free(at, radii[size] * 0.9))
          list.push({ at, size, coloured: false })
      }
    }
  }
  const avenue = list.slice()
  const step = stand.spacing * unit
  for (let row = 0, y = -step * 0.4; y < height + step; y += step * 0.87, row++) {
    for (let x = (row % 2) * step * 0.5 - step * 0.5; x < width + step; x += step) {
      const at: Point = [
        x + random.between(-0.46, 0.46) * step,
        y + random.between(-0.46, 0.46) * step,
      ]
      const size = random.integer(0, 2) as TreeSize
      const luck = random.between(0, 0.22)
      if (grove(at[0], at[1]) < stand.floor + luck) continue
      if (avenue.some((tree) => distance(tree.at, at) < radii[size] + radii[2])) continue
      if (free(at, radii[size])) list.push({ at, size, coloured: false })
    }
  }
  if (season === 'green') return { radii, season, list }
  return { radii, season, list: list.map((tree) => ({ ...tree, coloured: random.chance(0.07) })) }
}

/**
 * Half-width of the gap between the trees, relative to the fairway's: narrow at the tees, wider after
 * them.
 */
function corridor(progress: number, par: Par): number {
  const open = par === 3 ? 1.35 : 1.6
  return progress < 0.16 ? open * (0.72 + 0.28 * (progress / 0.16)) : open
}
