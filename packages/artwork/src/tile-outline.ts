/** Top left corner of a tile of size 1. */
export interface Tile {
  x: number
  y: number
}

interface OutlineOptions {
  /** Distance of the line from the tiles. */
  grow: number
  radius: number
}

/** An outer side of a tile, clockwise; (nx, ny) is its outward normal. */
interface Side {
  x1: number
  y1: number
  x2: number
  y2: number
  nx: number
  ny: number
}

/**
 * Path data of the rounded outline around a set of tiles. Tiles that touch at a corner only stay
 * separate parts.
 */
export function outlineOf(tiles: readonly Tile[], { grow, radius }: OutlineOptions): string {
  return loops(openSides(tiles))
    .map((loop) => {
      const corners = loop.flatMap((side, i) => {
        const before = loop[(i + loop.length - 1) % loop.length] ?? side
        if (side.nx === before.nx && side.ny === before.ny) return []
        return [
          {
            x: side.x1 + grow * (side.nx + before.nx),
            y: side.y1 + grow * (side.ny + before.ny),
            from: direction(before),
            to: direction(side),
          },
        ]
      })
      const text = corners.map(
        ({ x, y, from, to }, i) =>
          `${i ? 'L' : 'M'}${at(x - from.x * radius, y - from.y * radius)}` +
          `Q${at(x, y)} ${at(x + to.x * radius, y + to.y * radius)}`,
      )
      return `${text.join('')}Z`
    })
    .join('')
}

function openSides(tiles: readonly Tile[]): Side[] {
  const taken = new Set(tiles.map(({ x, y }) => `${x},${y}`))
  return tiles.flatMap(({ x, y }) =>
    [
      { x1: x, y1: y, x2: x + 1, y2: y, nx: 0, ny: -1 },
      { x1: x + 1, y1: y, x2: x + 1, y2: y + 1, nx: 1, ny: 0 },
      { x1: x + 1, y1: y + 1, x2: x, y2: y + 1, nx: 0, ny: 1 },
      { x1: x, y1: y + 1, x2: x, y2: y, nx: -1, ny: 0 },
    ].filter(({ nx, ny }) => !taken.has(`${x + nx},${y + ny}`)),
  )
}

function loops(sides: readonly Side[]): Side[][] {
  const left = new Set(sides)
  const result: Side[][] = []
  for (const first of sides) {
    if (!left.has(first)) continue
    const loop: Side[] = []
    let side: Side | undefined = first
    while (side) {
      left.delete(side)
      loop.push(side)
      side = follow(side, left)
    }
    result.push(loop)
  }
  return result
}

/** The next side. At a corner that two tiles share it is the one that turns right: the same tile. */
function follow(side: Side, left: ReadonlySet<Side>): Side | undefined {
  const next = [...left].filter((other) => other.x1 === side.x2 && other.y1 === side.y2)
  return next.find((other) => other.nx === -side.ny && other.ny === side.nx) ?? next[0]
}

/** Direction along a side; the outward normal is on its left. */
const direction = (side: Side) => ({ x: side.x2 - side.x1, y: side.y2 - side.y1 })

const at = (x: number, y: number): string => `${round(x)} ${round(y)}`
const round = (value: number): number => Math.round(value * 1000) / 1000
