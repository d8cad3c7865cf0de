import { outlines } from './layers/paint.ts'
import { contours } from './plan/relief.ts'
import { seededRandom } from './seeded-random.ts'
import { short } from './svg-path.ts'

export interface ContourLineOptions {
  width?: number
  height?: number
  levels?: number
  /** Distance between samples, viewBox units: larger is coarser and smaller in bytes. */
  cell?: number
  /** Line width; every fifth line is an index contour, 1.7 times as wide. */
  stroke?: number
  hills?: number
}

/** Background of footers, empty states and cards: contour lines in `currentColor`. */
export function contourLines(
  seed: string,
  {
    width = 1200,
    height = 600,
    levels = 14,
    cell = 22,
    stroke = 1,
    hills = 8,
  }: ContourLineOptions = {},
): string {
  const rings = contours(seededRandom(`${seed}/contours`), {
    width,
    height,
    count: hills,
    spread: 0.7,
    levels,
    cell,
  })
  const paths = rings
    .map((level, i) => {
      const pathData = outlines(level, 0)
      return pathData
        ? `<path d="${pathData}"${i % 5 === 4 ? ` stroke-width="${short(stroke * 1.7)}"` : ''}/>`
        : ''
    })
    .join('')
  return (
    `<svg class="contours" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `preserveAspectRatio="xMidYMid slice" aria-hidden="true"><g fill="none" ` +
    `stroke="currentColor" stroke-width="${short(stroke)}">${paths}</g></svg>`
  )
}
