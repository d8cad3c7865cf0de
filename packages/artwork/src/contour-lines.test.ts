import { expect, it } from 'vitest'
import { contourLines } from './contour-lines.ts'
import { hashText } from './seeded-random.ts'
import { pathPoints, readSvg } from '../test/svg-reading.ts'

it('draws the same contour lines from the same seed, also in later versions', () => {
  const rows = ['footer', 'lost-ball', 'plate-2', 'guides', 'empty'].map((seed) => {
    const svg = contourLines(seed)
    expect(contourLines(seed)).toBe(svg)
    return `${seed}: ${readSvg(svg).paths.length} levels, ${svg.length} bytes, ${hashText(svg).toString(16)}`
  })
  expect(rows).toMatchInlineSnapshot(`
    [
      "footer: 14 levels, 3425 bytes, 476a4a16",
      "lost-ball: 14 levels, 4054 bytes, 54a3c88d",
      "plate-2: 14 levels, 3616 bytes, f14e9d4e",
      "guides: 14 levels, 3539 bytes, 2a9446a",
      "empty: 14 levels, 3962 bytes, 35a63a51",
    ]
  `)
})

it('draws in the colour of the surrounding text', () => {
  const svg = contourLines('footer')
  expect(svg).toContain('stroke="currentColor"')
  expect(svg).toContain('fill="none"')
  expect(readSvg(svg).attributes).not.toContain('style')
})

it('closes every line outside the picture', () => {
  const inside = (x: number, y: number) => x > 0 && y > 0 && x < 520 && y < 330
  for (let i = 0; i < 40; i++) {
    const parts = readSvg(contourLines(`place-${i}`, { width: 520, height: 330, levels: 12 }))
      .paths.flatMap((pathData) => pathData.split(/(?=M)/))
      .map(pathPoints)
    const steps = parts.flatMap((points) =>
      points.slice(1).map((to, index) => [points[index]!, to] as const),
    )
    const visible = steps.filter(([a, b]) =>
      Array.from({ length: 21 }, (_, index) => index / 20).some((t) =>
        inside(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t),
      ),
    )
    expect(visible.length).toBeGreaterThan(50)
    // samples are 22 apart, every third is kept: a longer step would cross the picture
    expect(
      visible.filter(([a, b]) => Math.max(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1])) > 22 * 5),
    ).toEqual([])
  }
})

it('draws lines by the options levels and stroke', () => {
  const levels = (count: number) => readSvg(contourLines('footer', { levels: count })).paths.length
  expect(levels(20)).toBeGreaterThan(levels(8))
  expect(contourLines('footer', { stroke: 2 })).toContain('stroke-width="3.4"')
})
