import { expect, it } from 'vitest'
import { kamon } from './kamon.ts'
import { MOTIFS } from './kamon-motifs.ts'
import { hashText } from './seeded-random.ts'
import { pathPoints, readSvg } from '../test/svg-reading.ts'

it('draws the same crest from the same seed, also in later versions', () => {
  const rows = ['user_1', 'user_2', 'user_3', 'user_4', 'user_5'].map((seed) => {
    const svg = kamon(seed)
    expect(kamon(seed)).toBe(svg)
    return `${seed}: ${readSvg(svg).names.length} shapes, ${svg.length} bytes, ${hashText(svg).toString(16)}`
  })
  expect(rows).toMatchInlineSnapshot(`
    [
      "user_1: 16 shapes, 830 bytes, 5bb06f42",
      "user_2: 13 shapes, 1052 bytes, 2ed2e09",
      "user_3: 17 shapes, 751 bytes, bb2842c3",
      "user_4: 23 shapes, 1160 bytes, 9c77e98e",
      "user_5: 8 shapes, 578 bytes, c6f1f106",
    ]
  `)
})

it('draws different crests for different users', () => {
  const crests = new Set(Array.from({ length: 300 }, (_, i) => kamon(`person-${i}`)))
  expect(crests.size).toBeGreaterThan(270)
})

it('is well-formed, small, in two colours and without style attributes', () => {
  for (let i = 0; i < 300; i++) {
    const svg = kamon(`person-${i}`)
    const { attributes, paths } = readSvg(svg)
    expect(attributes).not.toContain('style')
    expect(svg).not.toMatch(/currentColor|NaN|Infinity|undefined/)
    expect(new Set(svg.match(/#[0-9a-f]{6}/g)).size).toBe(2)
    expect(svg.length).toBeLessThan(4000)
    for (const point of paths.flatMap(pathPoints)) expect(point.every(Number.isFinite)).toBe(true)
  }
})

it('repeats its figure by rotation', () => {
  const allowed = new Set(MOTIFS.flatMap((motif) => motif.folds))
  for (let i = 0; i < 100; i++) {
    const turns = [...kamon(`person-${i}`).matchAll(/<g transform="rotate\(([-\d.]+)\)">/g)].map(
      (match) => Number(match[1]),
    )
    expect(allowed.has(turns.length)).toBe(true)
    const step = 360 / turns.length
    for (const [index, turn] of turns.entries())
      expect(Math.abs(turn - turns[0]! - index * step)).toBeLessThan(0.2)
  }
})

it('draws every figure inside the rim', () => {
  for (const motif of MOTIFS) {
    for (const folds of motif.folds) {
      const points = readSvg(
        motif.draw(folds, { figure: '#ffffff', ground: '#000000' }),
      ).paths.flatMap(pathPoints)
      for (const [x, y] of points) expect(Math.sqrt(x * x + y * y)).toBeLessThan(36)
    }
  }
})
