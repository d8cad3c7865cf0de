import { expect, it } from 'vitest'
import type { Point } from './geometry.ts'
import { seededRandom } from './seeded-random.ts'
import { closedPath, dotsPath, openPath, short } from './svg-path.ts'
import { pathPoints } from '../test/svg-reading.ts'

const ring = (count: number): Point[] => {
  const random = seededRandom(`ring ${count}`)
  return Array.from({ length: count }, (_, i) => {
    const t = (i / count) * Math.PI * 2
    const radius = random.between(80, 120)
    return [200 + radius * Math.cos(t), 200 + radius * Math.sin(t)]
  })
}

it('writes the shortest numbers that SVG allows', () => {
  expect([0.5, -0.5, 12, -0.04, 3.14159].map(short)).toEqual(['.5', '-.5', '12', '0', '3.1'])
})

it('passes through the midpoints of a polygon without accumulating rounding errors', () => {
  for (const [places, slack] of [
    [1, 0.11],
    [0, 1.1],
  ] as const) {
    const points = ring(300)
    const drawn = pathPoints(closedPath(points, places).replace('Z', ''))
    // the start, then one point on the curve after each control point
    expect(drawn).toHaveLength(points.length + 1)
    points.forEach(([x, y], i) => {
      const [nx, ny] = points[(i + 1) % points.length]!
      const [dx, dy] = drawn[i + 1]!
      expect(Math.abs(dx - (x + nx) / 2)).toBeLessThan(slack)
      expect(Math.abs(dy - (y + ny) / 2)).toBeLessThan(slack)
    })
    // the renderer reflects the control point at every step: it must match the corners of the
    // polygon to the end
    let control = points[0]!.map(
      (coordinate) => Math.round(coordinate * (places ? 10 : 1)) / (places ? 10 : 1),
    )
    points.forEach(([x, y], i) => {
      expect(Math.abs(control[0]! - x)).toBeLessThan(2 * slack)
      expect(Math.abs(control[1]! - y)).toBeLessThan(2 * slack)
      control = [2 * drawn[i + 1]![0] - control[0]!, 2 * drawn[i + 1]![1] - control[1]!]
    })
  }
})

it('draws an open line from its first to its last point', () => {
  const drawn = pathPoints(
    openPath([
      [1, 2],
      [30, 44],
      [70, 10],
      [100, 20],
    ]),
  )
  expect(drawn[0]).toEqual([1, 2])
  expect(drawn.at(-1)).toEqual([100, 20])
})

it('draws every dot at its point', () => {
  const dots = ring(40)
  const drawn = pathPoints(dotsPath(dots)).filter((_, i) => i % 2 === 0)
  expect(drawn).toEqual(dots.map(([x, y]) => [Math.round(x), Math.round(y)]))
})

it('draws nothing from too few points', () => {
  expect(
    closedPath([
      [0, 0],
      [1, 1],
    ]),
  ).toBe('')
  expect(openPath([[0, 0]])).toBe('')
  expect(dotsPath([])).toBe('')
})
