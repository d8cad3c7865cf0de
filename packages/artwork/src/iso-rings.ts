import type { Point } from './geometry.ts'
import type { Field, Frame } from './topography.ts'

/** A field read at the corners of square cells, and a little beyond the frame on every side. */
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
  for (let j = 0, k = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++, k++) {
      // the border lies below every level, so every line closes outside the picture
      if (i === 0 || j === 0 || i === columns - 1 || j === rows - 1) {
        values[k] = -Infinity
        continue
      }
      const value = field((i - MARGIN) * cell, (j - MARGIN) * cell)
      values[k] = value
      if (value < low) low = value
      if (value > high) high = value
    }
  }
  return { cell, columns, rows, values, low, high }
}

/**
 * Closed lines of one height (marching squares). Lines of one field never cross each other or
 * themselves, which is why coasts and their echoes are drawn this way. `every` thins long rings
 * out: 3 keeps every third point.
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
 * Edges are numbered: 2k is the one right of corner k, 2k + 1 the one below it. Each crossed edge
 * has two neighbours.
 */
function linkCrossings({ columns, rows, values }: Grid, level: number): Map<number, number[]> {
  const links = new Map<number, number[]>()
  const link = (a: number, b: number) => {
    const known = links.get(a)
    if (known) known.push(b)
    else links.set(a, [b])
  }
  const above = (k: number) => (values[k] ?? -Infinity) > level
  for (let j = 0; j < rows - 1; j++) {
    for (let i = 0; i < columns - 1; i++) {
      const k = j * columns + i
      const shape =
        (above(k) ? 8 : 0) |
        (above(k + 1) ? 4 : 0) |
        (above(k + columns + 1) ? 2 : 0) |
        (above(k + columns) ? 1 : 0)
      if (shape === 0 || shape === 15) continue
      const edge = (side: string | undefined) =>
        side === 'T'
          ? 2 * k
          : side === 'L'
            ? 2 * k + 1
            : side === 'B'
              ? 2 * (k + columns)
              : 2 * (k + 1) + 1
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
  const k = edge >> 1
  const down = (edge & 1) === 1
  const a = values[k] ?? 0
  const b = values[down ? k + columns : k + 1] ?? 0
  const outer = !Number.isFinite(a) || !Number.isFinite(b)
  const t = outer ? 0.5 : (level - a) / (b - a)
  const i = (k % columns) - MARGIN
  const j = Math.floor(k / columns) - MARGIN
  return { outer, point: down ? [i * cell, (j + t) * cell] : [(i + t) * cell, j * cell] }
}

/**
 * Along the outer border, where a ring is straight, only its corners stay: thinning them would cut
 * across the picture.
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
