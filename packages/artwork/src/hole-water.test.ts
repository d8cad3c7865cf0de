import { describe, expect, it } from 'vitest'
import { areaOf, distanceToLine } from './geometry.ts'
import type { Point } from './geometry.ts'
import type { Terrain } from './palette.ts'
import { planHole } from './plan/hole-plan.ts'
import type { HolePlan } from './plan/hole.ts'
import { painted } from '../test/outlines.ts'

const COUNT = 150
const planned = (terrain: Terrain): HolePlan[] =>
  Array.from({ length: COUNT }, (_, i) =>
    planHole(`course-${i}`, { width: 640, height: 400, terrain }),
  )
const HOLES: Readonly<Record<Terrain, HolePlan[]>> = {
  mountain: planned('mountain'),
  seaside: planned('seaside'),
  parkland: planned('parkland'),
}
const wet = ({ water }: HolePlan, point: Point) =>
  painted(point, water.sea?.water ?? []) ||
  water.ponds.some((pond) => painted(point, [pond.outline]))

describe('the sea', () => {
  it('covers 10 to 40 % of every seaside picture', () => {
    for (const plan of HOLES.seaside) {
      const spots = Array.from({ length: 640 }, (_, i): Point => [
        ((i % 32) + 0.5) * 20,
        (Math.floor(i / 32) + 0.5) * 20,
      ])
      const share = spots.filter((point) => wet(plan, point)).length / spots.length
      expect(share).toBeGreaterThan(0.1)
      expect(share).toBeLessThan(0.4)
    }
  })

  it('covers no fairway, green, tee or bunker', () => {
    for (const plan of HOLES.seaside) {
      const ground = [
        ...plan.grass.fairway.flat(),
        ...plan.green.outline,
        ...plan.tees.flatMap((tee) => tee.corners),
        ...plan.bunkers.flatMap((b) => b.outline),
      ]
      expect(ground.filter((point) => wet(plan, point))).toEqual([])
    }
  })

  it('has no small separate parts', () => {
    for (const frame of [
      { width: 640, height: 376 },
      { width: 1440, height: 460, focus: 0.76 },
    ]) {
      for (let i = 0; i < 60; i++) {
        const { sea } = planHole(`course-${i}`, { ...frame, terrain: 'seaside' }).water
        const sizes = (sea?.water ?? []).map(areaOf).sort((a, b) => b - a)
        expect(sizes.filter((size) => size < 0.2 * sizes[0]!)).toEqual([])
      }
    }
  })

  it('lies inside its beach, with coast lines and rocks inside the sea', () => {
    for (const plan of HOLES.seaside) {
      const { sea } = plan.water
      if (!sea) throw new Error('a seaside course without a sea')
      const inFrame = ([x, y]: Point) => x > 0 && y > 0 && x < 640 && y < 400
      expect(
        sea.water
          .flat()
          .filter(inFrame)
          .filter((point) => !painted(point, sea.beach)),
      ).toEqual([])
      for (const echo of sea.echoes)
        expect(
          echo
            .flat()
            .filter(inFrame)
            .filter((point) => !painted(point, sea.water)),
        ).toEqual([])
      expect(sea.rocks.flat().filter((point) => !painted(point, sea.water))).toEqual([])
    }
  })
})

describe('inland water', () => {
  it('covers no tee, bunker or tree', () => {
    for (const terrain of ['parkland', 'mountain'] as const) {
      for (const plan of HOLES[terrain]) {
        const dry = [
          ...plan.tees.flatMap((tee) => tee.corners),
          ...plan.bunkers.flatMap((b) => b.outline),
          ...plan.trees.list.map((tree) => tree.at),
        ]
        expect(dry.filter((point) => wet(plan, point))).toEqual([])
      }
    }
  })

  it('most parkland holes have a pond or a stream, none a sea', () => {
    const plans = HOLES.parkland
    expect(
      plans.filter((plan) => plan.water.ponds.length > 0 || plan.water.stream).length,
    ).toBeGreaterThan(0.7 * COUNT)
    expect(plans.filter((plan) => plan.water.sea)).toEqual([])
  })

  it('streams keep a distance from green and tees', () => {
    const streams = HOLES.mountain.filter((plan) => plan.water.stream)
    expect(streams.length).toBeGreaterThan(0.3 * COUNT)
    for (const { water, green, tees } of streams) {
      const course = water.stream?.course ?? []
      expect(distanceToLine(green.centre, course)).toBeGreaterThan(1.6 * green.radius)
      for (const corner of tees.flatMap((tee) => tee.corners))
        expect(distanceToLine(corner, course)).toBeGreaterThan(6)
    }
  })
})

describe('the trees', () => {
  it('cover no fairway, green or bunker', () => {
    for (const terrain of ['mountain', 'seaside', 'parkland'] as const) {
      for (const { trees, grass, green, spare, bunkers } of HOLES[terrain]) {
        const open = [
          ...grass.fairway,
          green.outline,
          ...(spare ? [spare.outline] : []),
          ...bunkers.map((b) => b.outline),
        ]
        expect(
          trees.list.filter(({ at }) => open.some((outline) => painted(at, [outline]))),
        ).toEqual([])
      }
    }
  })
})
