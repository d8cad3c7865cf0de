import type { Point } from './geometry.ts'
import type { Field, Frame } from './topography.ts'

/** A field sampled at the corners of square cells, with a margin around the frame. */
export interface Grid {
  cell: number
  columns: number
  rows: number
  values: Float64Array
  low: number
  high: number
}

const MARGIN = 3

export function sampleField(field: Field, frame: Frame, cell: number): Grid {
  const columns = Math.ceil(frame.width / cell) + 2 * MARGIN + 1
  const rows = Math.ceil(frame.height / cell) + 2 * MARGIN + 1
  const values = new Float64Array(columns * rows)
  let low = Infinity
  let high = -Infinity
  for (let row = 0, index = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, index++) {
      // the border lies below every level, so every line closes outside the picture
      if (row === 0 || column === 0 || row === rows - 1 || column === columns - 1) {
        values[index] = -Infinity
        continue
      }
      const value = field((column - MARGIN) * cell, (row - MARGIN) * cell)
      values[index] = value
      if (value < low) low = value
      if (value > high) high = value
    }
  }
  return { cell, columns, rows, values, low, high }
}

/**
 * Closed lines of one height (marching squares). Lines of a field never cross each other or
 * themselves, so coasts and the lines along them are drawn this way. `every` thins long rings: 3
 * keeps every third point.
 */
export function isoRings(grid: Grid, level: number, every = 1): Point[][] {
  const links = linkCrossings(grid, level)
  const seen = new Set<number>()
  const rings: Point[][] = []
  for (const start of links.keys()) {
    if (seen.has(start)) continue
    const edges: number[] = []
    let current: number | undefined = start
    while (current !== undefined) {
      seen.add(current)
      edges.push(current)
      current = links.get(current)?.find((edge) => !seen.has(edge))
    }
    if (edges.length > 6)
      rings.push(
        thinned(
          edges.map((edge) => crossing(grid, level, edge)),
          edges.length < 6 * every ? 1 : every,
        ),
      )
  }
  return rings
}

/**
 * Cell corners above the level, clockwise from top left (8, 4, 2, 1), to the sides that the line
 * joins.
 */
const JOINS: readonly (readonly string[])[] = [
  [],
  ['LB'],
  ['BR'],
  ['LR'],
  ['TR'],
  ['LT', 'BR'],
  ['TB'],
  ['LT'],
  ['LT'],
  ['TB'],
  ['LB', 'TR'],
  ['TR'],
  ['LR'],
  ['BR'],
  ['LB'],
  [],
]

/**
 * Edges have numbers: 2k is the edge to the right of corner k, 2k + 1 the edge below it. Each crossed
 * edge has two neighbours.
 */
function linkCrossings({ columns, rows, values }: Grid, level: number): Map<number, number[]> {
  const links = new Map<number, number[]>()
  const link = (a: number, b: number) => {
    const known = links.get(a)
    if (known) known.push(b)
    else links.set(a, [b])
  }
  const above = (corner: number) => (values[corner] ?? -Infinity) > level
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const corner = row * columns + column
      const shape =
        (above(corner) ? 8 : 0) |
        (above(corner + 1) ? 4 : 0) |
        (above(corner + columns + 1) ? 2 : 0) |
        (above(corner + columns) ? 1 : 0)
      if (shape === 0 || shape === 15) continue
      const edge = (side: string | undefined) => {
        if (side === 'T') return 2 * corner
        if (side === 'L') return 2 * corner + 1
        return side === 'B' ? 2 * (corner + columns) : 2 * (corner + 1) + 1
      }
      for (const join of JOINS[shape] ?? []) {
        const a = edge(join[0])
        const b = edge(join[1])
        link(a, b)
        link(b, a)
      }
    }
  }
  return links
}

interface Crossing {
  point: Point
  outer: boolean
}

function crossing({ cell, columns, values }: Grid, level: number, edge: number): Crossing {
  const corner = edge >> 1
  const down = (edge & 1) === 1
  const a = values[corner] ?? 0
  const b = values[down ? corner + columns : corner + 1] ?? 0
  const outer = !Number.isFinite(a) || !Number.isFinite(b)
  const t = outer ? 0.5 : (level - a) / (b - a)
  const column = (corner % columns) - MARGIN
  const row = Math.floor(corner / columns) - MARGIN
  return {
    outer,
    point: down ? [column * cell, (row + t) * cell] : [(column + t) * cell, row * cell],
  }
}

/**
 * Keeps every n-th point of a ring. Along the outer border, where the ring is straight, only the
 * corners are kept: without one of them the line would cut across the picture.
 */
function thinned(ring: readonly Crossing[], every: number): Point[] {
  return ring
    .filter(({ point: [x, y], outer }, i) => {
      if (!outer) return i % every === 0
      const before = ring[(i + ring.length - 1) % ring.length]
      const after = ring[(i + 1) % ring.length]
      const straight =
        before?.outer &&
        after?.outer &&
        ((before.point[0] === x && after.point[0] === x) ||
          (before.point[1] === y && after.point[1] === y))
      return !straight
    })
    .map(({ point }) => point)
}
