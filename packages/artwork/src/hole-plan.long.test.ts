import { describe, expect, it } from 'vitest'
import { distance } from './geometry.ts'
import type { Point } from './geometry.ts'
import { TERRAINS } from './palette.ts'
import { planHole } from './plan/hole-plan.ts'
import type { HolePlan } from './plan/hole.ts'
import { crossesItself, painted } from '../test/outlines.ts'

const CARD = { width: 640, height: 400 }
const HEADER = { width: 1440, height: 460, focus: 0.76 }
const courses = (
  count: number,
  frame: { width: number; height: number; focus?: number },
): HolePlan[] =>
  Array.from({ length: count }, (_, i) =>
    planHole(`course-${i}`, { ...frame, terrain: TERRAINS[i % 3] }),
  )
const CARDS = courses(450, CARD)
const length = (line: readonly Point[]) =>
  line.reduce((sum, point, i) => sum + distance(line[i - 1] ?? point, point), 0)

/**
 * The box of the flag in the 640 x 376 of a card: drawn in this size, or cropped from the middle of
 * 640 x 400.
 */
function flagOnCard({ flag: { cup, pole, length: reach, wind } }: HolePlan, above = 12) {
  return {
    left: Math.min(cup[0], cup[0] + wind * reach),
    right: Math.max(cup[0], cup[0] + wind * reach),
    top: cup[1] - pole - 2 - above,
    bottom: cup[1] - above,
  }
}
const ON_CARDS = [
  ...CARDS.map((plan) => flagOnCard(plan)),
  ...courses(450, { width: 640, height: 376 }).map((plan) => flagOnCard(plan, 0)),
]

describe('the flag', () => {
  it('is not covered by the date badge, top left on a card of 640 x 376', () => {
    expect(ON_CARDS.filter((flag) => flag.left < 12 + 130 && flag.top < 12 + 56)).toEqual([])
    // on the narrowest phone the badge covers more of the picture
    expect(ON_CARDS.filter((flag) => flag.left < 200 && flag.top < 112)).toEqual([])
  })

  it('is not covered by the state badge, top right', () => {
    expect(ON_CARDS.filter((flag) => flag.right > 450 && flag.top < 64)).toEqual([])
  })

  it('is inside the picture, on its green, over grass and not over sand', () => {
    for (const plan of CARDS) {
      const { flag, green, bunkers } = plan
      const box = flagOnCard(plan)
      expect(box.left).toBeGreaterThan(0)
      expect(box.right).toBeLessThan(640)
      expect(box.top).toBeGreaterThan(0)
      expect(painted(flag.cup, [green.outline])).toBe(true)
      const behind = bunkers.filter(({ outline }) =>
        outline.some(
          ([x, y]) =>
            x > box.left &&
            x < box.right &&
            y > flag.cup[1] - flag.pole &&
            y < flag.cup[1] - flag.pole + flag.depth,
        ),
      )
      expect(behind).toEqual([])
    }
  })
})

describe('the hole', () => {
  it('has outlines that do not cross themselves', () => {
    for (const frame of [CARD, HEADER, { width: 840, height: 900 }]) {
      for (const { grass, water, bunkers, green } of courses(90, frame)) {
        const outlines = [
          grass.rough,
          ...grass.firstCut,
          ...grass.fairway,
          green.outline,
          ...bunkers.map((b) => b.outline),
          ...water.ponds.map((pond) => pond.outline),
        ]
        expect(outlines.filter(crossesItself)).toEqual([])
      }
    }
  })

  it('has green and tees inside the part that a card shows', () => {
    for (const { green, tees } of CARDS) {
      for (const [x, y] of [...green.outline, ...tees.flatMap((tee) => tee.corners)]) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(640)
        expect(y).toBeGreaterThan(12)
        expect(y).toBeLessThan(388)
      }
    }
  })

  it('is mirrored by a focus on the other side, and otherwise unchanged', () => {
    for (let i = 0; i < 60; i++) {
      const terrain = TERRAINS[i % 3]
      const right = planHole(`course-${i}`, { ...CARD, terrain, focus: 0.7 })
      const left = planHole(`course-${i}`, { ...CARD, terrain, focus: 0.3 })
      const mirror = ([x, y]: Point): [number, number] => [
        Math.round((640 - x) * 1000),
        Math.round(y * 1000),
      ]
      const exact = ([x, y]: Point): [number, number] => [
        Math.round(x * 1000),
        Math.round(y * 1000),
      ]
      expect(left.line.map(exact)).toEqual(right.line.map(mirror))
      expect(left.grass.fairway.flat().map(exact)).toEqual(right.grass.fairway.flat().map(mirror))
      expect(left.bunkers.map((b) => exact(b.centre))).toEqual(
        right.bunkers.map((b) => mirror(b.centre)),
      )
      expect(left.trees.list.map((tree) => exact(tree.at))).toEqual(
        right.trees.list.map((tree) => mirror(tree.at)),
      )
      expect(exact(left.flag.cup)).toEqual(mirror(right.flag.cup))
      expect(left.flag.wind).toBe(-right.flag.wind)
    }
  })

  it('has the green at the focus', () => {
    for (const focus of [0.24, 0.5, 0.62, 0.76])
      expect(
        planHole('koga-golf-club', { width: 1440, height: 460, focus }).green.centre[0],
      ).toBeCloseTo(1440 * focus, 6)
  })

  it('has the same par, mowing, side of play and side of the sea in every format', () => {
    const seaSide = (plan: HolePlan, height: number) => {
      const ring = (plan.water.sea?.water ?? []).flat().filter(([, y]) => y > 0 && y < height)
      return Math.sign(
        ring.reduce((sum, [, y]) => sum + y, 0) / (ring.length || 1) -
          plan.line.reduce((sum, [, y]) => sum + y, 0) / plan.line.length,
      )
    }
    let sameSea = 0
    for (let i = 0; i < 100; i++) {
      const card = planHole(`course-${i}`, { ...CARD, terrain: 'seaside' })
      const phone = planHole(`course-${i}`, { width: 390, height: 264, terrain: 'seaside' })
      const share = planHole(`course-${i}`, { width: 1200, height: 630, terrain: 'seaside' })
      for (const other of [phone, share]) {
        expect(other.par).toBe(card.par)
        expect(other.grass.mowing).toBe(card.grass.mowing)
        expect(Math.sign(other.line[0]![0] - other.green.centre[0])).toBe(
          Math.sign(card.line[0]![0] - card.green.centre[0]),
        )
      }
      if (seaSide(card, 400) === seaSide(phone, 264) && seaSide(card, 400) === seaSide(share, 630))
        sameSea++
    }
    expect(sameSea).toBeGreaterThanOrEqual(97)
  })

  it('is drawn longer for a par 5 than for a par 3', () => {
    const mean = (par: number) => {
      const holes = CARDS.filter((plan) => plan.par === par).map((plan) => length(plan.line))
      return holes.reduce((sum, value) => sum + value, 0) / holes.length
    }
    expect(mean(5)).toBeGreaterThan(1.3 * mean(3))
  })

  it('varies: more than 80 kinds among 450 holes', () => {
    const kinds = new Set(
      CARDS.map(({ par, grass, water, spare, line, green }) =>
        [
          par,
          grass.mowing,
          grass.fairway.length,
          water.stream ? 'stream' : water.sea ? 'sea' : water.ponds.length,
          spare ? 2 : 1,
          line[0]![0] < green.centre[0],
          line[0]![1] < green.centre[1],
        ].join(' '),
      ),
    )
    expect(kinds.size).toBeGreaterThan(80)
  })
})
