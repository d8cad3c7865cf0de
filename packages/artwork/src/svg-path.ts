import { middle } from './geometry.ts'
import type { Point } from './geometry.ts'

/** Decimal places in a path: 1 for the hole itself, 0 for the background. */
export type Places = 0 | 1

/** Shortest decimal text of a number at one place: 12, .5, -3.1. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return (Object.is(rounded, -0) ? 0 : rounded).toString().replace(/^(-?)0\./, '$1.')
}

export const pair = (point: Point): string => joined([short(point[0]), short(point[1])])

/** Joins numbers, with a space only where no minus sign separates them. */
function joined(numbers: readonly string[]): string {
  return numbers.reduce(
    (text, next) => (text === '' || next.startsWith('-') ? text + next : `${text} ${next}`),
    '',
  )
}

/**
 * A rounded outline through the midpoints of a polygon, as quadratic curves. Only the first control
 * point is written: the following ones are its reflections ("t"), which halves the size. Rounding
 * errors do not accumulate, because every midpoint is computed from the rounded control point.
 */
export function closedPath(points: readonly Point[], places: Places = 1): string {
  const first = points[0]
  const last = points[points.length - 1]
  if (!first || !last || points.length < 3) return ''
  const pen = startPen(middle(last, first), places)
  let text = `M${pen.text}`
  text += curveThrough(
    pen,
    points.map((point, i) => [point, points[(i + 1) % points.length] ?? first]),
  )
  return `${text}Z`
}

/** A rounded open line from the first to the last point. */
export function openPath(points: readonly Point[], places: Places = 1): string {
  const first = points[0]
  const last = points[points.length - 1]
  if (!first || !last || points.length < 2) return ''
  const pen = startPen(first, places)
  const inner = points
    .slice(1, -1)
    .map((point, i): [Point, Point] => [point, points[i + 2] ?? last])
  const end = startPen(last, places)
  return `M${pen.text}${inner.length ? curveThrough(pen, inner) : ''}L${end.text}`
}

interface Pen {
  x: number
  y: number
  unit: number
  text: string
}

/** Positions are whole numbers of the smallest unit, so that sums of rounded steps are exact. */
function startPen(point: Point, places: Places): Pen {
  const unit = places === 1 ? 10 : 1
  const x = Math.round(point[0] * unit)
  const y = Math.round(point[1] * unit)
  return { x, y, unit, text: joined([short(x / unit), short(y / unit)]) }
}

/** Each pair is a control point and the one after it; the curve passes between the two. */
function curveThrough(pen: Pen, controls: readonly (readonly [Point, Point])[]): string {
  const { unit } = pen
  const numbers: string[] = []
  let text = ''
  let cx = 0
  let cy = 0
  controls.forEach(([control, next], i) => {
    if (i === 0) {
      cx = Math.round(control[0] * unit)
      cy = Math.round(control[1] * unit)
      text = `q${joined([short((cx - pen.x) / unit), short((cy - pen.y) / unit)])}`
    }
    const x = Math.round((cx + next[0] * unit) / 2)
    const y = Math.round((cy + next[1] * unit) / 2)
    numbers.push(short((x - pen.x) / unit), short((y - pen.y) / unit))
    cx = 2 * x - cx
    cy = 2 * y - cy
    pen.x = x
    pen.y = y
  })
  const [x0 = '0', y0 = '0', ...rest] = numbers
  text += `${x0.startsWith('-') ? '' : ' '}${joined([x0, y0])}`
  return rest.length ? `${text}t${joined(rest)}` : text
}

/**
 * A straight-sided line in small relative steps, which is shorter than absolute points; "z" closes
 * it.
 */
export function numbersPath(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const pen = startPen(first, 1)
  let { x, y } = pen
  const steps: string[] = []
  for (const point of rest) {
    const [nextX, nextY] = [Math.round(point[0] * 10), Math.round(point[1] * 10)]
    steps.push(short((nextX - x) / 10), short((nextY - y) / 10))
    ;[x, y] = [nextX, nextY]
  }
  return `M${pen.text}${steps.length ? `l${joined(steps)}` : ''}`
}

/** Straight-sided outline. */
export function polygonPath(points: readonly Point[], places: Places = 1): string {
  return `M${points.map((point) => startPen(point, places).text).join('L')}Z`
}

/**
 * Points as zero-length strokes: with round caps each is a disc of the stroke's width. Steps are
 * relative, so a neighbour costs five or six characters.
 */
export function dotsPath(points: readonly Point[], places: Places = 0): string {
  let from = { x: 0, y: 0 }
  return points
    .map((point, i) => {
      const pen = startPen(point, places)
      const step = joined([short((pen.x - from.x) / pen.unit), short((pen.y - from.y) / pen.unit)])
      from = pen
      return `${i === 0 ? 'M' : 'm'}${step}h0`
    })
    .join('')
}
