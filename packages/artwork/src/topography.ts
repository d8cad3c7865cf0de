import type { SeededRandom } from './seeded-random.ts'

/** The height of each place of the picture. */
export type Field = (x: number, y: number) => number

export interface Frame {
  width: number
  height: number
}

export interface HillOptions extends Frame {
  count: number
  /** Size of a hill relative to the longer side. */
  spread: number
}

/** Hills and a few hollows as a sum of Gaussians, so that contour lines are smooth. */
export function hills(random: SeededRandom, { width, height, count, spread }: HillOptions): Field {
  const reach = Math.max(width, height) * spread
  const list = Array.from({ length: count }, () => {
    const size = random.between(0.16, 0.36) * reach
    const stretch = random.between(0.55, 1.7)
    return {
      x: random.between(-0.1, 1.1) * width,
      y: random.between(-0.15, 1.15) * height,
      kx: stretch / (size * size),
      ky: 1 / (stretch * size * size),
      rise: random.between(0.45, 1) * (random.chance(0.24) ? -0.7 : 1),
    }
  })
  return (x, y) => {
    let z = 0
    for (const hill of list) {
      const fall = (x - hill.x) ** 2 * hill.kx + (y - hill.y) ** 2 * hill.ky
      if (fall < 12) z += hill.rise * Math.exp(-fall)
    }
    return z
  }
}
